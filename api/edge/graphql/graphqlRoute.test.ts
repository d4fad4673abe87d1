/** What is unusual in a GraphQL request is refused as such: a fault of the request, never of the server. */
import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { menteeAccount } from '../../testing/people.ts'
import { signedIn, testServer, type Browser } from '../../testing/server.ts'
import { exchange, requestOf } from '../../testing/wire.ts'

const logged: object[] = []
const tell = (fields: object) => void logged.push(fields)
const query = '{ __typename }'
let port: number
let mentee: Browser

beforeAll(async () => {
  const t = await testApp()
  const server = await testServer({ ...t.app, log: { info: tell, warn: tell, error: tell } })
  port = server.port
  const { email } = await menteeAccount(t.db)
  mentee = await signedIn(server.url, 'mentee', email)
})

beforeEach(() => void logged.splice(0))

const post = (accept: string) => mentee.send('POST', '/graphql', { query }, { headers: { accept } })

const ENDLESS = `${'a/b,'.repeat(1_000)}application/json`

test.each([
  ['a stream', 'text/event-stream'],
  ['parts', 'multipart/mixed'],
  ['a page', 'text/html'],
  ['one of a thousand types', ENDLESS],
])('%s is not what is answered', async (_what, accept) => {
  const { status, headers, body } = await post(accept)
  expect([status, body]).toEqual([406, ''])
  expect(headers.get('accept')).toBe('application/graphql-response+json, application/json')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect([headers.get('content-encoding'), headers.get('transfer-encoding')]).toEqual([null, null])
})

test('a browser is shown GraphiQL, which may run its own script and nothing else', async () => {
  const open = (accept: string) => mentee.send<string>('GET', '/graphql', undefined, { headers: { accept } })
  const { status, headers, body } = await open('text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const script = /<script>(.*)<\/script>/s.exec(body)?.[1] ?? ''
  expect(script).toContain('YogaGraphiQL')
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers.get('content-security-policy')).toContain(`default-src 'none'; script-src 'sha256-${hash}'; `)
  for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0.5'])
    expect((await open(accept)).headers.get('content-type')).toContain('json')
})

test('a change whose answer would not be taken is not made', async () => {
  const headers = { accept: 'text/event-stream' }
  const change = { query: 'mutation { signOut { __typename } }' }
  const refused = await mentee.send('POST', '/graphql', change, { headers })
  expect(refused.status).toBe(406)
  const { body } = await mentee.send('POST', '/graphql', { query: '{ viewer { __typename } }' })
  expect(body).toEqual({ data: { viewer: { __typename: 'Viewer' } } })
})

test.each(['multipart/mixed; deferSpec=20220824, application/json', 'text/event-stream, */*'])(
  'who also takes JSON gets it: %s',
  async (accept) => {
    const { status, headers, body } = await post(accept)
    expect([status, body]).toEqual([200, { data: { __typename: 'Query' } }])
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-store')
  },
)

test.each(['variables', 'extensions'])('%s in an address that are not JSON are told', async (name) => {
  const { status, body } = await mentee.send('GET', `/graphql?query=${encodeURIComponent(query)}&${name}=%7B`)
  const extensions = { code: 'BAD_USER_INPUT' }
  expect(body).toEqual({ errors: [{ message: 'Variables and extensions must be valid JSON', extensions }] })
  expect([status, logged]).toEqual([400, []])
})

test.each(['', 'null', '"a"', '5'])('a body that is no object is told: %s', async (given) => {
  const headers = { 'content-type': 'application/json' }
  const { status, body } = await mentee.send('POST', '/graphql', undefined, { headers, body: given })
  const extensions = { code: 'BAD_USER_INPUT' }
  expect(body).toEqual({ errors: [{ message: 'The body must be a JSON object', extensions }] })
  expect([status, logged]).toEqual([400, []])
})

const NOT_VALID =
  /^HTTP\/1.1 400 .*\{"errors":\[\{"message":"The address is not valid","extensions":\{"code":"BAD_REQUEST"\}\}\]\}$/s

test('an address as proxies are asked is not valid', async () => {
  for (const target of [`http://evil.test/graphql?query=${query}`, 'http://evil.test/graphql']) {
    const lines = [`GET ${target.replaceAll(' ', '%20')} HTTP/1.1`, 'Host: localhost', 'Connection: close']
    expect(await exchange({ port, parts: [requestOf(lines)], quiet: 3_000 })).toMatch(NOT_VALID)
  }
  expect(logged).toEqual([])
})

test('nor is a host that is none, or a query of more parameters than there are', async () => {
  const ask = (target: string, host: string) =>
    exchange({
      port,
      parts: [requestOf([`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close'])],
      quiet: 3_000,
    })
  const parameters = (count: number) => Array.from({ length: count }, (_, at) => `&p${at}=`).join('')
  const target = `/graphql?query=${encodeURIComponent(query)}`
  expect(await ask(target, 'localhost')).toMatch(/^HTTP\/1.1 200 /)
  for (const host of ['%', 'a b', '[::1']) expect(await ask(target, host)).toMatch(NOT_VALID)
  expect(await ask(target + parameters(1_000), 'localhost')).toMatch(NOT_VALID)
  expect(logged).toEqual([])
})
