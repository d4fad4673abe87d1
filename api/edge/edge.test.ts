import { request as httpRequest } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import type { App } from '../app.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { menteeAccount, PASSWORD } from '../testing/people.ts'
import { browser, GRAPHQL_WAYS, testServer, type Browser } from '../testing/server.ts'
import { createEngine } from '../engine/engine.ts'
import { exchange, requestOf } from '../testing/wire.ts'
import { schemaEngine } from '../testing/client.ts'
import { createSchema } from 'graphql-yoga'

let t: TestApp
let url: string
let mentee: Browser
const json = { 'content-type': 'application/json' }

beforeAll(async () => {
  t = await testApp()
  url = (await testServer(t.app)).url
  const { email } = await menteeAccount(t.db)
  mentee = browser(url)
  await mentee.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
})

const sessions = () => t.db.session.count()

test('every answer carries a request id, and none a permission for other origins', async () => {
  for (const path of ['/healthz', '/graphql', '/api/mentors', '/nothing', '/media/default-mentor.svg', '/%ff']) {
    const { headers } = await browser(url).send('GET', path, undefined, {
      headers: { origin: 'https://evil.test', 'x-request-id': 'mine' },
    })
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-powered-by')).toBeNull()
  }
  const preflight = await browser(url).send('OPTIONS', '/graphql', undefined, {
    headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
})

const signOut = { query: 'mutation { signOut { ok } }' }

test.each([
  [
    'a form',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'query=mutation{signOut{ok}}' },
    415,
  ],
  ['multipart', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' }, 415],
  ['plain text', { headers: { 'content-type': 'text/plain' }, body: JSON.stringify(signOut) }, 415],
  ['GraphQL as text', { headers: { 'content-type': 'application/graphql' }, body: signOut.query }, 415],
  ['a foreign origin', { headers: { ...json, origin: 'https://evil.test' }, body: JSON.stringify(signOut) }, 403],
  ['the origin null', { headers: { ...json, origin: 'null' }, body: JSON.stringify(signOut) }, 403],
  ['another port', { headers: { ...json, origin: 'http://localhost:1' }, body: JSON.stringify(signOut) }, 403],
  ['a cross-site fetch', { headers: { ...json, 'sec-fetch-site': 'cross-site' }, body: JSON.stringify(signOut) }, 403],
  ['a neighbouring site', { headers: { ...json, 'sec-fetch-site': 'same-site' }, body: JSON.stringify(signOut) }, 403],
  ['a batch', { headers: json, body: JSON.stringify([signOut]) }, 400],
])('GraphQL refuses %s, and nothing changes, whichever way it goes', async (_name, init, status) => {
  for (const way of GRAPHQL_WAYS) {
    const before = await sessions()
    const answer = await mentee.send<{ errors: unknown[] }>('POST', way, undefined, init)
    expect(answer.status).toBe(status)
    expect(answer.body.errors).toHaveLength(1)
    expect(await sessions()).toBe(before)
  }
})

test('a mutation by GET is refused, a query is taken', async () => {
  const before = await sessions()
  expect((await mentee.send('GET', `/graphql?query=${encodeURIComponent(signOut.query)}`)).status).toBe(405)
  expect(await sessions()).toBe(before)
  expect((await mentee.send('GET', `/graphql?query=${encodeURIComponent('{ viewer { type } }')}`)).body).toEqual({
    data: { viewer: { type: 'MENTEE' } },
  })
})

test('REST refuses foreign pages and bodies that are not JSON', async () => {
  const before = await sessions()
  for (const headers of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }] as Record<
    string,
    string
  >[]) {
    const answer = await mentee.send<{ message: string }>('POST', '/api/auth/logout', undefined, { headers })
    expect([answer.status, answer.body.message]).toEqual([403, 'Requests from other sites are not accepted'])
  }
  const form = await mentee.send('POST', '/api/auth/mentee/login', undefined, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=a',
  })
  expect(form.status).toBe(415)
  expect(await sessions()).toBe(before)
})

test('our own origin is welcome, under each name of this machine', async () => {
  for (const origin of [url, url.replace('127.0.0.1', 'localhost')]) {
    const { status } = await mentee.send('POST', '/graphql', undefined, {
      headers: { ...json, origin, 'sec-fetch-site': 'same-origin' },
      body: '{"query":"{ viewer { type } }"}',
    })
    expect(status).toBe(200)
  }
})

test('the session cookie is HttpOnly, Lax and for the whole site', async () => {
  const { email } = await menteeAccount(t.db)
  const someone = browser(url)
  someone.cookies.set('session', 'x'.repeat(43))
  const { headers } = await someone.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
  const [cookie] = headers.getSetCookie()
  expect(cookie).toMatch(/^session=[\w-]{43}; /)
  expect(cookie).not.toContain('xxxxxxxx')
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000']) expect(cookie).toContain(attribute)
  expect(cookie).not.toMatch(/Domain|Secure/)
})

