import { subscribeToChanges, type LiveEvent, publishChange } from '../../live/liveEvent.ts'
import { connect } from 'node:net'
import { createClient, type Client } from 'graphql-ws'
import { createSchema } from 'graphql-yoga'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { endSession } from '../../sessions/sessions.ts'
import { hashToken } from '../../accounts/tokens.ts'
import { createEngine } from '../../engine/engine.ts'
import type { Context } from '../../graphql/context.ts'
import { NotAllowedError } from '../../rules/userErrors.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { menteeAccount } from '../../testing/people.ts'
import { browser, testServer, type TestServer } from '../../testing/server.ts'
import { plainMessage } from './socketProtocol.ts'

let t: TestApp
let server: TestServer

let open = 0
let everOpened = 0
/** Subscriptions that wait to be let on. */
const starting: (() => void)[] = []
const engine = createEngine(
  createSchema<Context>({
    typeDefs:
      'type Query { who: String ip: String deep: Query leak: String } type Mutation { hit: Int } type Subscription { news(of: [[Int]]): String private: String bursts: String late: String }',
    resolvers: {
      Query: {
        who: (_root, _args, { member }) => member?.type ?? null,
        ip: (_root, _args, { exchange }) => exchange.ip,
        leak: () => Promise.reject(new Error('postgres://x:hunter2@db')),
        deep: () => ({}),
      },
      Mutation: { hit: () => 1 },
      Subscription: {
        news: {
          subscribe: (_root, _args, context) => counted(subscribeToChanges(context, 'news')),
          resolve: ({ change }: LiveEvent) => change,
        },
        private: { subscribe: () => Promise.reject(new NotAllowedError()) },
        late: {
          async subscribe(_root, _args, context) {
            await new Promise<void>((resolve) => starting.push(resolve))
            return counted(subscribeToChanges(context, 'news'))
          },
        },
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
function counted<T>(inner: AsyncIterator<T>): AsyncIterableIterator<T> {
  open += 1
  everOpened += 1
  let isOpen = true
  const end = async () => {
    if (isOpen) open -= 1
    isOpen = false
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
async function signedIn(): Promise<{ id: number; cookie: string; sessionHash: string }> {
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
  return { id, cookie: `session=${token}`, sessionHash }
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
/** The next message, or the next one about an operation. */
const next = ({ socket }: Raw, id?: string) =>
  new Promise<{ type: string; payload: never }>((resolve) => {
    socket.on('message', function read(data) {
      const message = JSON.parse(String(data)) as { id?: string; type: string; payload: never }
      if (id !== undefined && message.id !== id) return
      socket.off('message', read)
      resolve(message)
    })
  })

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

/** Sends `bytes` and never closes its side; the answer when the server has closed the connection. */
function halfOpen(bytes: string): Promise<string> {
  const stream = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
  let answer = ''
  stream.on('data', (data) => (answer += String(data)))
  stream.on('error', () => {})
  stream.write(bytes)
  // Only what is written into it tells that a connection is gone.
  const probe = setInterval(() => stream.write(' '), 100)
  return new Promise((resolve) =>
    stream.once('close', () => {
      clearInterval(probe)
      resolve(answer)
    }),
  )
}

const handshake = (target: string) =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`

test('an upgrade of no address at all is refused, and the connection goes though its other side stays', async () => {
  const targets = ['//', '//[', 'http://', '//%', '\\\\', 'http://[::1', '/graphql?%E0%A4%A']
  const answers = await Promise.all(targets.map((target) => halfOpen(handshake(target))))
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 40[034] /)
  const { status } = await browser(server.url).send('GET', '/healthz')
  expect(status).toBe(200)
})

test("a cookie that cannot be decoded is nobody's", async () => {
  const { cookie } = await signedIn()
  const connection = raw({ cookie: `session=%E0%A4%A; x=%; ${cookie.replace('session', 'other')}` })
  await opened(connection)
  say(connection, { type: 'connection_init' })
  expect(await connection.closed).toBe(4403)
})

test('a protocol that is not spoken here is declined by an ordinary answer', async () => {
  const answer = await new Promise<string>((resolve) => {
    const stream = connect(server.port, '127.0.0.1')
    stream.once('data', (data) => {
      resolve(String(data))
      stream.destroy()
    })
    stream.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n')
  })
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
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
  const reversed = await acknowledged(cookie)
  say(reversed, { type: 'next', id: '1', payload: { data: {} } })
  expect(await reversed.closed).toBe(4400)
  const twice = await acknowledged(cookie)
  say(twice, { type: 'connection_init' })
  expect(await twice.closed).toBe(4429)
  const asking = await acknowledged(cookie)
  const answer = next(asking)
  // Deeper than the stack, were it written again.
  asking.socket.send(`{"type":"ping","payload":${'{"a":'.repeat(2_500)}1${'}'.repeat(2_500)}}`)
  expect(await Promise.race([answer, asking.closed])).toEqual({ type: 'pong' })
  asking.socket.close()
  const silent = raw({ cookie })
  expect(await silent.closed).toBe(4408)
})

test('queries and subscriptions run through the engine: who asks, limits, masking', async () => {
  const { cookie, id } = await signedIn()
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
  expect((await news.next()).value).toEqual({ data: { news: 'started' } })
  expect(open).toBe(1)
  await publishChange(t.db, { type: 'mentee', id }, { what: 'news', change: 'created', id: 1 })
  expect((await news.next()).value).toEqual({ data: { news: 'created' } })
  await news.return?.()
  await expect.poll(() => open).toBe(0)
  await asker.dispose()
})

test("behind a balancer that is trusted, the address is the one it names; otherwise that is a stranger's word", async () => {
  const { cookie } = await signedIn()
  const trusting = await testServer({ ...t.app, config: { ...t.app.config, trustProxy: ['127.0.0.1'] } }, { engine })
  const ipAt = async (url: string) => {
    const Socket = class extends WebSocket {
      constructor(to: string, protocols: string[]) {
        super(to, protocols, { headers: { cookie, origin: url, 'x-forwarded-for': '198.51.100.1, 203.0.113.9' } })
      }
    }
    const asker = createClient({ url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: Socket, retryAttempts: 0 })
    const answer = await ask(asker, '{ ip }')
    await asker.dispose()
    return answer
  }
  expect(await ipAt(trusting.url)).toEqual({ data: { ip: '203.0.113.9' } })
  expect(await ipAt(server.url)).toEqual({ data: { ip: '127.0.0.1' } })
})

test('a message in a hundred parts, a frame above 16 KiB, a flood, and a 21st operation are refused', async () => {
  const { cookie } = await signedIn()
  const logged = t.log.length
  const parts = await acknowledged(cookie)
  for (let i = 0; i < 100; i++) parts.socket.send('x', { fin: false })
  expect(await parts.closed).toBe(1008)
  const large = await acknowledged(cookie)
  say(large, { type: 'ping', payload: { pad: 'x'.repeat(17_000) } })
  expect(await large.closed).toBe(1009)
  expect(t.log.slice(logged)).toEqual([])
  const flood = await acknowledged(cookie)
  for (let i = 0; i < 200; i++) say(flood, { type: 'pong' })
  expect(await flood.closed).toBe(4429)
  for (const kind of ['ping', 'pong'] as const) {
    const frames = await acknowledged(cookie)
    // Each is answered before the next: pings that wait for their answer have a limit of their own.
    for (let i = 0; i < 200 && frames.socket.readyState === frames.socket.OPEN; i++) {
      frames.socket[kind]()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await frames.closed).toBe(4429)
  }
  const many = await acknowledged(cookie)
  for (let i = 0; i < 20; i++)
    say(many, { type: 'subscribe', id: String(i), payload: { query: 'subscription { news }' } })
  const answer = next(many, 'last')
  say(many, { type: 'subscribe', id: 'last', payload: { query: 'subscription { news }' } })
  expect(await answer).toMatchObject({
    id: 'last',
    type: 'error',
    payload: [{ extensions: { code: 'LIMIT_EXCEEDED' } }],
  })
  many.socket.close()
  await expect.poll(() => open).toBe(0)
})

test('the protocol holds nothing of a message but what it reads', () => {
  const id = 'a'
  const named = { query: 'query Q { who }', operationName: 'Q', variables: { x: [1] }, extensions: { id: 'p' } }
  const given = { type: 'subscribe', id, payload: { ...named, more: [{}] }, more: [{}] }
  given.payload.extensions = { id: 'p', more: [{}] } as never
  expect(JSON.parse(plainMessage(JSON.stringify(given)) ?? '')).toEqual({ type: 'subscribe', id, payload: named })
  const begun = JSON.parse(plainMessage('{"type":"connection_init","payload":{"more":[{}]}}') ?? '') as object
  expect(begun).toEqual({ type: 'connection_init', payload: { extensions: {} } })
  for (const text of ['{', 'null']) expect(plainMessage(text)).toBeNull()
})

test('documents that subscriptions bring have room for so much of one network, until these end', async () => {
  const { cookie } = await signedIn()
  const numbers = `[${'1 '.repeat(17)}]`
  let id = 0
  /** Some 1.3 MB, each another one. */
  const subscribe = async (connection: Raw) => {
    id += 1
    const answer = next(connection, String(id))
    const query = `subscription S${id} { news(of: [${numbers.repeat(100)}]) }`
    say(connection, { type: 'subscribe', id: String(id), payload: { query } })
    return JSON.stringify((await answer).payload).includes('BusyError') ? 'refused' : 'taken'
  }
  const first = await acknowledged(cookie)
  const second = await acknowledged(cookie)
  for (let count = 0; count < 20; count++) expect(await subscribe(first)).toBe('taken')
  const answers: string[] = []
  for (let count = 0; count < 20; count++) answers.push(await subscribe(second))
  expect(answers[0]).toBe('taken')
  expect(answers.at(-1)).toBe('refused')
  first.socket.close()
  await expect.poll(() => subscribe(second)).toBe('taken')
  second.socket.close()
  await expect.poll(() => open).toBe(0)
})

test('a socket that closes while a subscription is being started leaves no source open', async () => {
  const { cookie } = await signedIn()
  const connection = await acknowledged(cookie)
  say(connection, { type: 'subscribe', id: '1', payload: { query: 'subscription { late }' } })
  await expect.poll(() => starting.length).toBe(1)
  connection.socket.close()
  await expect.poll(() => openSockets()).toBe('0')
  const before = everOpened
  starting.pop()?.()
  await expect.poll(() => everOpened).toBe(before + 1)
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
  await endSession(t.db, { type: 'mentee', sessionHash: ended.sessionHash })
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
