/** Connections that read nothing of what they asked for, or send a body in crumbs: they hold little, and only while they last. */
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { clientFolder } from '../../testing/clientFolder.ts'
import { makeMentor } from '../../testing/factories.ts'
import { testServer, type TestServer } from '../../testing/server.ts'
import { exchange, requestOf } from '../../testing/wire.ts'
import { createRoom, unreadRoom } from './unreadAnswers.ts'

const MEGABYTE = 1024 * 1024
let t: TestApp
let site: TestServer
let asset: string
const spent: number[] = []

beforeAll(async () => {
  const web = clientFolder()
  asset = path.join(web, 'large.js')
  // More than the system takes from us for a connection that reads nothing.
  writeFileSync(asset, Buffer.alloc(32 * MEGABYTE, ' '))
  t = await testApp()
  site = await testServer(t.app, { web, charge: (_asker, { cost }) => void spent.push(cost) })
})

/** Connects, sends it, and reads nothing. */
async function ask(text: string): Promise<Socket> {
  const socket = connect(site.port, '127.0.0.1').on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.pause()
  socket.write(text)
  return socket
}

// Where the system tells which files a process has open.
test.skipIf(process.platform !== 'linux')(
  'a file that nobody reads to its end is closed with its connection',
  async () => {
    const openFiles = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`) === asset
        } catch {
          return false
        }
      }).length
    const request = 'GET /large.js HTTP/1.1\r\nHost: x\r\n\r\n'
    const sockets = await Promise.all([ask(request.repeat(3)), ask(request)])
    await vi.waitFor(() => expect(openFiles()).toBeGreaterThanOrEqual(2), { timeout: 10_000 })
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(() => expect(openFiles()).toBe(0), { timeout: 10_000 })
  },
)

test.skipIf(process.platform !== 'linux')('a file that only its headers are asked of is not read', async () => {
  const bytesRead = () => Number(/rchar: (\d+)/.exec(readFileSync('/proc/self/io', 'utf8'))?.[1])
  const before = bytesRead()
  const { status, headers } = await fetch(`${site.url}/large.js`, { method: 'HEAD' })
  expect([status, headers.get('content-length')]).toEqual([200, String(32 * MEGABYTE)])
  expect(bytesRead() - before).toBeLessThan(16 * MEGABYTE)
})

test.each(['bytes=5-2', 'bytes=0-0', 'bytes=-5', 'bytes=1-2,4-5'])(
  'a file comes whole, whatever part of it is asked for: %s',
  async (range) => {
    const { status, headers } = await fetch(`${site.url}/large.js`, {
      method: 'HEAD',
      headers: { range },
      signal: AbortSignal.timeout(3_000),
    })
    expect([status, headers.get('content-length')]).toEqual([200, String(32 * MEGABYTE)])
  },
)

const HEAD = ['POST /graphql HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Transfer-Encoding: chunked']
const QUERY = '{"query":"{__typename}"}'
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const inPieces = (pieces: readonly string[]) => requestOf(HEAD, [...pieces, ''].map(chunk).join(''))

test('a body that comes in thousands of single bytes is cut off', async () => {
  const crumbs = Array<string>(3_000).fill(' ')
  expect(await exchange({ port: site.port, parts: [inPieces([...crumbs, QUERY])], quiet: 2_000 })).not.toContain(
    'Query',
  )
})

test('so is one that nobody reads, because its request is answered already', async () => {
  const socket = connect(site.port, '127.0.0.1').on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', () => resolve('cut')))
  const answered = new Promise((resolve) => socket.once('data', resolve))
  socket.write(requestOf(['POST /nothing HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked']))
  expect(String(await answered)).toMatch(/^HTTP\/1\.1 404/)
  socket.write(chunk(' ').repeat(3_000))
  expect(await closed).toBe('cut')
})

test.each(['GET', 'HEAD'])('a %s with a body is refused before the body is read', async (method) => {
  const lines = [`${method} /healthz HTTP/1.1`, 'Host: x', 'Transfer-Encoding: chunked']
  expect(await exchange({ port: site.port, parts: [requestOf(lines, chunk('x'))] })).toMatch(/^HTTP\/1\.1 400/)
})

test('a body of very many values is refused before they are made, and charged', async () => {
  const post = (values: number) => {
    const body = JSON.stringify({
      query: '{__typename}',
      extensions: { x: Array.from({ length: values }, () => ({})) },
    })
    return fetch(`${site.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }
  spent.length = 0
  const refused = await post(20_000)
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('too many values')])
  expect(spent).toEqual([Math.ceil((20_000 * 3 + 47) / 100)])
  expect((await post(1_000)).status).toBe(200)
})

