import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { exchange, requestOf } from '../../testing/wire.ts'
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

test('a connection that takes nothing of its answer is cut off; one that waits for an answer, is kept alive or was upgraded is not', async () => {
  listener = await listen({ port: 0, host: '127.0.0.1', stalledTimeout: 200 })
  const requests = new Map<string, ServerResponse>()
  const upgraded = new Promise<Socket>((resolve) =>
    listener.server.on('upgrade', (_request, socket) => resolve(socket as Socket)),
  )
  listener.serve((request, response) => void requests.set(request.url ?? '', response))
  const open = (path: string, more = '') => {
    const socket = connect(listener.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`)
    return socket
  }
  const asked = async (path: string) => {
    await expect.poll(() => requests.get(path)).toBeDefined()
  }

  open('/socket', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')
  const kept = open('/kept')
  await asked('/kept')
  requests.get('/kept')?.end('served')
  await once(kept, 'data')
  const waiting = open('/waiting')
  await asked('/waiting')
  const stalled = open('/stalled')
  stalled.pause()
  await asked('/stalled')
  const response = requests.get('/stalled')!
  response.end(Buffer.alloc(50_000_000))
  await once(response, 'close')

  expect(response.writableFinished).toBe(false)
  expect((await upgraded).destroyed).toBe(false)
  requests.get('/waiting')?.end('served late')
  expect(String((await once(waiting, 'data'))[0])).toContain('served late')
  kept.write('GET /again HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await asked('/again')
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

test('connections that have been upgraded, or refused to be, do not keep it from closing', async () => {
  listener = await listen({ port: 0, host: '127.0.0.1' })
  const taken = new Promise<void>((resolve) => listener.server.on('upgrade', () => resolve()))
  const held = connect(listener.port, '127.0.0.1')
  held.on('error', () => {})
  held.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  await taken
  await listener.close(50)
  expect(listener.server.listening).toBe(false)
})

test('few requests of one connection wait for answers at once: a packet of many is cut off, a packet of some is answered', async () => {
  listener = await listen({ port: 0, host: '127.0.0.1' })
  let taken = 0
  listener.serve((_request, response) => {
    taken += 1
    setImmediate(() => response.end('served'))
  })
  const answers = async (count: number) => {
    const packet = Buffer.concat(Array.from({ length: count }, () => requestOf(['GET / HTTP/1.1', 'Host: localhost'])))
    const answer = await exchange({ port: listener.port, parts: [packet, packet], quiet: 300 })
    return answer.split('served').length - 1
  }
  expect([await answers(3), taken]).toEqual([6, 6])
  taken = 0
  expect([await answers(1_500), taken]).toEqual([0, 4])
})

test('of what a connection has sent when it is cut no more than the part under way is read', async () => {
  listener = await listen({ port: 0, host: '127.0.0.1' })
  listener.serve(() => {})
  let read = 0
  listener.server.on('request', () => (read += 1))
  const request = requestOf(['GET / HTTP/1.1', 'Host: localhost'])
  await exchange({ port: listener.port, parts: [Buffer.concat(Array<Buffer>(1_500).fill(request))], quiet: 2_000 })
  expect(read).toBeGreaterThan(4)
  expect(read * request.length).toBeLessThanOrEqual(4 * 1024)
})

test('whoever has left by the time that their request is read, and has no address any more, is not answered', async () => {
  listener = await listen({ port: 0, host: '127.0.0.1' })
  let taken = 0
  listener.serve((_request, response) => {
    taken += 1
    response.end('served')
  })
  const ask = requestOf(['GET / HTTP/1.1', 'Host: localhost'])
  expect(await exchange({ port: listener.port, parts: [ask] })).toContain('served')
  // As the system says of a connection that was reset.
  listener.server.on('connection', (socket) => Object.defineProperty(socket, 'remoteAddress', { value: undefined }))
  expect(await exchange({ port: listener.port, parts: [ask] })).toBe('')
  expect(taken).toBe(1)
})

test('behind a balancer requests that wait are taken up from one client after the other', async () => {
  listener = await listen({ port: 0, host: '127.0.0.1', trustProxy: ['127.0.0.1'] })
  const order: string[] = []
  listener.serve((request, response) => {
    order.push(request.url ?? '')
    const until = performance.now() + 12
    while (performance.now() < until);
    response.end('served')
  })
  const request = (url: string, client: string) =>
    `GET ${url} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n\r\n`
  const open = async () => {
    const socket = connect(listener.port, '127.0.0.1')
    socket.write(request('/first', '192.0.2.1'))
    await once(socket, 'data')
    return socket
  }
  const [greedy, other] = [await open(), await open()]
  greedy.write(['/1', '/2', '/3', '/4'].map((url) => request(url, '203.0.113.1')).join(''))
  other.write(request('/other', '198.51.100.1'))
  await expect.poll(() => order.length).toBe(7)
  expect(order.at(-1)).toBe('/4')
  greedy.destroy()
  other.destroy()
})
