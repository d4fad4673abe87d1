import { connect } from 'node:net'
import { createClient, type Client } from 'graphql-ws'
import { createSchema } from 'graphql-yoga'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { endSession } from '../accounts/sessions.ts'
import { hashToken } from '../accounts/tokens.ts'
import { publish } from '../database/pubsub.ts'
import { createEngine } from '../graphql/engine.ts'
import type { Context } from '../graphql/context.ts'
import { NotAllowedError } from '../rules/userErrors.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { menteeAccount } from '../testing/people.ts'
import { browser, testServer, type TestServer } from '../testing/server.ts'

let t: TestApp
let server: TestServer

let open = 0
const engine = createEngine(
  createSchema<Context>({
    typeDefs:
      'type Query { who: String deep: Query leak: String } type Mutation { hit: Int } type Subscription { news: String private: String bursts: String }',
    resolvers: {
      Query: {
        who: (_root, _args, { member }) => member?.type ?? null,
        leak: () => Promise.reject(new Error('postgres://x:hunter2@db')),
        deep: () => ({}),
      },
      Mutation: { hit: () => 1 },
      Subscription: {
        news: {
          subscribe: (_root, _args, { pubsub }) => counted(pubsub.subscribe('news')),
          resolve: (event: { text: string }) => event.text,
        },
        private: { subscribe: () => Promise.reject(new NotAllowedError()) },
        bursts: {
          async *subscribe() {
            for (let i = 0; i < 2_000; i++) yield { bursts: 'x'.repeat(20_000) }
          },
        },
      },
    },
  }),
)

/** Counts sources that are open, to see that none is left. */
function counted<T>(source: AsyncIterable<T>): AsyncIterableIterator<T> {
  open += 1
  const inner = source[Symbol.asyncIterator]()
  const end = async () => {
    open -= 1
    return (await inner.return?.()) ?? { done: true as const, value: undefined }
  }
  const iterator: AsyncIterableIterator<T> = {
    next: () => inner.next(),
    return: end,
    [Symbol.asyncIterator]: () => iterator,
  }
  return iterator
}

beforeAll(async () => {
  t = await testApp()
  server = await testServer(t.app, { engine, recheckMs: 100 })
})

const address = () => new URL('/graphql', server.url.replace('http', 'ws')).href

/** Signs in without the schema: the small one of this test has no such mutation. */
async function signedIn(): Promise<{ cookie: string; sessionHash: string }> {
  const { id } = await menteeAccount(t.db)
  const token = 'a'.repeat(20) + String(id).padStart(23, '0')
  const sessionHash = hashToken(token)
  const now = t.clock.now()
  await t.db.session.create({
    data: {
      tokenHash: sessionHash,
      userType: 'mentee',
      userId: id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    },
  })
  return { cookie: `session=${token}`, sessionHash }
}

async function openSockets(): Promise<string | undefined> {
  const { body } = await browser(server.url).send<string>('GET', '/metrics')
  return /^graphql_sockets (\d+)/m.exec(body)?.[1]
}

interface Raw {
  socket: WebSocket
  /** Closing code; never rejects. */
  closed: Promise<number>
  /** HTTP status of a refused upgrade. */
  refused: Promise<number>
}

function raw(headers: Record<string, string>): Raw {
  const socket = new WebSocket(address(), 'graphql-transport-ws', { headers: { origin: server.url, ...headers } })
  socket.on('error', () => {})
  return {
    socket,
    closed: new Promise((resolve) => socket.once('close', resolve)),
    refused: new Promise((resolve) =>
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0)),
    ),
  }
}

const opened = ({ socket }: Raw) => new Promise((resolve) => socket.once('open', resolve))
const say = ({ socket }: Raw, message: object) => socket.send(JSON.stringify(message))
const next = ({ socket }: Raw) =>
  new Promise<{ type: string; payload: never }>((resolve) =>
    socket.once('message', (data) => resolve(JSON.parse(String(data)) as never)),
  )

async function acknowledged(cookie: string): Promise<Raw> {
  const connection = raw({ cookie })
  await opened(connection)
  const answer = next(connection)
  say(connection, { type: 'connection_init' })
  expect((await answer).type).toBe('connection_ack')
  return connection
}

function client(cookie: string): Client {
  const Socket = class extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { cookie, origin: server.url } })
    }
  }
  return createClient({ url: address(), webSocketImpl: Socket, retryAttempts: 0, lazy: true })
}

async function ask(asker: Client, query: string): Promise<unknown> {
  for await (const result of asker.iterate({ query })) return result
  return undefined
}

test('an upgrade from elsewhere, from nowhere, or to another path is refused before it happens', async () => {
  const { cookie } = await signedIn()
  expect(await raw({ cookie, origin: 'https://evil.test' }).refused).toBe(403)
  const missing = new WebSocket(address(), 'graphql-transport-ws', { headers: { cookie } })
  missing.on('error', () => {})
  expect(
    await new Promise((resolve) =>
      missing.once('unexpected-response', (_request, response) => resolve(response.statusCode)),
    ),
  ).toBe(403)
  const elsewhere = new WebSocket(`${server.url.replace('http', 'ws')}/other`, {
    headers: { cookie, origin: server.url },
  })
  elsewhere.on('error', () => {})
  expect(
    await new Promise((resolve) =>
      elsewhere.once('unexpected-response', (_request, response) => resolve(response.statusCode)),
    ),
  ).toBe(404)
})

test('nobody without a living session is let in', async () => {
  for (const cookie of ['', `session=${'z'.repeat(43)}`]) {
    const connection = raw({ cookie })
    await opened(connection)
    say(connection, { type: 'connection_init' })
    expect(await connection.closed).toBe(4403)
  }
})