test('a large answer is charged for its length', async () => {
  const { id } = await makeMentor(t.db, { bio: 'x'.repeat(2_000) })
  const query = `{ nodes(ids: ${JSON.stringify(Array(50).fill(btoa(`Mentor:${id}`)))}) { ... on Mentor { a: bio b: bio } } }`
  const headers = { 'content-type': 'application/json' }
  spent.length = 0
  const answer = await fetch(`${site.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  const { length } = await answer.text()
  expect(length).toBeGreaterThan(200_000)
  expect(spent.at(-1)).toBe(Math.ceil(length / 8_000))
})

test.each([
  ['a few single bytes', [...QUERY]],
  ['many pieces of a fair size', [...Array<string>(1_500).fill(' '.repeat(100)), QUERY]],
])('a body in %s is read', async (_name, pieces) => {
  expect(await exchange({ port: site.port, parts: [inPieces(pieces)], quiet: 2_000 })).toContain('"__typename":"Query"')
})

test('files that are being sent have room for so much, of all and of one network, until they are sent', () => {
  const room = createRoom({ all: 10, network: 4, wide: 6 })
  const take = (ip: string, bytes: number) => {
    let close = () => {}
    const raw = { destroyed: false, once: (_event: string, then: () => void) => void (close = then) }
    room.take({ ip }, { raw } as never, bytes)
    return () => close()
  }
  const first = take('192.0.2.1', 3)
  expect(() => take('192.0.2.1', 2)).toThrow('The service is busy')
  take('192.0.2.2', 3)
  expect(() => take('192.0.2.3', 1)).toThrow('The service is busy')
  const second = take('198.51.100.1', 4)
  expect(() => take('203.0.113.1', 1)).toThrow('The service is busy')
  second()
  take('203.0.113.1', 4)
  first()
  take('192.0.2.1', 3)
})

test('a page that is written for one request is refused while its network holds its room unread', async () => {
  const status = async () => (await fetch(`${site.url}/?x=1`)).status
  expect(await status()).toBe(200)
  let read = () => {}
  const raw = { destroyed: false, once: (_event: string, then: () => void) => void (read = then) }
  // What others of this file were sent is read by then.
  await vi.waitFor(() => unreadRoom.take({ ip: '127.0.0.1' }, { raw } as never, 48 * MEGABYTE), { timeout: 10_000 })
  expect(await status()).toBe(503)
  read()
  expect(await status()).toBe(200)
})

test('a read with a body is refused with the headers of every answer', async () => {
  const request = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1\r\n\r\nx'
  const answer = (await exchange({ port: site.port, parts: [Buffer.from(request)], quiet: 2_000 })).toLowerCase()
  for (const header of ['content-security-policy', 'x-content-type-options', 'x-request-id'])
    expect(answer).toContain(`${header}: `)
  expect(answer).toContain('get and head take no body')
})

test('an answer counts by its bytes, from 16 kB on', async () => {
  const take = vi.spyOn(unreadRoom, 'take')
  const { id } = await makeMentor(t.db, { bio: 'भ'.repeat(8_000) })
  await fetch(`${site.url}/api/mentors/${id}`)
  expect(take.mock.calls.map(([, , bytes]) => bytes).some((bytes) => bytes >= 24_000)).toBe(true)
  take.mockRestore()
})

test('a picture is refused while one network holds its room unread', async () => {
  const hash = 'ab'.repeat(32)
  const content = Buffer.alloc(30 * MEGABYTE)
  await t.db.media.create({
    data: { hash, content, contentType: 'image/webp', byteLength: content.length, width: 1, height: 1 },
  })
  const request = `GET /media/${hash} HTTP/1.1\r\nHost: x\r\n\r\n`
  const status = async () => (await fetch(`${site.url}/media/${hash}`, { method: 'HEAD' })).status
  expect(await status()).toBe(200)
  const socket = await ask(request)
  await vi.waitFor(async () => expect(await status()).toBe(503), { timeout: 10_000 })
  socket.destroy()
  await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 10_000 })
})

test('bodies of one network that do not end leave room for others, and are given up with their connections', async () => {
  const webhook = (length: number) =>
    `POST /api/webhooks/razorpay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
  const status = async (length: number) =>
    (await fetch(`${site.url}/api/webhooks/razorpay`, { method: 'POST', body: 'x'.repeat(length) })).status
  const sockets = await Promise.all(Array.from({ length: 48 }, () => ask(`${webhook(MEGABYTE)}{`)))
  await vi.waitFor(async () => expect(await status(100_000)).toBe(503), { timeout: 10_000 })
  expect(await status(1_000)).toBe(400)
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(async () => expect(await status(100_000)).toBe(400), { timeout: 10_000 })
})
