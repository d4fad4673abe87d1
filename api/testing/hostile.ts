/** What a stranger may send, as generators: request lines, headers, upgrades, frames, bodies and documents. */
import fc, { type Arbitrary } from 'fast-check'
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isLeafType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { frame, handshake, requestOf } from './wire.ts'

/** One stranger: what they write, part by part. */
export interface Attack {
  name: string
  parts: Buffer[]
  /** Silence (ms) after which no answer is expected; the server closes most connections itself. */
  quiet: number
}

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '%',
  '%00',
  '%E0%A4%A',
  '../../etc/passwd',
  "' OR 1=1 --",
  '${7*7}',
  '__proto__',
  'constructor',
  'toString',
  '<script>',
  'x'.repeat(3_000),
  '9'.repeat(400),
  '1e400',
  '-0',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  'https://[',
  'data:image/png;base64,AAAA',
]
/** Good enough to come further than the first check. */
const GOOD = [
  'ravi@mentee.test',
  'ravi\0@mentee.test',
  'Sturdy-pass-9!',
  'Sturdy-pass\0-9!',
  'Ravi\0 Jain',
  'Ravi \ud800 Jain',
  'https://www.linkedin.com/in/ravi\0',
  '2026-11-28',
  '2026-11-28T05:00:00Z',
  '9999-12-31T23:59:59Z',
  '10:30',
  'a'.repeat(43),
  'Qm9va2luZzox',
]
const TARGETS = [
  '/',
  '//',
  '//[',
  'http://',
  'http://[::1',
  '*',
  '\\\\',
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/..%2f..%2fetc%2fpasswd',
  '/mentors/%E0%A4%A',
  '/mentor/999999999999999999999',
  '/mentors?branch=%E0%A4%A&page=-1',
  '/media/%E0%A4%A',
  '/media/..%2f',
  `/media/${'0'.repeat(64)}`,
  '/media/private/x',
  '/assets/%00.js',
  '/assets/../index.html',
  '/dev/mailbox',
  '/dev/mailbox/%E0%A4%A',
  '/dev/mailbox.json',
  '/sandbox/%2e%2e',
  '/api/mentors/%00',
  '/api/mentors/99999999999999999999',
  '/api/mentors?limit=1e9&search=%00',
  '/api/mentors?__proto__[x]=1&limit=1&limit=2',
  '/graphql?query=%00',
  '/graphql?query={__typename}&variables=%7B%22__proto__%22%3A1%7D',
  '/graphql?query={__typename}&variables=[',
  '/graphql?extensions={"id":{}}',
  '/sitemap.xml?%',
  '/robots.txt/',
  '/metrics',
  '/reset-password?token=%E0%A4%A',
]
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', '']

