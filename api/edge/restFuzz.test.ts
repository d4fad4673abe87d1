/**
 * Whatever is sent to a documented call, it answers as the description says, and never fails. What is sent is made of
 * the description. FUZZ_SEED names another run or `random`, REST_FUZZ_RUNS makes it longer.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc, { type Arbitrary } from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { hashToken, newToken } from '../accounts/tokens.ts'
import { startSession } from '../sessions/sessions.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { makeWorld, type World } from '../testing/roles/world.ts'
import { seedOf } from '../testing/seed.ts'
import { browser, testServer } from '../testing/server.ts'

const SEED = seedOf('FUZZ_SEED')
const RUNS = Number(process.env['REST_FUZZ_RUNS'] ?? 300)
const ASKERS = ['visitor', 'mentor', 'mentee', 'community', 'admin'] as const

type Json = Record<string, unknown>
interface Described {
  parameters: { name: string; in: 'path' | 'query'; example: unknown }[]
  requestBody?: { content: { 'application/json': { schema: Json; example: unknown } } }
  responses: Record<string, { $ref?: string }>
}
interface Operation extends Described {
  method: string
  path: string
}
interface Sent {
  as: (typeof ASKERS)[number]
  method: string
  path: string
  template: string
  body?: unknown
}

let t: TestApp
let url: string
let world: World
let operations: Operation[]
let ids: number[]
const ajv = new Ajv2020({ strict: false })
formats(ajv)

beforeAll(async () => {
  t = await testApp({ config: { rateLimitFactor: 100_000 } })
  url = (await testServer(t.app)).url
  world = await makeWorld(t)
  ids = [...new Set(ASKERS.flatMap((role) => Object.values(world.rows(role, 'own'))))].filter(
    Number.isInteger,
  ) as number[]
  const described = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Described>>
  }
  ajv.addSchema({ $id: 'https://plumbline.test/', ...described })
  operations = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, rest]) => ({ ...rest, method: method.toUpperCase(), path })),
  )
})

/** What no field means. */
const ODD: unknown[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  '😀'.repeat(200),
  'x'.repeat(20_000),
  '9'.repeat(400),
  '1e400',
  '-0',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  "' OR 1=1 --",
  '__proto__',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  [[]],
  ['x', null, 1],
  {},
  { toString: 1 },
  { $ne: null },
]
const odd = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.jsonValue() },
)

/** Mostly as described, so that it comes further than the first check; an object's fields one by one. */
function near(schema: Json, example: unknown): Arbitrary<unknown> {
  const shown = example as Json
  const properties = Object.keys(shown !== null && typeof shown === 'object' && !Array.isArray(shown) ? shown : {})
  if (properties.length === 0)
    return fc.oneof({ weight: 5, arbitrary: fc.constant(example) }, { weight: 1, arbitrary: odd })
  const described = (schema['properties'] ?? {}) as Record<string, Json>
  const fields = properties.map((name) => {
    const id = fc.constantFrom<unknown>(...ids)
    const value = near(described[name] ?? {}, shown[name])
    const usual = /id$/i.test(name) ? fc.oneof({ weight: 4, arbitrary: id }, { weight: 1, arbitrary: value }) : value
    const field = fc.oneof({ weight: 7, arbitrary: usual }, { weight: 1, arbitrary: fc.constant(undefined) })
    return field.map((given) => (given === undefined ? [] : [[name, given] as const]))
  })
  const object = fc.tuple(...fields).map((parts) => Object.fromEntries(parts.flat()))
  return fc.oneof({ weight: 20, arbitrary: object }, { weight: 1, arbitrary: odd })
}

/** No longer than an address may be. */
const text = (value: unknown) =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed().slice(0, 100))

function request({ method, path, parameters, requestBody }: Operation): Arbitrary<Sent> {
  const given = (place: 'path' | 'query') => parameters.filter((part) => part.in === place)
  const id = fc.oneof({ weight: 8, arbitrary: fc.constantFrom<unknown>(...ids) }, { weight: 1, arbitrary: odd })
  const address = fc
    .tuple(
      fc.tuple(...given('path').map(({ name }) => id.map((value) => [name, value] as const))),
      fc.tuple(
        ...given('query').map(({ name, example }) =>
          fc.option(near({}, example)).map((value) => (value === null ? '' : `${name}=${text(value)}`)),
        ),
      ),
    )
    .map(([places, query]) => {
      const filled = places.reduce((at, [name, value]) => at.replace(`{${name}}`, text(value) || '%20'), path)
      const search = query.filter(Boolean).join('&')
      return search ? `${filled}?${search}` : filled
    })
  const content = requestBody?.content['application/json']
  return fc.record({
    as: fc.constantFrom(...ASKERS),
    method: fc.constant(method),
    template: fc.constant(path),
    path: address,
    ...(content && { body: fc.oneof(near(content.schema, content.example), fc.constant(content.example)) }),
  })
}

/** Afresh for each: what is sent may have ended it. */
async function cookieOf(as: Sent['as']): Promise<string | null> {
  const person = world.person(as)
  const now = t.clock.now()
  if (person) return `session=${await startSession(t.db, { ...person, ip: '::1', userAgent: 'fuzz' }, now)}`
  const adminUserId = world.administrator(as)
  if (adminUserId === null) return null
  const token = newToken()
  await t.db.adminSession.create({
    data: { tokenHash: hashToken(token), adminUserId, loginTime: now, lastActivity: now },
  })
  return `admin_session=${token}`
}

const answers = new Map<string, ValidateFunction>()

/** What its description says of an answer. */
function checkOf(method: string, template: string, status: number): ValidateFunction {
  const pointer = `/paths/${template.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method.toLowerCase()}/responses/${status}`
  const operation = operations.find((one) => one.method === method && one.path === template)!
  const where = operation.responses[status]?.$ref ?? `#${pointer}`
  const found = answers.get(where)
  if (found) return found
  const compiled = ajv.compile({ $ref: `https://plumbline.test/${where}/content/application~1json/schema` })
  answers.set(where, compiled)
  return compiled
}

const seen = new Set<number>()

async function answersAsDescribed({ as, method, path, template, body }: Sent): Promise<void> {
  const cookie = await cookieOf(as)
  const init = { headers: cookie ? { cookie, origin: url } : { origin: url } }
  const answer = await browser(url).send(method, path, body, init)
  seen.add(answer.status)
  if (answer.status === 404 && (answer.body as Json)['message'] === 'Not found') return
  if (answer.status >= 500) expect(answer).toBeNull()
  if (answer.status === 304) return
  const check = checkOf(method, template, answer.status)
  if (!check(answer.body)) expect([answer.status, answer.body, check.errors]).toBeNull()
}

test(
  `nothing that is sent makes a call fail or answer otherwise than described (FUZZ_SEED=${SEED})`,
  { timeout: 60_000 + RUNS * 100 },
  async () => {
    const sent = fc.constantFrom(...operations).chain(request)
    await fc.assert(fc.asyncProperty(sent, answersAsDescribed), { seed: SEED, numRuns: RUNS, endOnFailure: true })
    // It has come past the doors, too.
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 409]))
  },
)
