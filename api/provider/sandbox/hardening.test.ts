/** Whatever bytes arrive, the sandbox answers or hangs up, and goes on. */
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { KEYS, orderInput, testProvider, type TestProvider } from '../../testing/provider.ts'

let provider: TestProvider
let port = 0
beforeAll(async () => {
  provider = testProvider((await testDatabase()).url)
  port = Number(new URL(await provider.url()).port)
})
afterAll(() => provider.close())

const AUTHORIZATION = `Authorization: Basic ${btoa(`${KEYS.keyId}:${KEYS.keySecret}`)}\r\n`

/** Sends bytes; answers the first line of what comes back, empty when the connection ends without one. */
async function answerTo(bytes: string | Buffer): Promise<string> {
  return await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.setTimeout(2_000, () => socket.destroy())
    socket.on('data', (data) => {
      heard += String(data)
      if (heard.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard.split('\r\n')[0] ?? ''))
    socket.write(bytes)
  })
}

const request = (line: string, headers = '', body = '') =>
  `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${AUTHORIZATION}${headers}` +
  `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

const lines = ['GET //', 'GET //[', 'GET http://', 'GET /v1/orders/%', 'GET /v1/orders/%E0%A4%A', 'GET /checkout/%00']
const isAlive = async () => expect((await provider.gateway.createOrder(orderInput())).status).toBe('created')

it.each([
  ...lines.map((line): [string, string] => [line, request(line)]),
  ['NUL in a query', request('GET /v1/orders?receipt=%00')],
  ['NUL in a note', request('POST /v1/orders', '', '{"amount":100,"currency":"INR","notes":{"a":"\\u0000"}}')],
  [
    'half a character in a note',
    request('POST /v1/orders', '', '{"amount":100,"currency":"INR","notes":{"a":"\\ud800"}}'),
  ],
  ['no JSON', request('POST /v1/orders', '', '{"amount":')],
  ['a list', request('POST /v1/orders', '', '[1]')],
  ['a number that is too large', request('POST /v1/orders', '', '{"amount":1e400,"currency":"INR"}')],
  ['__proto__', request('POST /v1/orders', '', '{"__proto__":{"amount":100},"currency":"INR"}')],
  ['another method', request('DELETE /v1/orders')],
  ['an unknown path', request('GET /v1/nothing')],
  ['a path out of the API', request('GET /v1/../sandbox/chaos')],
])('answers %s with a 4xx', async (_what, bytes) => {
  expect(await answerTo(bytes)).toMatch(/^HTTP\/1\.1 4\d\d /)
  await isAlive()
})

it.each<[string, string | Buffer]>([
  ['no HTTP', Buffer.from([0, 255, 254, 1, 2, 3, 10, 13])],
  ['half a character in a query', request('GET /v1/orders?receipt=%ED%A0%80')],
  ['a broken header', 'GET / HTTP/1.1\r\nA\r\n\r\n'],
  ['an endless header', `GET / HTTP/1.1\r\nA: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['a broken chunk', 'POST /v1/orders HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ['an upgrade', 'GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
])('survives %s', async (_what, bytes) => {
  await answerTo(bytes)
  await isAlive()
})

it('survives a sender that leaves in the middle of a body', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`POST /v1/orders HTTP/1.1\r\nHost: x\r\n${AUTHORIZATION}Content-Length: 1000\r\n\r\n{"amount"`)
  await isAlive()
  socket.destroy()
  await isAlive()
})

it('answers 413 to a body that is too large, and keeps nothing of it', async () => {
  const { status, body } = await provider.call('POST', '/v1/orders', {
    ...orderInput(),
    receipt: 'x'.repeat(3_000_000),
  })
  expect([status, body]).toMatchObject([413, { error: { description: 'The request is too large' } }])
  await isAlive()
})

it('listens on loopback only', async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  for (const { address } of outside) {
    const socket = connect(port, address)
    const reached = await new Promise((resolve) => {
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    })
    socket.destroy()
    expect([address, reached]).toEqual([address, false])
  }
})
