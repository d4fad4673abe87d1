import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { listen, type Listener } from './listener.ts'

let listener: Listener

afterEach(() => listener.close(0))

test('before it serves it says that it is starting', async () => {
  listener = await listen({ port: 0, host: '127.0.0.1' })
  const early = await fetch(`http://127.0.0.1:${listener.port}/healthz`)
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1'])
  listener.serve((_request, response) => response.end('served'))
  expect(await (await fetch(`http://127.0.0.1:${listener.port}/`)).text()).toBe('served')
})

test('a client that drips its headers is cut off, others are answered meanwhile', async () => {
  listener = await listen({ port: 0, host: '127.0.0.1', headersTimeout: 300, checkEvery: 50 })
  listener.serve((_request, response) => response.end('served'))
  const slow = connect(listener.port, '127.0.0.1')
  const drip = setInterval(() => slow.write('x'), 50)
  slow.on('error', () => {})
  slow.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  const cut = new Promise<string>((resolve) => {
    let answer = ''
    slow.on('data', (data) => (answer += String(data)))
    slow.once('close', () => resolve(answer))
  })
  expect(await (await fetch(`http://127.0.0.1:${listener.port}/`)).text()).toBe('served')
  expect(await cut).toMatch(/^HTTP\/1.1 408 /)
  clearInterval(drip)
})

test('a request that does not end is given up when the patience is over', async () => {
  listener = await listen({ port: 0, host: '127.0.0.1' })
  const taken = new Promise<void>((resolve) => listener.serve(() => resolve()))
  const endless = fetch(`http://127.0.0.1:${listener.port}/`).then(
    () => 'answered',
    () => 'cut',
  )
  await taken
  await listener.close(50)
  expect(await endless).toBe('cut')
})
