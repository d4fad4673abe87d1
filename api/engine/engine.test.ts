import { createSchema } from 'graphql-yoga'
import { getIntrospectionQuery, type GraphQLObjectType } from 'graphql'
import { beforeEach, expect, test } from 'vitest'
import type { App } from '../app.ts'
import { NotFoundError, RateLimitedError } from '../rules/userErrors.ts'
import { asGuest } from '../testing/client.ts'
import { createEngine } from './engine.ts'

const logged: { fields: object }[] = []
const log = {
  info: () => {},
  warn: (fields: object) => void logged.push({ fields }),
  error: (fields: object) => void logged.push({ fields }),
}
let calls = 0
const DSN = 'postgres://plumb:hunter2@db.internal:5432/plumbline'

const schema = createSchema({
  typeDefs: /* GraphQL */ `
    interface Node {
      id: ID!
    }
    type Person implements Node {
      id: ID!
      name: String
      friend: Person
      friends(first: Int, last: Int, after: String): PeopleConnection!
      tags: [Tag!]!
    }
    type Tag {
      name: String
    }
    type PeopleConnection {
      edges: [PersonEdge!]!
      pageInfo: PageInfo!
    }
    type PersonEdge {
      node: Person!
      cursor: String
    }
    type PageInfo {
      hasNextPage: Boolean!
    }
    type Query {
      me: Person
      people(first: Int = 20, last: Int): PeopleConnection!
      best(first: Int = 5): [Person!]!
      nodes(ids: [ID!]!): [Node]!
      leak: String
      leakHard: String!
      missing: String!
      slow: String!
      unavailable: String!
    }
    type Mutation {
      count: Int!
    }
    type Subscription {
      ticks: Int!
      broken: Int!
    }
  `,
  resolvers: {
    Node: { __resolveType: () => 'Person' },
    Query: {
      me: () => ((calls += 1), { id: '1', name: 'Asha' }),
      people: () => ((calls += 1), { edges: [], pageInfo: { hasNextPage: false } }),
      best: () => ((calls += 1), []),
      nodes: () => ((calls += 1), []),
      leak: () => {
        throw new Error(`connect failed: ${DSN}, constraint "mentees_email_key"`)
      },
      leakHard: () => {
        throw new Error(DSN)
      },
      missing: () => {
        throw new NotFoundError('Mentor not found')
      },
      slow: () => {
        throw new RateLimitedError(12)
      },
      unavailable: () => {
        throw Object.assign(new Error(DSN), { code: 'P1001' })
      },
    },
    Mutation: { count: () => (calls += 1) },
    Subscription: {
      ticks: {
        async *subscribe() {
          yield { ticks: 1 }
          yield { ticks: 2 }
        },
      },
      broken: {
        async *subscribe() {
          yield { broken: 1 }
          throw new Error(DSN)
        },
      },
    },
  },
})
const declare = (type: string, field: string, items: number | 'page') =>
  Object.assign((schema.getType(type) as GraphQLObjectType).getFields()[field]!, { extensions: { cost: { items } } })
declare('PeopleConnection', 'edges', 'page')
declare('Person', 'tags', 10)
const engine = createEngine(schema, { find: (id) => (id === 'known' ? '{ me { name } }' : null) })
const client = asGuest({ log } as unknown as App, { engine })

beforeEach(() => {
  calls = 0
  logged.length = 0
})

const codeOf = async (query: string, variables: Record<string, unknown> = {}) =>
  (await client.run(query, variables)).errors?.[0]?.extensions.code
const nested = (depth: number) => `${'friend { '.repeat(depth - 2)}name${' }'.repeat(depth - 2)}`

test('runs a text, and a persisted document by its id', async () => {
  expect((await client.run('{ me { name } }')).data).toEqual({ me: { name: 'Asha' } })
  const answer = await engine.run({ id: 'known' }, client.context())
  expect(answer.data).toEqual({ me: { name: 'Asha' } })
  const unknown = await engine.run({ id: 'other' }, client.context())
  expect(unknown.errors?.[0]?.extensions['code']).toBe('PERSISTED_QUERY_NOT_FOUND')
  expect((await engine.run({}, client.context())).errors?.[0]?.message).toMatch(/query or an id/)
})

test('parses and validates a text once', () => {
  const text = '{ me { id } }'
  expect(engine.parse(text)).toBe(engine.parse(text))
  expect(engine.validate(engine.parse('{ nobody }'))[0]?.extensions['code']).toBe('BAD_USER_INPUT')
})

