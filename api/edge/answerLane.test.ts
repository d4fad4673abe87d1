/** A visitor's answer past the router is the one of the long way, and whoever may be anybody else takes the long way. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createEngine } from '../engine/engine.ts'
import { createMemory } from '../engine/memory.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { schema } from '../schema.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { makeMentor } from '../testing/factories.ts'
import { menteeAccount } from '../testing/people.ts'
import { GRAPHQL_WAYS, signedIn, testServer, type TestServer } from '../testing/server.ts'
import { exchange, requestOf } from '../testing/wire.ts'
import { createMetrics } from './metrics.ts'
import { pastRouter } from './pastRouter.ts'

const CARDS = '{ mentors(first: 5) { totalCount edges { node { name bio } } } viewer { name } }'
const BODY = JSON.stringify({ query: CARDS, variables: { nothing: 'ö' } })
const YOGA = GRAPHQL_WAYS[1]

let t: TestApp
let site: TestServer
/** Documents that were looked up, which the short way does not. */
let parsed = 0
const spent: { ip: string; cost: number }[] = []
let isSpent = false

beforeAll(async () => {
  t = await testApp({ config: { trustProxy: ['127.0.0.1'] } })
  const charge = ({ ip }: { ip: string }, { cost }: { cost: number }) => {
    if (isSpent) throw new RateLimitedError(7)
    spent.push({ ip, cost })
  }
  const made = createEngine(schema, undefined, { charge })
  const engine = { ...made, parse: (text: string) => ((parsed += 1), made.parse(text)) }
  const memory = createMemory(t.app.pubsub.changes, t.clock, 1024 ** 2)
  site = await testServer(t.app, { engine, memory, charge })
  await makeMentor(t.db, { name: 'Asha' })
})

interface Sent {
  method?: string
  way?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

const bytesOf = ({ method = 'POST', way = '/graphql', headers = {}, body = BODY }: Sent = {}): Buffer => {
  const given = { host: `127.0.0.1:${site.port}`, 'content-type': 'application/json', ...headers }
  const lines = Object.entries(given).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]))
  return requestOf([`${method} ${way} HTTP/1.1`, ...lines], body)
}

/** Status line, headers and body of what comes back. */
function answerOf(text: string) {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [status, ...headers] = head.split('\r\n')
  const isOwn = (line: string) => /^(date|x-request-id):/i.test(line)
  const id = headers.find((line) => /^x-request-id:/i.test(line))
  return { id, status, headers: headers.filter((line) => !isOwn(line)).toSorted(), body: rest.join('\r\n\r\n') }
}
const send = async (sent?: Sent) => {
  const headers = { ...sent?.headers, connection: 'close' }
  return answerOf(await exchange({ port: site.port, parts: [bytesOf({ ...sent, headers })], quiet: 3_000 }))
}
const alike = ({ id: _id, ...rest }: ReturnType<typeof answerOf>) => rest

/** Asked until it is answered past the router; what the long way said. */
async function learnt(sent?: Sent) {
  let long = await send(sent)
  for (let before = -1; before !== parsed;) {
    before = parsed
    const answer = await send(sent)
    if (parsed !== before) long = answer
  }
  parsed = 0
  spent.length = 0
  return long
}

beforeEach(async () => {
  isSpent = false
  // What the test before has kept is gone.
  t.clock.advance(60_000)
  await t.app.pubsub.changes.caughtUp()
})