const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 40 }))
/** No line break: what comes after one would be another line. */
const value = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary-ascii', maxLength: 60 }).map((given) => given.replaceAll(/[\r\n]/g, '')),
)
const target = fc.oneof(
  fc.constantFrom(...TARGETS),
  fc.webPath(),
  fc.string({ unit: 'binary-ascii', maxLength: 60 }).map((given) => `/${given.replaceAll(/\s/g, '')}`),
)
const headerName = fc.constantFrom(
  'Accept',
  'Accept-Encoding',
  'Authorization',
  'Connection',
  'Content-Encoding',
  'Content-Length',
  'Content-Type',
  'Cookie',
  'Expect',
  'Host',
  'If-Modified-Since',
  'If-None-Match',
  'Origin',
  'Range',
  'Sec-Fetch-Site',
  'Sec-WebSocket-Key',
  'Sec-WebSocket-Protocol',
  'Sec-WebSocket-Version',
  'Transfer-Encoding',
  'Upgrade',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Http-Method-Override',
  'X-Razorpay-Event-Id',
  'X-Razorpay-Signature',
  '__proto__',
)
const headerValue = fc.oneof(
  value,
  fc.constantFrom(
    'websocket',
    'Upgrade',
    'close',
    'chunked',
    'gzip, br;q=0',
    'br;q=nonsense, *;q=9',
    'application/json',
    'application/json; charset=utf-16',
    'multipart/form-data; boundary=x',
    'bytes=0-,5-4,-1',
    'session=%E0%A4%A; session=; __proto__=1',
    'null',
    'http://',
    'bytes=999999999999-',
    '100-continue',
  ),
)
const header = fc.tuple(headerName, headerValue).map(([name, given]) => `${name}: ${given}`)
const json: Arbitrary<string> = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"',
    '\ufeff{}',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{}}}',
  ),
  fc.constantFrom('['.repeat(50_000), `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, `[${'1e999,'.repeat(99)}1]`),
  text.map((query) => JSON.stringify({ query, variables: query, operationName: [], extensions: query, id: {} })),
)

/** A request that was never one, or nearly. */
const lines = fc
  .tuple(
    fc.constantFrom(...METHODS),
    target,
    fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', ''),
    fc.array(header, { maxLength: 6 }),
    fc.option(json),
  )
  .map(([method, to, version, headers, body]) =>
    requestOf([`${method} ${to} ${version}`, 'Host: localhost', ...headers], body),
  )

const garbage = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes))
const bomb = fc
  .integer({ min: 1, max: 3_000 })
  .map((count) =>
    requestOf(['GET / HTTP/1.1', 'Host: localhost', ...Array.from({ length: count }, (_, i) => `X-${i}: 1`)]),
  )

const upgrade = (origin: string) =>
  fc
    .tuple(target, fc.array(header, { maxLength: 4 }), fc.array(garbage, { maxLength: 2 }), fc.boolean())
    .map(([to, headers, after, isOurs]) => {
      const given = isOurs ? handshake('/graphql', origin).slice(0, 5) : handshake(to, origin)
      return [requestOf([...given, ...headers]), ...after]
    })

const message = fc.oneof(
  json,
  fc
    .tuple(
      fc.constantFrom('connection_init', 'ping', 'pong', 'subscribe', 'complete', 'next', 'error', '__proto__'),
      fc.oneof(text, fc.constant(undefined), fc.integer()),
      fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.record(
          {
            query: fc.oneof(
              text,
              fc.constantFrom('{ site { id } }', 'subscription { x }', '{', '{ ...F } fragment F on Query { ...F }'),
            ),
            variables: fc.jsonValue({ maxDepth: 1 }),
            operationName: fc.oneof(text, fc.constant(null)),
            extensions: fc.jsonValue({ maxDepth: 1 }),
          },
          { requiredKeys: ['query'] },
        ),
      ),
    )
    .map(([type, id, payload]) => JSON.stringify({ type, id, payload })),
)

/** A good handshake by somebody who is signed in, then frames. */
const frames = (origin: string, cookies: string[]) =>
  fc
    .tuple(
      fc.constantFrom(...cookies),
      fc.array(
        fc.oneof(
          garbage,
          message.map((one) => frame(one.slice(0, 60_000))),
          fc.tuple(garbage, fc.nat(255)).map(([one, bits]) => frame(one, bits)),
        ),
        { maxLength: 5 },
      ),
    )
    .map(([cookie, rest]) => [
      requestOf([...handshake('/graphql', origin), `Cookie: ${cookie}`]),
      frame('{"type":"connection_init"}'),
      ...rest,
    ])

const JSON_TYPE = 'application/json'
const TYPES = [JSON_TYPE, 'application/json; charset=x', 'text/plain', 'image/png', '']

/** A well-formed request to a door that takes bodies. */
const bodies = (cookies: string[], doors: string[]) =>
  fc
    .tuple(
      fc.constantFrom(...doors),
      value,
      json,
      fc.oneof(fc.constant(JSON_TYPE), fc.constantFrom(...TYPES)),
      fc.constantFrom(null, ...cookies),
    )
    .map(([door, part, body, type, cookie]) => [
      asked(door.replaceAll(/\{\w+\}/g, encodeURIComponent(part.toWellFormed()) || '1'), { type, cookie }, body),
    ])

/** A request that is answered before the connection closes. */
const asked = (what: string, { type = JSON_TYPE, cookie }: { type?: string; cookie: string | null }, body: string) =>
  requestOf(
    [
      `${what} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      `Content-Type: ${type}`,
      ...(cookie ? [`Cookie: ${cookie}`] : []),
    ],
    body,
  )

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../schema.graphql'), 'utf8'))

