import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createEngine } from '../../engine/engine.ts'
import { RateLimitedError } from '../../rules/userErrors.ts'
import { schema } from '../../schema.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { asMentee } from '../../testing/client.ts'
import { fakeClock } from '../../testing/clock.ts'
import { menteeAccount, PASSWORD } from '../../testing/people.ts'
import { browser, GRAPHQL_WAYS, signedIn, testServer } from '../../testing/server.ts'
import { readBudget, READS } from './budgets.ts'

const HERE = '127.0.0.1'
/** 300 units in place of 300,000: one page of MENTORS. */
const FACTOR = 0.001
const MENTORS = '{ mentors(first: 100) { edges { node { name } } } }'
const from = (ip: string, reader: string | null = null) => ({ ip, reader })
interface Refused {
  errors?: { message: string; extensions: { code: string } }[]
}

let t: TestApp
let url: string
let engine: ReturnType<typeof createEngine>

beforeAll(async () => {
  t = await testApp()
  const charge = readBudget(t.clock, FACTOR)
  engine = createEngine(schema, undefined, { charge })
  url = (await testServer(t.app, { engine, charge })).url
})
// A new minute: every test has the whole budget.
beforeEach(() => void t.clock.advance(READS.windowSeconds * 1000))

test('a network reads so much a minute, an IPv6 one as a whole, whoever else reads', () => {
  const clock = fakeClock()
  const take = readBudget(clock)
  const all = { cost: READS.cost - READS.operation, kind: 'query' } as const
  const one = { cost: 1, kind: 'query' } as const
  take(from('203.0.113.7'), { ...all, cost: READS.cost - 2 * READS.operation - 1 })
  take(from('203.0.113.7'), one)
  expect(() => take(from('203.0.113.7'), one)).toThrow(RateLimitedError)
  expect(() => take(from('::ffff:203.0.113.7'), { ...one, kind: 'subscription' })).toThrow(RateLimitedError)
  take(from('203.0.113.8'), all)
  take(from('2001:db8:1:2::1'), all)
  expect(() => take(from('2001:db8:1:2:ffff::9'), one)).toThrow(RateLimitedError)
  take(from('2001:db8:1:3::1'), all)
  clock.advance(20_000)
  try {
    take(from('203.0.113.7'), one)
    expect.unreachable()
  } catch (error) {
    expect((error as RateLimitedError).retryAfter).toBe(40)
  }
  clock.advance(40_000)
  take(from('203.0.113.7'), all)
})

test('the network above an address reads four times as much, however many addresses it has', () => {
  const clock = fakeClock()
  const take = readBudget(clock)
  const all = { cost: READS.cost - READS.operation, kind: 'query' } as const
  for (const [place, elsewhere] of [
    [(at: number) => `203.0.113.${at}`, '203.0.114.1'],
    [(at: number) => `2001:db8:1:${at}::1`, '2001:db8:2:1::1'],
  ] as const) {
    for (const at of [1, 2, 3, 4]) take(from(place(at)), all)
    expect(() => take(from(place(5)), { cost: 0, kind: 'query' })).toThrow(RateLimitedError)
    take(from(place(5)), { cost: 0, kind: 'mutation' })
    take(from(place(5), 'mentee:7'), { cost: 0, kind: 'query' })
    take(from(elsewhere), all)
    clock.advance(READS.windowSeconds * 1000)
    take(from(place(5)), all)
  }
})

test('a change counts, and is never refused for what others read', () => {
  const take = readBudget(fakeClock())
  take(from(HERE), { cost: READS.cost - READS.operation, kind: 'query' })
  take(from(HERE), { cost: 1, kind: 'mutation' })
  const after = readBudget(fakeClock())
  for (let spent = 0; spent < READS.cost; spent += READS.change)
    after(from(HERE), { cost: READS.change - READS.operation, kind: 'mutation' })
  expect(() => after(from(HERE), { cost: 1, kind: 'query' })).toThrow(RateLimitedError)
  after(from(HERE), { cost: READS.change - READS.operation, kind: 'mutation' })
})

test('what a change reads above its 500 units is a read: the network’s, then the account’s', () => {
  const take = readBudget(fakeClock())
  const dear = { cost: READS.change - READS.operation + READS.account / 2, kind: 'mutation' } as const
  take(from(HERE), { cost: READS.cost - READS.operation, kind: 'query' })
  expect(() => take(from(HERE), dear)).toThrow(RateLimitedError)
  take(from(HERE, 'mentee:1'), dear)
  take(from(HERE, 'mentee:1'), dear)
  expect(() => take(from(HERE, 'mentee:1'), dear)).toThrow(RateLimitedError)
  take(from(HERE, 'mentee:1'), { cost: 1, kind: 'mutation' })
})

test.each(GRAPHQL_WAYS)('%s and REST share it, say when to come back, and write nothing for a read', async (way) => {
  const guest = browser(url, way)
  t.clock.advance(60_000)
  const before = await t.db.rateLimit.count()
  expect((await guest.graphql(MENTORS)).status).toBe(200)
  const refused = await guest.graphql<Refused>(MENTORS)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(refused.body.errors?.[0]).toEqual({
    message: 'Too many requests from your network. Please try again in a minute.',
    extensions: { code: 'RateLimitedError' },
  })
  const rest = await guest.send('GET', '/api/mentors')
  expect([rest.status, rest.headers.get('retry-after')]).toEqual([429, '60'])
  expect(rest.body).toEqual({ message: 'Too many requests from your network. Please try again in a minute.' })
  // Changes go on.
  expect((await guest.graphql('mutation { signOut { ok } }')).status).toBe(200)
  expect(await t.db.rateLimit.count()).toBe(before)
  t.clock.advance(60_000)
  expect((await guest.graphql(MENTORS)).status).toBe(200)
})

