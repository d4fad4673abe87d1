/** What many connections of one network hold back, and then send at the same moment: others come in between. */
import { connect, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { createSchema } from 'graphql-yoga'
import { beforeAll, expect, test } from 'vitest'
import { hashToken } from '../../accounts/tokens.ts'
import { createEngine } from '../../engine/engine.ts'
import type { Context } from '../../graphql/context.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { menteeAccount } from '../../testing/people.ts'
import { testServer, type TestServer } from '../../testing/server.ts'
import { requestOf } from '../../testing/wire.ts'

/** How long each takes, in ms: more than what one turn of the event loop takes up. */
const WORK = 20
const MANY = 20
const OTHERS = '127.9.9.9'

let t: TestApp
let site: TestServer
let done = 0

const engine = createEngine(
  createSchema<Context>({
    typeDefs: 'type Query { work: Int }',
    resolvers: { Query: { work: () => work() } },
  }),
)

function work(): number {
  const end = performance.now() + WORK
  while (performance.now() < end);
  return (done += 1)
}

beforeAll(async () => {
  t = await testApp()
  site = await testServer(t.app, { engine })
})

/** A connection that has sent `start` and hears what comes back. */
async function sending(start: Buffer, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: site.port, host: '127.0.0.1', localAddress, noDelay: true }).on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write(start)
  return socket
}

const heard = (socket: Socket, text: string) =>
  new Promise<void>((resolve) => {
    let all = ''
    socket.on('data', (data) => {
      all += data.toString('latin1')
      if (all.includes(text)) resolve()
    })
  })

/** How much of the network's work is done before somebody elsewhere is answered. */
async function doneBeforeOthers(release: () => void): Promise<number> {
  const other = await sending(Buffer.alloc(0), OTHERS)
  done = 0
  release()
  other.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await heard(other, '"ok"')
  const before = done
  other.destroy()
  await expect.poll(() => done, { timeout: 10_000 }).toBe(MANY)
  return before
}

const QUERY = '{"query":"{work}"}'

// Loopback has more than one network only here.
test.skipIf(process.platform !== 'linux')('the last bytes of bodies', async () => {
  const lines = ['POST /graphql HTTP/1.1', 'Host: x', 'Content-Type: application/json']
  const request = requestOf(lines, QUERY)
  const sockets = await Promise.all(Array.from({ length: MANY }, () => sending(request.subarray(0, -1))))
  await new Promise((resolve) => setTimeout(resolve, 100))
  const before = await doneBeforeOthers(() => sockets.forEach((socket) => socket.write(request.subarray(-1))))
  expect(before).toBeLessThan(MANY / 2)
  for (const socket of sockets) socket.destroy()
})

async function signedInSocket(): Promise<Socket> {
  const { id } = await menteeAccount(t.db)
  const token = 'b'.repeat(20) + String(id).padStart(23, '0')
  const now = t.clock.now()
  await t.db.session.create({
    data: {
      tokenHash: hashToken(token),
      userType: 'mentee',
      userId: id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    },
  })
  const socket = await sending(
    Buffer.from(
      `GET /graphql HTTP/1.1\r\nHost: x\r\nOrigin: ${site.url}\r\nCookie: session=${token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`,
    ),
  )
  await heard(socket, '101 Switching')
  const acknowledged = heard(socket, 'connection_ack')
  socket.write(frame({ type: 'connection_init' }))
  await acknowledged
  return socket
}

/** A masked text frame; the mask is zero. */
function frame(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message))
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length]), Buffer.alloc(4), text])
}

test.skipIf(process.platform !== 'linux')('messages of sockets', async () => {
  const sockets = await Promise.all(Array.from({ length: MANY }, signedInSocket))
  const message = frame({ type: 'subscribe', id: '1', payload: { query: '{work}' } })
  for (const socket of sockets) socket.write(message.subarray(0, -1))
  await new Promise((resolve) => setTimeout(resolve, 100))
  const before = await doneBeforeOthers(() => sockets.forEach((socket) => socket.write(message.subarray(-1))))
  expect(before).toBeLessThan(MANY / 2)
  for (const socket of sockets) socket.destroy()
})

test('a message in a thousand single bytes closes its socket', async () => {
  const socket = await signedInSocket()
  const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')))
  for (const byte of Buffer.concat([Buffer.from([0x81, 0xfe, 8, 0]), Buffer.alloc(1_000)])) {
    socket.write(Buffer.from([byte]))
    await turn()
  }
  expect(await closed).toBe('closed')
})