test('in production the cookie is bound to the host and to https, and HSTS is on', async () => {
  const { email } = await menteeAccount(t.db)
  const app: App = { ...t.app, config: { ...t.app.config, isProduction: true } }
  const production = await testServer(app)
  const { headers } = await browser(production.url).send('POST', '/api/auth/mentee/login', {
    email,
    password: PASSWORD,
  })
  expect(headers.getSetCookie()[0]).toMatch(/^__Host-session=[\w-]{43}; .*Secure/)
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  expect((await browser(production.url).send('GET', '/dev/mailbox')).status).toBe(404)
  const page = await browser(production.url).send<string>('GET', '/graphql', undefined, {
    headers: { accept: 'text/html' },
  })
  expect(page.body).not.toMatch(/graphiql/i)
})

test('bodies are limited, announced or not, and malformed ones are told', async () => {
  const large = JSON.stringify({ query: '{ viewer { type } }', pad: 'x'.repeat(300_000) })
  for (const way of GRAPHQL_WAYS)
    expect((await mentee.send('POST', way, undefined, { headers: json, body: large })).status).toBe(413)
  expect((await mentee.send('POST', '/api/mentees', undefined, { headers: json, body: large })).status).toBe(413)
  expect(await sendChunked(url, large)).toBe(413)
  for (const way of GRAPHQL_WAYS)
    expect((await mentee.send('POST', way, undefined, { headers: json, body: '{"query":' })).status).toBe(400)
})

function sendChunked(origin: string, text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      new URL('/graphql', origin),
      { method: 'POST', headers: { ...json, 'transfer-encoding': 'chunked' } },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    request.on('error', reject)
    request.end(text)
  })
}

test('a session is never kept by caches', async () => {
  expect((await mentee.graphql('{ viewer { type } }')).headers.get('cache-control')).toBe('private, no-store')
  expect((await mentee.send('GET', '/api/mentors')).headers.get('cache-control')).toBe('private, no-store')
})

