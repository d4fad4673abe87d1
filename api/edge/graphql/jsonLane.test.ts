/** The lane answers as yoga does: every request is sent both ways, and the answers are compared. */
import { createSchema } from 'graphql-yoga'
import { GraphQLError } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../app.ts'
import { createEngine, type Engine } from '../../engine/engine.ts'
import type { Memory } from '../../database/memory.ts'
import { NotFoundError, RateLimitedError } from '../../rules/userErrors.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { schemaEngine } from '../../testing/client.ts'
import { menteeAccount, PASSWORD } from '../../testing/people.ts'
import { browser, GRAPHQL_WAYS, testServer } from '../../testing/server.ts'
import { exchange, requestOf } from '../../testing/wire.ts'

const [LANE, YOGA] = GRAPHQL_WAYS

interface Sent {
  headers?: Record<string, string>
  body: Buffer | string | object
}

interface Site {
  port: number
  /** Queries that could have been answered from memory. */
  counted: () => number
}

let t: TestApp

async function siteOf(app: App, given?: Engine): Promise<Site> {
  let count = 0
  const share: Memory['share'] = (_key, _kind, make) => ((count += 1), make())
  const memory: Memory = { ...app.memory, share }
  const { port } = await testServer({ ...app, memory }, { engine: given ?? (await schemaEngine()) })
  return { port, counted: () => count }
}

/** Status line, headers that do not differ by themselves, and body. */
async function send({ port }: Site, way: string, { headers = {}, body }: Sent, quiet = 3_000): Promise<object> {
  const given = { host: `127.0.0.1:${port}`, connection: 'close', 'content-type': 'application/json', ...headers }
  const lines = Object.entries(given).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]))
  const bytes = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const answer = await exchange({ port, parts: [requestOf([`POST ${way} HTTP/1.1`, ...lines], bytes)], quiet })
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const [status, ...told] = head.split('\r\n')
  const kept = told
    .filter((line) => !/^(date|x-request-id):/i.test(line))
    .map((line) => line.replace(/=[\w-]{43};/, '=TOKEN;'))
  return { status, headers: kept.toSorted(), body: rest.join('\r\n\r\n') }
}

