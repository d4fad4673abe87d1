import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { boundConnections } from './connections.ts'
import { listen, type Listener } from './listener.ts'

let listener: Listener | null = null

afterEach(async () => {
  await listener?.close(0)
  listener = null
})

/** A connection from there, and what ends it. */
function from(remoteAddress: string) {
  const onClose: (() => void)[] = []
  return {
    remoteAddress,
    once: (_event: 'close', heard: () => void) => onClose.push(heard),
    close: () => onClose.forEach((heard) => heard()),
  }
}

test.each([
  [1_000_000, 20_000],
  [Infinity, 20_000],
  [20_000, 18_000],
  [4_096, 2_096],
  [1_024, 512],
])('of %d files that the process may open, %d are for connections', (files, connections) => {
  expect(boundConnections({ trustProxy: [], files }).all).toBe(connections)
})

test('one network takes a part of them, and the network above it not all either', () => {
  const { take } = boundConnections({ trustProxy: [], files: 1_000_000 })
  const first = from('203.0.113.1')
  expect(take(first)).toBe(true)
  for (let count = 1; count < 2_000; count++) take(from('203.0.113.1'))
  expect(take(from('203.0.113.1'))).toBe(false)
  expect(take(from('::ffff:203.0.113.1'))).toBe(false)
  first.close()
  expect(take(from('203.0.113.1'))).toBe(true)
  for (const last of [2, 3, 4]) for (let count = 0; count < 2_000; count++) take(from(`203.0.113.${last}`))
  expect([take(from('203.0.113.5')), take(from('203.0.114.1'))]).toEqual([false, true])
})

test('balancers connect for everybody', () => {
  const { take } = boundConnections({ trustProxy: ['10.0.0.0/8'], files: 40 })
  for (let count = 0; count < 20; count++) expect(take(from('10.1.2.3'))).toBe(true)
})

test('a connection past the bound is closed, and the next one is taken when another has gone', async () => {
  listener = await listen({ port: 0, host: '127.0.0.1', files: 16 })
  listener.serve((_request, response) => response.end('served'))
  const { port } = listener
  const ask = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const closed = once(socket, 'close')
    const isAnswered = await Promise.race([once(socket, 'data').then(() => true), closed.then(() => false)])
    return { socket, closed, isAnswered }
  }
  const [one, two, three] = [await ask(), await ask(), await ask()]
  expect([one, two, three].map(({ isAnswered }) => isAnswered)).toEqual([true, true, false])
  one.socket.destroy()
  await expect.poll(async () => (await ask()).isAnswered).toBe(true)
})