test('health, readiness and metrics', async () => {
  const someone = browser(url)
  expect((await someone.send('GET', '/healthz')).body).toEqual({ status: 'ok' })
  expect((await someone.send('GET', '/readyz')).body).toEqual({ status: 'ready' })
  const metrics = await someone.send<string>('GET', '/metrics')
  expect(metrics.body).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}')
  expect(
    (await someone.send('GET', '/metrics', undefined, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status,
  ).toBe(403)
  const guarded = await testServer({ ...t.app, config: { ...t.app.config, metricsToken: 'let-me-see' } })
  expect((await browser(guarded.url).send('GET', '/metrics')).status).toBe(403)
  expect(
    (await browser(guarded.url).send('GET', '/metrics', undefined, { headers: { authorization: 'Bearer let-me-see' } }))
      .status,
  ).toBe(200)
})

test('readiness says no without a database', async () => {
  const db = { $queryRaw: () => Promise.reject(new Error('gone')) } as unknown as App['db']
  const broken = await testServer({ ...t.app, db, config: { ...t.app.config } })
  const answer = await browser(broken.url).send('GET', '/readyz')
  expect([answer.status, answer.body]).toEqual([503, { status: 'no database' }])
  expect((await browser(broken.url).send('GET', '/healthz')).status).toBe(200)
})

test('a failing resolver says nothing over HTTP, whatever the mode', async () => {
  const leaky = createEngine(
    createSchema({
      typeDefs: 'type Query { leak: String! }',
      resolvers: {
        Query: { leak: () => Promise.reject(new Error('postgres://plumb:hunter2@db/x at Object.<anonymous>')) },
      },
    }),
  )
  const server = await testServer({ ...t.app, config: { ...t.app.config } }, { engine: leaky })
  const accepts = ['application/json', 'application/graphql-response+json']
  for (const [way, accept] of GRAPHQL_WAYS.flatMap((one) => accepts.map((type) => [one, type] as const))) {
    const answer = await browser(server.url).send('POST', way, undefined, {
      headers: { ...json, accept },
      body: '{"query":"{ leak }"}',
    })
    expect(answer.status).toBe(500)
    expect(answer.body).toMatchObject({
      errors: [{ message: 'Unexpected error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/hunter2|stack|http/)
  }
})

test('an unusable database over REST is a plain 500 or 503', async () => {
  const db = new Proxy(t.db, {
    get: (_target, key) =>
      key === 'then'
        ? undefined
        : new Proxy(() => {}, {
            get: () => () => Promise.reject(new Error('column "x" of mentors')),
            apply: () => Promise.reject(new Error('relation "mentors"')),
          }),
  })
  const broken = await testServer({ ...t.app, db, config: { ...t.app.config } }, { engine: await schemaEngine() })
  const answer = await browser(broken.url).send('GET', '/api/mentors/1')
  expect([answer.status, answer.body]).toEqual([500, { message: 'Internal server error' }])
})

test('an unlisted proxy cannot choose the address that limits count', async () => {
  const tries = { email: 'nobody@test.example', password: 'wrong-pass' }
  const statuses = new Set<number>()
  for (let i = 0; i < 12; i++) {
    statuses.add(
      (
        await browser(url).send('POST', '/api/auth/mentee/login', tries, {
          headers: { 'x-forwarded-for': `10.0.0.${i}` },
        })
      ).status,
    )
  }
  expect([...statuses]).toEqual([401, 429])
})

test('changes are limited to 120 a minute a person, who can still log out', async () => {
  const { email } = await menteeAccount(t.db)
  const busy = browser(url)
  await busy.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
  const id = (await busy.send<{ id: number }>('GET', '/api/auth/user')).body.id
  const call = () =>
    busy.graphql<{ errors?: { extensions: { code: string } }[] }>(
      'mutation($id: Int!) { acceptTerms(input: { userType: MENTEE, userId: $id }) { __typename } }',
      { id },
    )
  for (let i = 0; i < 119; i++) await call()
  expect((await call()).status).toBe(200)
  const refused = await call()
  expect([refused.status, refused.body.errors?.[0]?.extensions.code]).toEqual([429, 'RateLimitedError'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const rest = await busy.send('PATCH', '/api/notifications/read-all')
  expect([rest.status, rest.headers.get('retry-after')]).toEqual([429, expect.any(String)])
  expect((await busy.send('POST', '/api/auth/logout')).status).toBe(200)
})

test.each(GRAPHQL_WAYS)('changes by %s count by their number, not by their documents', async (way) => {
  const { email } = await menteeAccount(t.db)
  const busy = browser(url, way)
  await busy.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
  const many = `mutation { ${Array.from({ length: 30 }, (_, i) => `m${i}: recordAdminActivity { __typename }`).join(' ')} }`
  const call = async () => (await busy.graphql(many)).status
  // The sign-in over REST came before the session, and counts for the address.
  expect([await call(), await call(), await call(), await call()]).toEqual([200, 200, 200, 200])
  expect(await call()).toBe(429)
})

test('a failure before an operation runs is logged with the id of its request', async () => {
  const logged: object[] = []
  const db = new Proxy(t.db, {
    get: (target, key) =>
      key === '$queryRawUnsafe' ? () => Promise.reject(new Error('lost')) : (Reflect.get(target, key) as unknown),
  })
  const log = { ...t.app.log, error: (fields: object) => void logged.push(fields) }
  const engine = await schemaEngine()
  const broken = await testServer({ ...t.app, db, log, config: { ...t.app.config } }, { engine })
  for (const way of GRAPHQL_WAYS) {
    const { status, headers } = await browser(broken.url).send('POST', way, undefined, {
      body: '{"query":"{ __typename }"}',
      headers: { ...json, cookie: `session=${'a'.repeat(43)}` },
    })
    expect(status).toBe(500)
    expect(logged.splice(0)).toMatchObject([{ requestId: headers.get('x-request-id') }])
  }
})

test('webhooks are judged by their raw bytes alone', async () => {
  const event = '{"event":  "payment.unknown", "payload": {}}'
  const send = (signature: string, init: RequestInit = {}) =>
    browser(url).send('POST', '/api/webhooks/razorpay', undefined, {
      body: event,
      ...init,
      headers: {
        ...json,
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': 'evt_1',
        origin: 'https://elsewhere.test',
      },
    })
  expect((await send('wrong')).status).toBe(400)
  const seen: Buffer[] = []
  t.gateway.isWebhookSignatureValid = (rawBody, signature) => (seen.push(rawBody), signature === 'webhook')
  expect((await send('webhook')).status).toBe(200)
  expect((await send('webhook')).status).toBe(200)
  expect(seen[0]?.toString()).toBe(event)
  expect(await t.db.webhookEvent.count({ where: { eventId: 'evt_1' } })).toBe(1)
})

test('what no route asks for is answered before its body is read, and no body is larger than its route takes', async () => {
  const { port } = new URL(url)
  const answerTo = async (line: string) => {
    const head = requestOf([
      `${line} HTTP/1.1`,
      'Host: localhost',
      ...Object.entries(json).map((pair) => pair.join(': ')),
      'Content-Length: 8000000',
    ])
    return /^HTTP\/1.1 (\d+)/.exec(await exchange({ port: Number(port), parts: [head] }))?.[1]
  }
  for (const line of ['POST /nowhere', 'POST /api/nothing', 'DELETE /graphql', 'PUT /'])
    expect([line, await answerTo(line)]).toEqual([line, '404'])
  expect(await answerTo('POST /api/mentors/1')).toBe('405')
  const large = { text: 'x'.repeat(256 * 1024) }
  for (const path of ['/graphql', '/api/auth/mentee/login', '/api/auth/logout'])
    expect((await mentee.send('POST', path, large)).status).toBe(413)
})