/** A value of the right type, and of the worst sort. */
function valueOf(type: GraphQLInputType): Arbitrary<unknown> {
  if (isNonNullType(type)) return valueOf(type.ofType)
  if (isListType(type)) return fc.array(valueOf(type.ofType), { maxLength: 3 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (isInputObjectType(type)) return recordOf(Object.values(type.getFields()))
  if (isLeafType(type) && type.name === 'Int') return fc.constantFrom(0, 1, -1, 2 ** 31 - 1, -(2 ** 31))
  if (type.name === 'Float') return fc.double({ noNaN: true, noDefaultInfinity: true })
  if (type.name === 'Boolean') return fc.boolean()
  return fc.oneof(text, fc.constantFrom(...GOOD))
}

/** What is not required is there or not, so that one bad part doesn't hide the others. */
function recordOf(parts: readonly (GraphQLInputField | GraphQLArgument)[]): Arbitrary<Record<string, unknown>> {
  const required = parts.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)
  return fc.record(Object.fromEntries(parts.map((part) => [part.name, valueOf(part.type)])), {
    requiredKeys: required,
  })
}

/** Each root field with arguments of the right type: the resolvers themselves see them. */
function documents(cookies: string[]): Arbitrary<Buffer[]> {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ['query', field] as const)
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
    // The rest of the strangers would not be signed in any more.
    .filter(({ name }) => !name.startsWith('signOut'))
    .map((field) => ['mutation', field] as const)
  return fc
    .constantFrom(...queries, ...mutations)
    .chain(([kind, field]) =>
      fc.tuple(fc.constant(documentOf(kind, field)), recordOf(field.args), fc.constantFrom(null, ...cookies)),
    )
    .map(([query, variables, cookie]) => [asked('POST /graphql', { cookie }, JSON.stringify({ query, variables }))])
}

function documentOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  return `${kind}${declared && ` (${declared})`} { ${field.name}${passed && `(${passed})`}${selectionOf(field.type, 3)} }`
}

/** What can be asked for without arguments, so many levels down. */
function selectionOf(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  const fields = 'getFields' in named && levels > 0 ? Object.values(named.getFields()) : []
  const free = fields.filter((field) => !field.args.some((arg) => isNonNullType(arg.type)))
  return ` { __typename ${free.map((field) => `${field.name}${selectionOf(field.type, levels - 1)}`).join(' ')} }`
}

interface Site {
  origin: string
  /** Each of somebody who is signed in. */
  cookies: string[]
  /** Documented calls, such as `PUT /api/mentors/{id}`. */
  doors: string[]
}

/** Everything of it, in a mixture that reaches each layer. */
export function attacks({ origin, cookies, doors }: Site): Arbitrary<Attack> {
  const named = (name: string, parts: Arbitrary<Buffer[]>, quiet = 100) =>
    parts.map((given) => ({ name, parts: given, quiet }))
  const one = (part: Buffer) => [part]
  return fc.oneof(
    { arbitrary: named('lines', lines.map(one)), weight: 4 },
    { arbitrary: named('garbage', garbage.map(one)), weight: 1 },
    { arbitrary: named('bomb', bomb.map(one)), weight: 1 },
    { arbitrary: named('upgrade', upgrade(origin)), weight: 4 },
    { arbitrary: named('frames', frames(origin, cookies)), weight: 4 },
    { arbitrary: named('bodies', bodies(cookies, doors), 5_000), weight: 5 },
    { arbitrary: named('documents', documents(cookies), 5_000), weight: 6 },
  )
}