test('the protocol is kept: order, form and patience', async () => {
  const { cookie } = await signedIn()
  const early = raw({ cookie })
  await opened(early)
  say(early, { type: 'subscribe', id: '1', payload: { query: '{ who }' } })
  expect(await early.closed).toBe(4401)
  const garbled = raw({ cookie })
  await opened(garbled)
  garbled.socket.send('{')
  expect(await garbled.closed).toBe(4400)
  const twice = await acknowledged(cookie)
  say(twice, { type: 'connection_init' })
  expect(await twice.closed).toBe(4429)
  const silent = raw({ cookie })
  expect(await silent.closed).toBe(4408)
})

test('queries and subscriptions run through the engine: who asks, limits, masking', async () => {
  const { cookie } = await signedIn()
  const asker = client(cookie)
  expect(await ask(asker, '{ who }')).toEqual({ data: { who: 'mentee' } })
  expect(await ask(asker, '{ leak }')).toMatchObject({
    data: { leak: null },
    errors: [{ message: 'Unexpected error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  })
  await expect(ask(asker, `{ ${'deep { '.repeat(13)} who ${'}'.repeat(13)} }`)).rejects.toMatchObject([
    { extensions: { code: 'LIMIT_EXCEEDED' } },
  ])
  await expect(ask(asker, 'mutation { hit }')).rejects.toMatchObject([
    { message: 'Mutations are served over HTTP only' },
  ])
  expect(await ask(asker, 'subscription { private }')).toMatchObject({
    errors: [{ message: 'You are not allowed to do this.', extensions: { code: 'NotAllowedError' } }],
  })
  const news = asker.iterate<{ news: string }>({ query: 'subscription { news }' })
  const first = news.next()
  await expect.poll(() => open).toBe(1)
  await publish(t.db, 'news', { text: 'hello' })
  expect((await first).value).toEqual({ data: { news: 'hello' } })
  await news.return?.()
  await expect.poll(() => open).toBe(0)
  await asker.dispose()
})

test('a frame above 64 KiB, a flood, and a 21st operation are refused', async () => {
  const { cookie } = await signedIn()
  const large = await acknowledged(cookie)
  say(large, { type: 'ping', payload: { pad: 'x'.repeat(70_000) } })
  expect(await large.closed).toBe(1009)
  const flood = await acknowledged(cookie)
  for (let i = 0; i < 200; i++) say(flood, { type: 'pong' })
  expect(await flood.closed).toBe(4429)
  const many = await acknowledged(cookie)
  for (let i = 0; i < 20; i++)
    say(many, { type: 'subscribe', id: String(i), payload: { query: 'subscription { news }' } })
  const answer = next(many)
  say(many, { type: 'subscribe', id: 'last', payload: { query: 'subscription { news }' } })
  expect(await answer).toMatchObject({
    id: 'last',
    type: 'error',
    payload: [{ extensions: { code: 'LIMIT_EXCEEDED' } }],
  })
  many.socket.close()
  await expect.poll(() => open).toBe(0)
})

test('the eleventh socket of a person is refused', async () => {
  const { cookie } = await signedIn()
  const ten = await Promise.all(Array.from({ length: 10 }, () => acknowledged(cookie)))
  expect(await raw({ cookie }).refused).toBe(429)
  for (const { socket } of ten) socket.close()
  await Promise.all(ten.map(({ closed }) => closed))
  // The server hears of a closing a moment after we do.
  await expect.poll(() => openSockets()).toBe('0')
  const again = await acknowledged(cookie)
  again.socket.close()
})

test('a socket ends with its session, whoever ends it, and when it runs out', async () => {
  const ended = await signedIn()
  const connection = await acknowledged(ended.cookie)
  say(connection, { type: 'subscribe', id: '1', payload: { query: 'subscription { news }' } })
  await expect.poll(() => open).toBe(1)
  await endSession(t.app, ended.sessionHash)
  expect(await connection.closed).toBe(4403)
  await expect.poll(() => open).toBe(0)
  const expiring = await signedIn()
  const other = await acknowledged(expiring.cookie)
  await t.db.session.update({ where: { tokenHash: expiring.sessionHash }, data: { expiresAt: t.clock.now() } })
  expect(await other.closed).toBe(4403)
})

test('a reader that stops reading is let go', async () => {
  const { cookie } = await signedIn()
  const { port } = server
  const stuck = connect(port, '127.0.0.1')
  stuck.on('error', () => {})
  stuck.write(
    `GET /graphql HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${server.url}\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`,
  )
  await new Promise((resolve) => stuck.once('data', resolve))
  stuck.write(frame({ type: 'connection_init' }))
  await new Promise((resolve) => stuck.once('data', resolve))
  stuck.pause()
  stuck.write(frame({ type: 'subscribe', id: '1', payload: { query: 'subscription { bursts }' } }))
  await expect.poll(() => openSockets(), { timeout: 10_000 }).toBe('0')
  stuck.destroy()
})

/** A masked text frame; the mask is zero. */
function frame(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message))
  const head =
    text.length < 126
      ? Buffer.from([0x81, 0x80 | text.length])
      : Buffer.from([0x81, 0xfe, text.length >> 8, text.length & 255])
  return Buffer.concat([head, Buffer.alloc(4), text])
}

test('a stop closes sockets with 1001 and refuses new ones', async () => {
  const { cookie } = await signedIn()
  const connection = await acknowledged(cookie)
  void server.stop()
  expect(await connection.closed).toBe(1001)
})