test('a session alone has no budget of its own: signing up is free', async () => {
  const { email, id } = await menteeAccount(t.db)
  const member = browser(url)
  expect((await member.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })).status).toBe(200)
  t.clock.advance(60_000)
  expect((await browser(url).graphql(MENTORS)).status).toBe(200)
  expect((await member.graphql(MENTORS)).status).toBe(429)
  const elsewhere = asMentee(t.app, id, { engine, ip: '198.51.100.1' })
  expect((await elsewhere.run(MENTORS)).errors).toBeUndefined()
})

test('a confirmed account reads on from its reserve, however many sessions, when its network has nothing left', () => {
  const clock = fakeClock()
  const take = readBudget(clock)
  const asha = from(HERE, 'mentee:1')
  const rest = { cost: READS.account - READS.operation, kind: 'query' } as const
  const one = { cost: 1, kind: 'query' } as const
  // As long as the network has something it is the network's.
  take(asha, { cost: READS.cost - READS.operation, kind: 'query' })
  expect(() => take(from(HERE), one)).toThrow(RateLimitedError)
  take(asha, rest)
  expect(() => take(asha, one)).toThrow(RateLimitedError)
  take(from(HERE, 'mentor:1'), rest)
  take(from('203.0.113.8'), { cost: READS.cost - READS.operation, kind: 'query' })
  // The reserve is the account's, wherever it is.
  expect(() => take(from('203.0.113.8', 'mentee:1'), one)).toThrow(RateLimitedError)
  clock.advance(60_000)
  take(asha, rest)
})

test('live events leave a part of the reserve to what its account asks for', () => {
  const take = readBudget(fakeClock())
  const asha = from('203.0.113.7', 'asha')
  const use = (kind: 'query' | 'subscription', cost: number) => take(asha, { kind, cost: cost - READS.operation })
  use('query', READS.cost)
  use('subscription', READS.events)
  expect(() => use('subscription', READS.operation)).toThrow(RateLimitedError)
  use('query', READS.account - READS.events)
  expect(() => use('query', READS.operation)).toThrow(RateLimitedError)
})

test('one visitor does not keep the confirmed members of a network from reading', async () => {
  const charge = readBudget(t.clock)
  const shared = (await testServer(t.app, { engine: createEngine(schema, undefined, { charge }) })).url
  const [asha, ravi] = await Promise.all(
    [t.clock.now(), null].map(async (emailConfirmedAt) => {
      const { email } = await menteeAccount(t.db, { emailConfirmedAt })
      return await signedIn(shared, 'mentee', email)
    }),
  )
  t.clock.advance(READS.windowSeconds * 1000)
  charge(from(HERE), { cost: READS.cost - READS.operation, kind: 'query' })
  const page = '{ viewer { name } }'
  expect((await browser(shared).graphql(page)).status).toBe(429)
  expect((await ravi!.graphql(page)).status).toBe(429)
  expect((await asha!.graphql(page)).status).toBe(200)
  expect((await asha!.send('GET', '/api/notifications')).status).toBe(200)
})

test('a live channel is charged where it begins', async () => {
  const { id } = await menteeAccount(t.db)
  const client = asMentee(t.app, id, { engine, ip: '198.51.100.2' })
  // Until nothing is left, not even for the smallest.
  while (!(await client.run('{ site { holdMinutes } }')).errors);
  await expect(client.subscribe('subscription { notificationChanged { what } }')).rejects.toThrow('RateLimitedError')
})

const REFUSED = {
  'a text that does not parse': { query: '{ ]' },
  'a text of too many tokens': { query: `{ ${'x '.repeat(400)} ]` },
  'a text that is too deep': { query: `{ site ${'{ a '.repeat(13)}${'}'.repeat(13)} }` },
  'a document that is not known': { id: 'f00d' },
  'an operation that is not in the document': { query: '{ site { holdMinutes } }', operationName: 'Other' },
  'a subscription': { query: 'subscription { notificationChanged { change } }' },
  'a body that is no JSON': null,
}

test.each(GRAPHQL_WAYS.flatMap((way) => Object.entries(REFUSED).map(([name, body]) => [way, name, body] as const)))(
  '%s: %s is refused, and charged for what was looked at',
  async (way, _name, body) => {
    const init = body
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: `{"query": "${'x'.repeat(2_000)}` }
    const ask = () => browser(url, way).send<Refused>('POST', way, body ?? undefined, init)
    const codes: unknown[] = []
    while (codes.length < 10 && codes.at(-1) !== 'RateLimitedError')
      codes.push((await ask()).body.errors?.[0]?.extensions.code)
    expect(codes.length).toBeGreaterThan(1)
    expect(codes.at(-1)).toBe('RateLimitedError')
    expect((await ask()).headers.get('retry-after')).toBe('60')
  },
)

test('a text that has to be read and validated anew each time is charged for it, right or wrong', async () => {
  const guest = browser(url)
  const answers = new Set<string>()
  for (let n = 0; n < 10; n += 1) {
    const text = `{ site { ${Array.from({ length: 400 }, (_, i) => `wrong${n}field${i}`).join(' ')} } }`
    const { status, body } = await guest.graphql<Refused>(text)
    answers.add(`${status} ${body.errors?.[0]?.extensions.code}`)
  }
  expect([...answers]).toEqual(['200 BAD_USER_INPUT', '429 RateLimitedError'])
})