const ACCEPTS = [
  '',
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'application/graphql-response+json, application/json',
  'application/json, application/graphql-response+json;q=0.9',
  'text/html',
  'application/json; charset=latin1',
]
const MANY = `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: __typename`).join(' ')} }`
const DEEP = `{ viewer { mentor ${'{ reviews { edges { node { mentor'.repeat(4)} { id } ${'} } } }'.repeat(4)} } }`
const CARDS = '{ mentors(first: 3) { totalCount edges { node { id name rating } } } }'

const BODIES: Record<string, Sent['body']> = {
  'a query': { query: CARDS },
  'a query with variables': {
    query: 'query A($first: Int!) { mentors(first: $first) { edges { cursor } } }',
    variables: { first: 2 },
  },
  'one of two operations': { query: 'query A { __typename } query B { viewer { type } }', operationName: 'B' },
  'none of two operations': { query: 'query A { __typename } query B { viewer { type } }' },
  'an unknown operation': { query: 'query A { __typename }', operationName: 'C' },
  'an unknown operation of an invalid document': { query: 'query A { nothing }', operationName: 'C' },
  'an empty operation name': { query: 'query A { __typename }', operationName: '' },
  'a number as operation name': { query: 'query A { __typename }', operationName: 5 },
  nulls: { query: '{ __typename }', operationName: null, variables: null, extensions: null, id: null },
  'an unknown id': { id: 'abcdef' },
  'an unknown id in the extensions': { extensions: { id: 'abcdef' } },
  'an empty id': { id: '' },
  'a number as id': { id: 5 },
  'an id and a query': { id: 'abcdef', query: '{ __typename }' },
  'no query': { variables: {} },
  'an empty query': { query: '' },
  'a number as query': { query: 5 },
  'an array as query': { query: ['{ __typename }'] },
  'a document with a mistake': { query: '{ mentors { nothing } }' },
  'a document that is none': { query: '{ mentors { ' },
  'a comment': { query: '# nothing' },
  'only a fragment': { query: 'fragment F on Query { __typename }' },
  'too many aliases': { query: MANY },
  'too deep': { query: DEEP },
  'too much': { query: '{ mentors(first: 100) { edges { node { reviews(first: 100) { edges { cursor } } } } } }' },
  'too large a page': { query: '{ mentors(first: 101) { edges { cursor } } }' },
  'a missing variable': { query: 'query ($id: Int!) { mentor(id: $id) { id } }' },
  'a variable of another type': { query: 'query ($id: Int!) { mentor(id: $id) { id } }', variables: { id: 'x' } },
  'variables as text': { query: '{ __typename }', variables: '{}' },
  'variables as a list': { query: '{ __typename }', variables: [] },
  'extensions as a list': { query: '{ __typename }', extensions: [] },
  'extensions as text': { query: '{ __typename }', extensions: 'x' },
  'a parameter that is none': { query: '{ __typename }', nothing: 1 },
  'a parameter that is null': { query: '{ __typename }', nothing: null },
  'NUL in the document': { query: '{ mentors(search: "\0") { totalCount } }' },
  'NUL as an escape': { query: '{ mentors(search: "\\u0000") { totalCount } }' },
  'NUL in a variable': { query: 'query ($s: String) { mentors(search: $s) { totalCount } }', variables: { s: 'a\0' } },
  'a lone surrogate':
    '{"query":"query ($s: String) { mentors(search: $s) { totalCount } }","variables":{"s":"\\ud800"}}',
  'a mutation': { query: 'mutation { signOut { ok } }' },
  'a mutation that is refused': { query: 'mutation { markAllNotificationsRead { __typename } }' },
  'a subscription': { query: 'subscription { bookingChanged { change } }' },
  introspection: { query: '{ __schema { queryType { name } } }' },
  'a skipped field': { query: 'query ($no: Boolean!) { __typename @skip(if: $no) }', variables: { no: true } },
  'a batch': [{ query: '{ __typename }' }],
  'an empty batch': [],
  'an empty object': {},
  'a text': '"{ __typename }"',
  'a text that holds a request': JSON.stringify(JSON.stringify({ query: '{ __typename }' })),
  'a number': '5',
  null: 'null',
  true: 'true',
  nothing: '',
  'not JSON': '{"query":',
  'a form': 'query={ __typename }',
  'a byte order mark': Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('{"query":"{ __typename }"}')]),
  'bytes that are not UTF-8': Buffer.concat([
    Buffer.from('{"query":"{ a: __typename #'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('\\n }"}'),
  ]),
  'a key twice': '{"query":"{ nothing }","query":"{ __typename }"}',
  'prototype keys': '{"query":"{ __typename }","__proto__":{"query":"{ nothing }"},"variables":{"__proto__":{"x":1}}}',
  'a constructor': '{"query":"{ __typename }","constructor":{"prototype":{"x":1}}}',
  'prototype keys as names': '{"query":"{ __typename }","toString":1}',
  'prototype keys in variables':
    '{"query":"query ($s: String) { mentors(search: $s) { totalCount } }","variables":{"hasOwnProperty":1,"s":"x"}}',
  'a huge body': JSON.stringify({ query: '{ __typename }', variables: { pad: 'x'.repeat(300_000) } }),
}

const HEADERS: Record<string, Record<string, string>> = {
  'another origin': { origin: 'https://evil.test' },
  'the origin null': { origin: 'null' },
  'a cross-site fetch': { 'sec-fetch-site': 'cross-site' },
  'a content type with charset': { 'content-type': 'application/json; charset=utf-8' },
  'another charset': { 'content-type': 'application/json; charset=latin1' },
  'a content type with a space': { 'content-type': 'application/json ; charset=utf-8' },
  capitals: { 'content-type': 'Application/JSON' },
  'two content types': { 'content-type': 'application/json, text/plain' },
  'no content type': { 'content-type': '' },
  'GraphQL as JSON': { 'content-type': 'application/graphql+json' },
  GraphQL: { 'content-type': 'application/graphql' },
  multipart: { 'content-type': 'multipart/form-data; boundary=x' },
  'a session that is none': { cookie: `session=${'a'.repeat(43)}` },
  'an administrator that is none': { cookie: `admin_session=${'a'.repeat(43)}` },
  'a cookie that is no token': { cookie: 'session=1' },
  'a length that is wrong': { 'content-length': '5' },
  'a preflight for others': { 'access-control-request-method': 'POST', origin: 'https://evil.test' },
}

beforeAll(async () => {
  t = await testApp()
})

async function expectSame(site: Site, sent: Sent): Promise<void> {
  const [lane, yoga] = [await send(site, LANE, sent), await send(site, YOGA, sent)]
  expect(lane).toEqual(yoga)
  expect(lane).toMatchObject({ status: expect.stringMatching(/^HTTP\/1.1 \d+/) })
}

describe('on the real schema', () => {
  let site: Site
  beforeAll(async () => {
    site = await siteOf(t.app)
  })

  test.each(Object.entries(BODIES))('%s is answered alike', async (_name, body) => {
    for (const accept of ['', 'application/json', 'application/graphql-response+json'])
      await expectSame(site, { headers: { accept }, body })
  })

  test.each(ACCEPTS)('whoever accepts “%s” is answered alike', async (accept) => {
    for (const name of ['a query', 'an unknown id', 'a document with a mistake', 'a mutation', 'a subscription'])
      await expectSame(site, { headers: { accept }, body: BODIES[name]! })
  })

  test.each(Object.entries(HEADERS))('%s is answered alike', async (_name, headers) => {
    for (const name of ['a query', 'a mutation']) await expectSame(site, { headers, body: BODIES[name]! })
  })

  test('what is usual goes by the lane, what is not by yoga', async () => {
    const before = site.counted()
    const usual = [{ body: { query: CARDS } }, { body: { query: '{ __typename }' }, headers: { accept: '*/*' } }]
    for (const sent of usual) expect(await send(site, LANE, sent)).toMatchObject({ status: 'HTTP/1.1 200 OK' })
    expect(site.counted()).toBe(before + 2)
    for (const sent of usual)
      expect(await send(site, '/graphql?HomePageQuery', sent)).toEqual(await send(site, YOGA, sent))
    expect(site.counted()).toBe(before + 4)
    for (const sent of usual) await send(site, YOGA, sent)
    for (const accept of ['text/html', 'text/event-stream', 'multipart/mixed', 'application/json;q=1'])
      await send(site, LANE, { body: { query: CARDS }, headers: { accept } }, 300)
    expect(site.counted()).toBe(before + 4)
  })
})

const failing = createSchema({
  typeDefs: /* GraphQL */ `
    type Person {
      name: String
      sure: String!
    }
    type Query {
      me: Person
      them: Person!
      leak: String
      leakHard: String!
      missing: String!
      slow: String!
      coded: String!
      uncoded: String!
      away: String!
    }
    type Mutation {
      leak: String!
      count: Int!
    }
  `,
  resolvers: {
    Person: { sure: () => Promise.reject(new Error('postgres://plumb:hunter2@db/x')) },
    Query: {
      me: () => ({ name: 'Asha' }),
      them: () => ({}),
      leak: () => Promise.reject(new Error('hunter2')),
      leakHard: () => Promise.reject(new Error('hunter2')),
      missing: () => Promise.reject(new NotFoundError('Mentor not found')),
      slow: () => Promise.reject(new RateLimitedError(12)),
      coded: () => {
        throw new GraphQLError('Said', {
          extensions: { code: 'SAID', http: { status: 418, headers: { 'x-said': '1' } } },
        })
      },
      uncoded: () => {
        throw new GraphQLError('Not said')
      },
      away: () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
    },
    Mutation: { leak: () => Promise.reject(new Error('hunter2')), count: () => 1 },
  },
})

describe('what fails', () => {
  test.each([
    '{ me { name sure } }',
    '{ them { sure } }',
    '{ leak me { name } }',
    '{ leakHard }',
    '{ missing }',
    '{ slow }',
    '{ missing slow leakHard }',
    '{ coded }',
    '{ uncoded }',
    '{ away }',
    'mutation { leak }',
    'mutation { count }',
  ])('%s is masked alike, and logged once each', async (query) => {
    const logged: object[] = []
    const tell = (fields: object) => void logged.push({ ...fields, requestId: null })
    const site = await siteOf({ ...t.app, log: { info: tell, warn: tell, error: tell } }, createEngine(failing))
    for (const accept of ['', 'application/graphql-response+json']) {
      const sent = { headers: { accept }, body: { query } }
      const lane = await send(site, LANE, sent)
      const told = logged.splice(0)
      expect(lane).toEqual(await send(site, YOGA, sent))
      expect(told).toEqual(logged.splice(0))
      expect(JSON.stringify(lane)).not.toMatch(/hunter2|stack/)
    }
  })

  test('a database that is away is told alike', async () => {
    const away = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
    const db = new Proxy(t.db, { get: (target, key) => (key === '$queryRawUnsafe' ? away : Reflect.get(target, key)) })
    const site = await siteOf({ ...t.app, db })
    const headers = { cookie: `session=${'a'.repeat(43)}` }
    for (const query of ['{ __typename }', 'mutation { signOut { ok } }'])
      await expectSame(site, { headers, body: { query } })
  })
})

test('reads and mistakes cost alike, and a budget that is used up is told alike', async () => {
  const spent: Record<string, object[]> = {}
  for (const way of GRAPHQL_WAYS) {
    const list: object[] = (spent[way] = [])
    const engine = createEngine((await schemaEngine()).schema, undefined, {
      charge: ({ ip, reader }, cost) => {
        list.push({ ip, reader, cost })
        if (list.length > 6) throw new RateLimitedError(5)
      },
    })
    const site = await siteOf({ ...t.app }, engine)
    const answers: object[] = []
    for (const body of [
      'a query',
      'a query',
      'a document with a mistake',
      'a mutation',
      'too much',
      'a missing variable',
      'introspection',
      'a query',
      'a document with a mistake',
    ])
      answers.push(await send(site, way, { body: BODIES[body]! }))
    list.push(...answers)
  }
  expect(spent[LANE]).toEqual(spent[YOGA])
  expect(JSON.stringify(spent[LANE])).toContain('429')
})

test('whose session is moved ahead gets the cookie again, both ways', async () => {
  const { email } = await menteeAccount(t.db)
  const site = await siteOf(t.app)
  const someone = browser(`http://127.0.0.1:${site.port}`)
  await someone.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
  const headers = { cookie: `session=${someone.cookies.get('session')}` }
  const answers: object[] = []
  for (const way of GRAPHQL_WAYS) {
    await t.db.session.updateMany({ data: { lastSeenAt: new Date(0) } })
    answers.push(await send(site, way, { headers, body: { query: '{ viewer { type } }' } }))
  }
  expect(answers[0]).toEqual(answers[1])
  expect(JSON.stringify(answers[0])).toMatch(/private, no-store.*set-cookie: session=TOKEN;/i)
})