test('an invalid text is not kept, and is told of ten mistakes at most', async () => {
  const text = `{ ${Array.from({ length: 100 }, (_, i) => `missing${i}`).join(' ')} }`
  expect(engine.parse(text)).not.toBe(engine.parse(text))
  const { errors } = await client.run(text)
  expect(errors).toHaveLength(11)
  expect(errors?.at(-1)?.message).toMatch(/error limit reached/)
})

test('no unknown name is compared with all that are known', async () => {
  for (const text of ['{ mee { id } }', '{ me { ...F } } fragment F on Persom { id }', '{ me { id(nam: 1) } }']) {
    const { errors } = await client.run(text)
    expect(errors?.map(({ message }) => message)).toEqual([expect.stringMatching(/^(Cannot query|Unknown) .*"\.$/)])
  }
})

test('texts of strangers push each other out, never our own documents', () => {
  const ours = engine.textOf({ id: 'known' })
  const [document, theirs] = [engine.parse(ours), engine.parse('{ me { id name } }')]
  const big = (n: number) => `{ me { a${n}: id } } #${'x'.repeat(280_000)}`
  for (let n = 0; n < 250; n += 1) engine.parse(big(n))
  expect(engine.parse(ours)).toBe(document)
  expect(engine.parse('{ me { id name } }')).not.toBe(theirs)
})

test('depth 12 passes, 13 is refused before any resolver, also through fragments', async () => {
  expect((await client.run(`{ me { ${nested(12)} } }`)).errors).toBeUndefined()
  calls = 0
  expect(await codeOf(`{ me { ${nested(13)} } }`)).toBe('LIMIT_EXCEEDED')
  const fragments = `query { me { ...A } } fragment A on Person { ${nested(8).replace('name', '...B')} } fragment B on Person { ${nested(7)} }`
  expect(await codeOf(fragments)).toBe('LIMIT_EXCEEDED')
  expect(await codeOf(`query { me { ...__schema } } fragment __schema on Person { ${nested(13)} }`)).toBe(
    'LIMIT_EXCEEDED',
  )
  expect(calls).toBe(0)
})

test('recursive fragments are refused and do not loop', async () => {
  expect(
    await codeOf(
      'query { me { ...A } } fragment A on Person { friend { ...B } } fragment B on Person { friend { ...A } }',
    ),
  ).toBe('BAD_USER_INPUT')
  expect(await codeOf('query { me { ...A } } fragment A on Person { ...A }')).toBe('BAD_USER_INPUT')
})

test('30 aliases pass, 31 are refused, also through fragments', async () => {
  const aliases = (count: number) => Array.from({ length: count }, (_, i) => `a${i}: me { id }`).join(' ')
  expect((await client.run(`{ ${aliases(30)} }`)).errors).toBeUndefined()
  expect(await codeOf(`{ ${aliases(31)} }`)).toBe('LIMIT_EXCEEDED')
  expect(await codeOf(`{ ...A b: __typename ...A } fragment A on Query { ${aliases(20)} }`)).toBe('LIMIT_EXCEEDED')
})

test('directives and tokens are limited', async () => {
  expect(await codeOf(`{ me { name ${'@include(if: true) '.repeat(51)} } }`)).toBe('LIMIT_EXCEEDED')
  expect((await client.run(`{ me { ${'id '.repeat(100)} } }`)).errors).toBeUndefined()
  expect(await codeOf(`{ me { ${'id '.repeat(2_000)} } }`)).toBe('LIMIT_EXCEEDED')
})

test('fields of one name are compared in pairs, so few may repeat: in one place, in several, in fragments, as aliases', async () => {
  for (const text of [
    `{ me { ${'id '.repeat(102)} } }`,
    `{ ${'me { id } '.repeat(72)} }`,
    `{ me { ...A ...B } } fragment A on Person { ${'id '.repeat(51)} } fragment B on Person { ${'id '.repeat(51)} }`,
    `{ me { ${'name: id '.repeat(29)} ${'name '.repeat(73)} } }`,
  ])
    expect({ text, code: await codeOf(text) }).toEqual({ text, code: 'LIMIT_EXCEEDED' })
})

test.each([
  ['literal', '{ people(first: 100000) { pageInfo { hasNextPage } } }', {}],
  ['variable', 'query($n: Int) { people(first: $n) { pageInfo { hasNextPage } } }', { n: 100_000 }],
  ['default of a variable', 'query($n: Int = 101) { people(first: $n) { edges { cursor } } }', {}],
  ['negative', '{ people(first: -1) { edges { cursor } } }', {}],
  ['negative variable', 'query($n: Int) { people(last: $n, first: null) { edges { cursor } } }', { n: -5 }],
  ['both ends', '{ people(first: 1, last: 1) { edges { cursor } } }', {}],
  [
    'inside a fragment',
    'query($n: Int) { ...F } fragment F on Query { people(first: $n) { edges { cursor } } }',
    { n: 101 },
  ],
  ['a plain list', 'query($n: Int) { best(first: $n) { id } }', { n: 101 }],
  ['too many ids', 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: Array.from({ length: 101 }, String) }],
])('a page size beyond the limits is refused: %s', async (_name, query, variables) => {
  expect(await codeOf(query, variables)).toBe('BAD_USER_INPUT')
  expect(calls).toBe(0)
})

test('nested pages multiply, with the values of variables', async () => {
  const query =
    'query($n: Int) { people(first: $n) { edges { node { friends(first: $n) { edges { node { name } } } } } } }'
  expect(await codeOf(query, { n: 100 })).toBe('LIMIT_EXCEEDED')
  expect(calls).toBe(0)
  expect((await client.run(query, { n: 20 })).errors).toBeUndefined()
  const split =
    'query($n: Int) { people(first: $n) { ...C } } fragment C on PeopleConnection { edges { node { ...P } } } fragment P on Person { friends(first: $n) { edges { node { name } } } }'
  expect(await codeOf(split, { n: 100 })).toBe('LIMIT_EXCEEDED')
  expect((await client.run(split, { n: 20 })).errors).toBeUndefined()
})

test('doubling fragments are weighed quickly', async () => {
  const doubling = Array.from(
    { length: 10 },
    (_, i) => `fragment F${i} on Person { tags { name } friend { ...F${i + 1} } ...F${i + 1} }`,
  ).join(' ')
  expect(await codeOf(`{ me { ...F0 } } ${doubling} fragment F10 on Person { tags { name } }`)).toBe('LIMIT_EXCEEDED')
})

test('doubling fragments on a page are weighed quickly', async () => {
  const doubling = Array.from(
    { length: 40 },
    (_, i) => `fragment C${i} on PeopleConnection { ...C${i + 1} ...C${i + 1} }`,
  )
  const query = `{ people(first: 1) { ...C0 } } ${doubling.join(' ')} fragment C40 on PeopleConnection { edges { cursor } }`
  expect(await codeOf(query)).toBe('LIMIT_EXCEEDED')
})

test('introspection is open, deep introspection is not', async () => {
  expect((await client.run(getIntrospectionQuery())).errors).toBeUndefined()
  const deep = `{ __schema { types { ${'fields { type { '.repeat(5)} name ${'} }'.repeat(5)} } } }`
  expect((await client.run(deep)).errors?.[0]?.message).toMatch(/introspection depth/i)
})

test('unknown failures are masked and logged with the request id, ours are told', async () => {
  const leak = await client.run('{ leak }')
  expect(leak.errors).toEqual([
    {
      message: 'Unexpected error.',
      path: ['leak'],
      locations: [{ line: 1, column: 3 }],
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    },
  ])
  expect(logged[0]?.fields).toMatchObject({ requestId: 'test-request' })
  const hard = await engine.run({ query: '{ leakHard }' }, client.context())
  expect(hard.errors?.[0]?.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', http: { status: 500 } })
  expect(JSON.stringify([leak, hard, hard.errors?.[0]?.originalError])).not.toMatch(/hunter2|mentees_email_key/)
  const missing = await engine.run({ query: '{ missing }' }, client.context())
  expect(missing.errors?.[0]?.toJSON()).toMatchObject({
    message: 'Mentor not found',
    extensions: { code: 'NotFoundError', http: { status: 404 } },
  })
  const slow = await engine.run({ query: '{ slow }' }, client.context())
  expect(slow.errors?.[0]?.extensions['http']).toEqual({ spec: false, status: 429, headers: { 'Retry-After': '12' } })
  const away = await engine.run({ query: '{ unavailable }' }, client.context())
  expect(away.errors?.[0]?.extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE', http: { status: 503 } })
})

test('an event stream is masked, and a failing one ends with one error', async () => {
  const values: unknown[] = []
  for await (const event of await client.subscribe('subscription { ticks }')) values.push(event.data)
  expect(values).toEqual([{ ticks: 1 }, { ticks: 2 }])
  const broken: unknown[] = []
  for await (const event of await client.subscribe('subscription { broken }'))
    broken.push(event.errors?.[0]?.message ?? event.data)
  expect(broken).toEqual([{ broken: 1 }, 'Unexpected error.'])
})

test('variables of the wrong type are refused as bad input', async () => {
  expect(await codeOf('query($n: Int) { people(first: $n) { edges { cursor } } }', { n: 'many' })).toBe(
    'BAD_USER_INPUT',
  )
})

test('variables that do not fit are told of once, shortly, whatever they hold', async () => {
  const query = 'query($n: Int, $m: Int!) { people(first: $n, last: $m) { edges { cursor } } }'
  const short = await client.run(query, { n: 'many' })
  expect(short.errors?.map(({ message }) => message)).toEqual([
    'Variable "$n" has invalid value: Int cannot represent non-integer value: "many"',
  ])
  for (const value of ['x'.repeat(100_000), { ['x'.repeat(100_000)]: 1 }, Array(1_000).fill('x'.repeat(100))]) {
    const { errors } = await client.run(query, { n: value })
    expect(errors).toHaveLength(1)
    expect(errors?.[0]?.message).toMatch(/^Variable "\$n" has invalid value.{300,370}…$/s)
  }
})

test('a mistake in a long text is told shortly', async () => {
  for (const text of [
    `{ ${'x'.repeat(100_000)} }`,
    `{ people(first: "${'x'.repeat(100_000)}") { edges { cursor } } }`,
  ]) {
    const { errors } = await client.run(text)
    expect(errors?.map(({ message }) => message.length)).toEqual([400])
  }
})

test('2,000 values of variables pass, more are refused, also far within each other, also of a subscription', async () => {
  const query = 'query($n: Int) { people(first: $n) { edges { cursor } } }'
  expect((await client.run(query, { n: 1, other: Array(1_998).fill(1) })).errors).toBeUndefined()
  for (const other of [Array(2_000).fill(1), JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)]) {
    const refused = await client.run(query, { n: 1, other })
    expect(refused.errors?.[0]).toMatchObject({
      message: 'Variables hold at most 2000 values',
      extensions: { code: 'BAD_USER_INPUT' },
    })
    await expect(client.subscribe('subscription { ticks }', { other })).rejects.toThrow('at most 2000 values')
  }
})

test('what is refused for its variables or its cost is charged with its size, and with preparing it', async () => {
  const charged: object[] = []
  const charging = createEngine(schema, undefined, { charge: (_asker, spent) => void charged.push(spent) })
  const query = 'query($n: Int) { people(first: $n) { edges { node { friends(first: $n) { edges { cursor } } } } } }'
  const dear = query.replace('cursor', 'cursor cursor')
  for (const [text, n] of [
    [query, 'x'],
    [query, 'x'.repeat(10_000)],
    [query, Array(3_000).fill(1)],
    [dear, 100],
    [dear, 100],
  ])
    await charging.run({ query: String(text), variables: { n } }, client.context())
  expect(charged).toEqual([11, 101, 2_500, 11, 1].map((cost) => ({ cost, kind: 'query' })))
})

test('a document is charged for its tokens, or for its length when they are long', async () => {
  const charged: number[] = []
  const charging = createEngine(schema, undefined, { charge: (_asker, { cost }) => void charged.push(cost) })
  const texts = ['{ me { id } }', `{ nodes(ids: "${'x'.repeat(9_990)}") { id } }`, `{ ${'x'.repeat(9_990)} }`]
  for (const text of texts) {
    charging.validate(charging.parse(text), '203.0.113.7')
    await charging.run({ query: text }, client.context())
  }
  expect(charged).toEqual([3, 201, 100])
})

test('a text that is none is charged for its length, or for as many tokens as it could have', () => {
  const charged: number[] = []
  const charging = createEngine(schema, undefined, { charge: (_asker, { cost }) => void charged.push(cost) })
  for (const text of ['{ ]', `{ ]${' '.repeat(97)}`, `{ ] #${'-'.repeat(99_995)}`, '{ a '.repeat(2_000)])
    expect(() => charging.parse(text, '203.0.113.7')).toThrow(/Syntax|limit/)
  expect(() => charging.textOf({ id: 'none' }, '203.0.113.7')).toThrow('not known')
  expect(charged).toEqual([1, 13, 1_000, 500, 0])
})

test.each([
  ['an escape', '{ nodes(ids: ["a\\u0000b"]) { id } }', {}],
  ['another escape', '{ nodes(ids: ["\\u{0}"]) { id } }', {}],
  ['itself', '{ nodes(ids: ["a\0b"]) { id } }', {}],
  ['in a variable', 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: ['a', 'a\0b'] }],
])('U+0000, which no column can hold, is refused before any resolver: %s', async (_where, query, variables) => {
  expect(await codeOf(query, variables)).toBe('BAD_USER_INPUT')
  expect(calls).toBe(0)
  expect(await codeOf('{ nodes(ids: ["\\u0001"]) { id } }')).toBeUndefined()
})