test('the answer is that of the long way, to the last header, with an id of its own, and is charged and counted like it', async () => {
  const long = await learnt()
  const counted = async () =>
    Number(
      /^http_request_duration_seconds_count\{method="POST",route="\/graphql",status="200"\} (\d+)/m.exec(
        await (await fetch(`${site.url}/metrics`)).text(),
      )?.[1],
    )
  const before = await counted()
  const short = await send({ headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(parsed).toBe(0)
  expect(alike(short)).toEqual(alike(long))
  expect(short.body).toContain('Asha')
  expect(short.headers).toEqual(expect.arrayContaining(['cache-control: no-store', 'x-frame-options: DENY']))
  expect([short.id, long.id]).toEqual([expect.any(String), expect.any(String)])
  expect(short.id).not.toBe(long.id)
  expect(spent).toEqual([{ ip: '203.0.113.9', cost: 0 }])
  expect(await counted()).toBe(before + 1)
})

test.each<[string, Sent]>([
  ['another media type', { headers: { accept: 'application/graphql-response+json' } }],
  ['our client’s address', { way: '/graphql?HomePageQuery' }],
  ['a charset', { headers: { 'content-type': 'application/json; charset=utf-8' } }],
  ['a cookie that is not ours', { headers: { cookie: 'theme=dark' } }],
  ['our own origin', { headers: { origin: 'OWN', 'sec-fetch-site': 'same-origin' } }],
])('with %s it goes past the router too', async (_name, sent) => {
  const headers = Object.fromEntries(
    Object.entries(sent.headers ?? {}).map(([name, value]) => [name, value.replace('OWN', site.url)]),
  )
  const long = await learnt({ ...sent, headers })
  expect(alike(await send({ ...sent, headers }))).toEqual(alike(long))
  expect(parsed).toBe(0)
})

describe('takes the long way, and is answered as by yoga:', () => {
  test.each<[string, Sent, string, { isRead?: boolean }]>([
    ['a session that is none', { headers: { cookie: `session=${'a'.repeat(43)}` } }, '200', { isRead: true }],
    ['an administrator that is none', { headers: { cookie: 'admin_session=a' } }, '200', { isRead: true }],
    ['another name', { headers: { cookie: '__Host-session=a' } }, '200', { isRead: true }],
    ['credentials', { headers: { authorization: 'Bearer a' } }, '200', { isRead: true }],
    ['another origin', { headers: { origin: 'https://evil.test' } }, '403', {}],
    ['the origin null', { headers: { origin: 'null' } }, '403', {}],
    ['a cross-site fetch', { headers: { 'sec-fetch-site': 'cross-site' } }, '403', {}],
    ['a neighbouring site', { headers: { 'sec-fetch-site': 'same-site' } }, '403', {}],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, '415', {}],
    ['plain text', { headers: { 'content-type': 'text/plain' } }, '415', {}],
    ['no content type', { headers: { 'content-type': '' } }, '415', {}],
    ['a body that is cut off', { body: BODY.slice(0, -1) }, '400', {}],
    ['a byte more', { body: `${BODY} ` }, '200', { isRead: true }],
    ['a query more', { body: `${BODY.slice(0, -1)},"query":"{ viewer { type } }"}` }, '200', { isRead: true }],
    ['a body that is too large', { body: BODY.replace('ö', 'x'.repeat(300_000)) }, '413', {}],
    ['an unknown document', { body: '{"id":"nobody"}' }, '200', {}],
    ['a mutation', { body: '{"query":"mutation { signOut { ok } }"}' }, '200', { isRead: true }],
  ])('%s', async (_name, sent, status, { isRead = false }) => {
    await learnt()
    const answer = await send(sent)
    expect(answer.status).toContain(status)
    if (isRead) expect(parsed).toBeGreaterThan(0)
    expect(alike(answer)).toEqual(alike(await send({ ...sent, way: YOGA })))
  })

  test('a body in chunks', async () => {
    const long = await learnt()
    const body = `${Buffer.byteLength(BODY).toString(16)}\r\n${BODY}\r\n0\r\n\r\n`
    expect(alike(await send({ headers: { 'transfer-encoding': 'chunked' }, body }))).toEqual(alike(long))
    expect(parsed).toBe(1)
  })
})

test('a member gets their own answer to the same bytes, before and after', async () => {
  const { email } = await menteeAccount(t.db, { name: 'Dev' })
  const cookie = `session=${(await signedIn(site.url, 'mentee', email)).cookies.get('session')}`
  await learnt()
  for (let round = 0; round < 2; round++) {
    expect((await send({ headers: { cookie } })).body).toContain('Dev')
    expect((await send()).body).not.toContain('Dev')
  }
})

test('a change is in the next answer', async () => {
  const mentor = await makeMentor(t.db, { name: 'Bela' })
  await t.app.pubsub.changes.caughtUp()
  expect((await learnt()).body).toContain('Bela')
  await t.db.mentor.update({ where: { id: mentor.id }, data: { name: 'Chitra' } })
  await t.app.pubsub.changes.caughtUp()
  const { body } = await send()
  expect([body.includes('Bela'), body.includes('Chitra')]).toEqual([false, true])
})

test('a network that has read too much is told so, and charged once', async () => {
  await learnt()
  isSpent = true
  const refused = await send()
  expect(refused.status).toContain('429')
  expect(alike(refused)).toEqual(alike(await send({ way: YOGA })))
  expect(spent).toEqual([])
})

/** All that comes back until the server closes; the parts arrive one by one. */
async function sendInParts(parts: Buffer[]): Promise<string> {
  const socket = connect(site.port, '127.0.0.1').setNoDelay(true)
  const closed = once(socket, 'close')
  const answer: Buffer[] = []
  socket.on('data', (data: Buffer) => answer.push(data))
  for (const part of parts) {
    socket.write(part)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  await closed
  return Buffer.concat(answer).toString('latin1')
}

test('in whatever packets a request comes, and several of them in one, each is answered in its turn', async () => {
  const long = await learnt()
  const whole = bytesOf({ headers: { connection: 'close' } })
  const cuts = [whole.indexOf('\r\n\r\n') + 4, whole.length - 5, whole.indexOf('ö') + 1]
  for (const cut of cuts)
    expect(answerOf(await sendInParts([whole.subarray(0, cut), whole.subarray(cut)])).body).toBe(long.body)
  const other = bytesOf({ body: '{"query":"{ __typename }"}' })
  const text = await sendInParts([Buffer.concat([bytesOf(), other, bytesOf(), other, whole])])
  const bodies = text.split('HTTP/1.1 200 OK').slice(1)
  expect(bodies.map((body) => body.split('\r\n\r\n')[1])).toEqual(
    [0, 1, 2, 3, 4].map((index) => (index % 2 ? '{"data":{"__typename":"Query"}}' : long.body)),
  )
})

test('nobody takes a short way while the server is busy or leaving', () => {
  let isBusy = false
  const past = pastRouter({ metrics: createMetrics(), isBusy: () => isBusy })
  const visitor = { headers: {} } as Parameters<typeof past.takes>[0]
  expect(past.takes(visitor)).toBe(true)
  isBusy = true
  expect(past.takes(visitor)).toBe(false)
})
