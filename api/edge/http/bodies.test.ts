/** Long bodies that end at the same moment. */
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readBodies } from './bodies.ts'

test('each is read in a turn of its own, so that others come in between; short ones do not wait', async () => {
  const server = Fastify()
  readBodies(server, { takeTurn: (_request, work) => work() })
  let turns = 0
  const count = () => {
    turns += 1
    if (isCounting) setImmediate(count)
  }
  let isCounting = true
  const readAt: number[] = []
  server.post('/', async () => void readAt.push(turns))
  await server.ready()
  setImmediate(count)
  const send = (length: number) =>
    Promise.all(
      Array.from({ length: 5 }, () =>
        server.inject({ method: 'POST', url: '/', payload: { text: 'x'.repeat(length) } }),
      ),
    )
  await send(100_000)
  expect(new Set(readAt).size).toBe(5)
  readAt.length = 0
  await send(10)
  expect(new Set(readAt).size).toBeLessThan(5)
  isCounting = false
  await server.close()
})
