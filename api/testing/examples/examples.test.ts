/**
 * The examples of the description, sent as they stand to a server with demo data. `npm run examples` writes them with
 * their answers to `api/rest/recorded.json`; otherwise what is recorded must still be what is sent and answered.
 */
import { writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { ensureFirstAdmin } from '../../admin/administrators.ts'
import { routes } from '../../features.ts'
import { examplesAt, RECORDING, type Recorded } from '../../rest/examples.ts'
import { inputOf } from '../../rest/openapi.ts'
import { istDate, mondayOf } from '../../rules/time/time.ts'
import { DEMO_PASSWORD } from '../../../prisma/seed/demoAccounts.ts'
import { seedDemo } from '../../../prisma/seed/seedDemo.ts'
import { testApp, type TestApp } from '../app.ts'
import { routeOf } from '../documented.ts'
import { browser, testServer, type Browser } from '../server.ts'
import { ADMIN_PASSWORD, demoAddress, type Example } from './example.ts'
import { examplesFrom } from './examples.ts'

const IS_RECORDING = process.env['RECORD_EXAMPLES'] === '1'
const NOBODYS = 999_999_999

let t: TestApp
let callers: Record<NonNullable<Example['as']> | 'visitor', Browser>

beforeAll(async () => {
  t = await testApp()
  await ensureFirstAdmin(t.app)
  await seedDemo(t.db, t.clock, t.app.config)
  const { url } = await testServer(t.app)
  const signIn = async (path: string, body: object) => {
    const caller = browser(url)
    expect((await caller.send('POST', path, body)).status).toBe(200)
    return caller
  }
  const member = (kind: string, name: string) =>
    signIn(`/api/auth/${kind}/login`, { email: demoAddress(name), password: DEMO_PASSWORD })
  callers = {
    visitor: browser(url),
    mentee: await member('mentee', 'vikram.patil'),
    mentor: await member('mentor', 'ananya.iyer'),
    community: await member('community', 'omkar.jadhav'),
    administrator: await signIn('/api/admin/login', { username: 'admin', password: ADMIN_PASSWORD }),
  }
})

test('each example can be sent as it stands, and is answered as it is shown', { timeout: 120_000 }, async () => {
  const examples = examplesFrom(mondayOf(istDate(t.clock.now())))
  expect(examples.map(({ call }) => call).toSorted()).toEqual(
    routes.map((one) => `${one.method} ${one.path}`).toSorted(),
  )
  const answered = new Map<string, unknown>()
  const calls: Record<string, Recorded> = {}
  for (const example of examples) {
    const { call, params = {}, query = {}, body, needs } = example
    calls[call] = {
      params,
      query,
      ...(body && { body }),
      ...(needs && { needs }),
      answers: await answersTo(example, answered),
    }
  }
  if (IS_RECORDING) {
    const recording = { monday: mondayOf(istDate(t.clock.now())), calls }
    writeFileSync(RECORDING, `${JSON.stringify(recording, null, 2)}\n`)
    return
  }
  const recordedOf = examplesAt(t.clock.now())
  const stale = routes.filter((route) => {
    const { answers, ...request } = calls[`${route.method} ${route.path}`]!
    const { answers: shown, ...recorded } = recordedOf(route)
    return !isDeepStrictEqual(request, recorded) || !haveSameShape(answers, shown)
  })
  expect(
    stale.map(({ method, path }) => `${method} ${path}`),
    'record them again: npm run examples',
  ).toEqual([])
})

/** The success, and before it what an empty body and an id that nobody has are answered. */
async function answersTo(example: Example, answered: Map<string, unknown>): Promise<Record<string, unknown>> {
  const { call, as = 'visitor', given, instead, needs } = example
  const [method = '', path = ''] = call.split(' ')
  const { success, schemas } = routeOf(method, path)!
  // A read can be sent whatever the demo data has.
  if (instead || (given && method !== 'GET')) expect.soft(needs, `what ${call} needs`).toBeDefined()
  await given?.(t)
  const { params = {}, body, query } = { ...example, ...(await instead?.(t, answered)) }
  const filters = query ? `?${new URLSearchParams(query)}` : ''
  const send = (ids: Record<string, number>, sent?: object) =>
    callers[as].send(method, path.replaceAll(/:(\w+)/g, (_all, name: string) => String(ids[name])) + filters, sent)
  const answers: Record<string, unknown> = {}
  const [first] = Object.keys(params)
  const failures = [
    ...(schemas.body && ((inputOf(schemas.body)['required'] ?? []) as string[]).length > 0 ? [send(params, {})] : []),
    ...(first ? [send({ ...params, [first]: NOBODYS }, body)] : []),
  ]
  for (const { status, body: said } of await Promise.all(failures))
    if (status === 400 || status === 404) answers[status] = said
  const { status, body: answer } = await send(params, body)
  expect.soft([call, status, status === success ? null : answer]).toEqual([call, success, null])
  answered.set(call, answer)
  answers[status] = shortened(answer)
  return answers
}

/** One entry of each list shows what the others are like. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field)]))
}

/** The same fields of the same types; what is null, and a list without entries, may be anything. */
function haveSameShape(one: unknown, other: unknown): boolean {
  if (one === null || other === null) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === 0 || other.length === 0 || haveSameShape(one[0], other[0])
  if (typeof one !== 'object' || typeof other !== 'object') return typeof one === typeof other
  const [names, others] = [Object.keys(one).toSorted(), Object.keys(other).toSorted()]
  return (
    isDeepStrictEqual(names, others) &&
    names.every((name) =>
      haveSameShape((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  )
}
