/** What visitors are answered from memory: the truth, for them alone, and at once after a change. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createMemory, type Memory } from '../../database/memory.ts'
import { createEngine, type Engine } from '../../engine/engine.ts'
import { schema } from '../../schema.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { makeMentee, makeMentor, makeWorkshop } from '../../testing/factories.ts'
import { mentorAccount, menteeAccount } from '../../testing/people.ts'
import { browser, signedIn, testServer, type Browser } from '../../testing/server.ts'
import { LISTENER } from '../../database/pubsub.ts'

const CARDS = '{ mentors(first: 5) { totalCount edges { node { databaseId name bio } } } }'
const ONE = 'query ($id: Int!) { mentor(id: $id) { name status email } viewer { name } }'
const SHOPS = '{ workshops { totalCount } }'
const SLOTS = 'query ($id: Int!) { mentor(id: $id) { nextFreeSlot { startsAt } } }'
const RENAME = 'mutation ($input: UpdateMentorProfileInput!) { updateMentorProfile(input: $input) { __typename } }'

let t: TestApp
let url: string
let memory: Memory
let engine: Engine
/** Every operation that was run. */
let runs = 0
/** What each waits for before it is answered. */
let onTheWay = async () => {}
const spent: number[] = []

beforeAll(async () => {
  t = await testApp()
  memory = createMemory(t.app.pubsub.changes, t.clock, 1024 ** 2)
  const charge = (_asker: object, { cost }: { cost: number }) => void spent.push(cost)
  const made = createEngine(schema, undefined, { charge })
  engine = {
    ...made,
    async execute(args) {
      runs += 1
      const result = await made.execute(args)
      await onTheWay()
      return result
    },
  }
  url = (await testServer({ ...t.app, memory }, { engine, charge })).url
})
beforeEach(async () => {
  runs = 0
  spent.length = 0
  // What the test before has kept is gone.
  t.clock.advance(60_000)
  await heard()
})

/** What this test has written past the server is known to it. */
const heard = () => t.app.pubsub.changes.caughtUp()
const visitor = () => browser(url)

interface Cards {
  data: { mentors: { totalCount: number; edges: { node: { name: string; bio: string } }[] } }
}
const names = async (someone: Browser) =>
  (await someone.graphql<Cards>(CARDS)).body.data.mentors.edges.map(({ node }) => node.name)

test('the same question is run once, also when it comes in other words of its request, and costs next to nothing', async () => {
  await makeMentor(t.db)
  await heard()
  const first = await visitor().graphql(CARDS)
  for (const body of [
    { query: CARDS },
    { query: CARDS, variables: { nothing: 5 } },
    { variables: {}, operationName: null, query: CARDS },
  ]) {
    const again = await visitor().send('POST', '/graphql', body)
    expect(again.body).toEqual(first.body)
    expect([...again.headers.keys()]).toEqual([...first.headers.keys()])
  }
  expect(runs).toBe(1)
  expect(spent.slice(1)).toEqual([0, 0, 0])
})

test('questions that differ are kept apart', async () => {
  const [one, other] = [await makeMentor(t.db, { name: 'Asha' }), await makeMentor(t.db, { name: 'Bela' })]
  await heard()
  const ask = async (variables: object) => (await visitor().graphql(ONE, variables)).body
  for (let round = 0; round < 2; round++) {
    expect(await ask({ id: one.id })).toMatchObject({ data: { mentor: { name: 'Asha' } } })
    expect(await ask({ id: other.id })).toMatchObject({ data: { mentor: { name: 'Bela' } } })
    expect(await ask({ id: String(one.id) })).toMatchObject({ errors: [{}] })
    expect(await ask({ id: 1_000_000 })).toEqual({ data: { mentor: null, viewer: null } })
  }
  expect(runs).toBe(5)
})

test('a number beyond all numbers is not answered as none', async () => {
  const ask = async (first: string) => {
    const body = `{"query":"query($first: Int) { mentors(first: $first) { edges { node { id } } } }","variables":{"first":${first}}}`
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return (await answer.json()) as object
  }
  expect(await ask('null')).toHaveProperty('data')
  expect(await ask('1e400')).toHaveProperty('errors')
})

test('a variable that is not given is not one that is null, whatever it is called', async () => {
  await Promise.all([makeMentor(t.db), makeMentor(t.db)])
  await heard()
  for (const name of ['first', 'toString']) {
    const query = `query($${name}: Int = 1) { mentors(first: $${name}) { edges { node { name bio } } } }`
    const ask = async (variables: object) => {
      const { body } = await visitor().graphql<Cards>(query, variables)
      return body.data.mentors.edges.length
    }
    expect({ name, shown: await ask({ [name]: null }) }).not.toEqual({ name, shown: 1 })
    expect({ name, shown: await ask({}) }).toEqual({ name, shown: 1 })
  }
})

test('whoever has a cookie of ours is answered for themselves, valid or not, and leaves nothing behind', async () => {
  const mentor = await mentorAccount(t.db, { name: 'Chitra' })
  const mentee = await menteeAccount(t.db, { name: 'Dev' })
  const [owner, member] = [await signedIn(url, 'mentor', mentor.email), await signedIn(url, 'mentee', mentee.email)]
  const stale = visitor()
  stale.cookies.set('session', 'a'.repeat(43))
  const expected = new Map<Browser, object>([
    [owner, { mentor: { name: 'Chitra', status: 'ACCEPTED', email: mentor.email }, viewer: { name: 'Chitra' } }],
    [member, { mentor: { name: 'Chitra', status: null, email: null }, viewer: { name: 'Dev' } }],
    [visitor(), { mentor: { name: 'Chitra', status: null, email: null }, viewer: null }],
    [stale, { mentor: { name: 'Chitra', status: null, email: null }, viewer: null }],
  ])
  for (let round = 0; round < 2; round++)
    for (const [someone, data] of expected)
      expect((await someone.graphql(ONE, { id: mentor.id })).body).toEqual({ data })
  await member.send('POST', '/api/auth/logout')
  expect([...member.cookies.keys()]).toEqual(['device'])
  expect((await member.graphql(ONE, { id: mentor.id })).body).toMatchObject({ data: { viewer: null } })
})

test('a change is seen at once on its node, whichever way it came, and clears what depends on it only', async () => {
  const mentor = await mentorAccount(t.db, { name: 'Esha', rating: 5, reviewCount: 900 })
  const owner = await signedIn(url, 'mentor', mentor.email)
  const someone = visitor()
  for (let change = 1; change <= 5; change++) {
    await names(someone)
    const bio = `Builds bridges that stand, number ${change} of five so far.`
    if (change % 2) {
      const { body } = await owner.graphql(RENAME, { input: { bio } })
      expect(body).toMatchObject({ data: { updateMentorProfile: { __typename: 'UpdateMentorProfilePayload' } } })
    } else await owner.send('PUT', `/api/mentors/${mentor.id}`, { bio })
    const { body } = await someone.graphql<Cards>(CARDS)
    expect(body.data.mentors.edges.map(({ node }) => node.bio)).toContain(bio)
    expect((await someone.send<{ bio: string }>('GET', `/api/mentors/${mentor.id}`)).body.bio).toBe(bio)
  }
})

test('a booking clears what shows free slots, and nothing else', async () => {
  const mentor = await makeMentor(t.db)
  const { id: menteeId } = await makeMentee(t.db)
  await heard()
  await visitor().graphql(SHOPS)
  await visitor().graphql(SLOTS, { id: mentor.id })
  const slot = { startsAt: new Date('2026-11-25T06:00:00Z'), endsAt: new Date('2026-11-25T06:45:00Z') }
  await t.db.booking.create({
    data: {
      duration: 45,
      mentorId: mentor.id,
      menteeId,
      ...slot,
      selectedTimeSlot: '2026-11-25 11:30',
      agenda: '',
      status: 'confirmed',
    },
  })
  await heard()
  runs = 0
  await visitor().graphql(SHOPS)
  expect(runs).toBe(0)
  await visitor().graphql(SLOTS, { id: mentor.id })
  expect(runs).toBe(1)
})

test('an answer that was being worked out while something changed is not kept, nor given to who asks later', async () => {
  const { id } = await makeMentor(t.db, { name: 'Farah' })
  await heard()
  let goOn: (() => void) | undefined
  onTheWay = () => new Promise<void>((resolve) => (goOn = resolve))
  const early = visitor().graphql(ONE, { id })
  await expect.poll(() => goOn).toBeDefined()
  onTheWay = async () => {}
  await t.db.mentor.update({ where: { id }, data: { name: 'Farah Khan' } })
  await heard()
  const late = await visitor().graphql(ONE, { id })
  goOn?.()
  expect((await early).body).toMatchObject({ data: { mentor: { name: 'Farah' } } })
  expect(late.body).toMatchObject({ data: { mentor: { name: 'Farah Khan' } } })
  expect((await visitor().graphql(ONE, { id })).body).toEqual(late.body)
})

test('fifty who ask at the same time share one run', async () => {
  await makeMentor(t.db, { name: 'Gauri' })
  await heard()
  const answers = await Promise.all(Array.from({ length: 50 }, () => visitor().graphql(CARDS)))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(runs).toBe(1)
})

test('while changes may be missed nothing is kept; once they are heard again all that was kept is gone', async () => {
  const { id } = await makeMentor(t.db, { name: 'Hema' })
  await visitor().graphql(ONE, { id })
  const before = t.app.pubsub.changes.countOf([])
  await t.db.$queryRaw`SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = ${LISTENER}`
  await expect.poll(() => t.app.pubsub.changes.countOf([])).toBeGreaterThan(before)
  runs = 0
  for (const name of ['Hema Rao', 'Hema Nair']) {
    // The trigger's word of it reaches nobody.
    await t.db.mentor.update({ where: { id }, data: { name } })
    if (t.app.pubsub.changes.areHeard()) break
    expect((await visitor().graphql(ONE, { id })).body).toMatchObject({ data: { mentor: { name } } })
  }
  await expect.poll(() => t.app.pubsub.changes.areHeard(), { timeout: 10_000 }).toBe(true)
  const { name } = await t.db.mentor.findUniqueOrThrow({ where: { id } })
  expect((await visitor().graphql(ONE, { id })).body).toMatchObject({ data: { mentor: { name } } })
})

test('it lives for seconds: what depends on the clock alone is worked out anew', async () => {
  await visitor().graphql('{ site { now } }')
  await visitor().graphql('{ site { now } }')
  expect(runs).toBe(1)
  t.clock.advance(5_000)
  const { body } = await visitor().graphql<{ data: { site: { now: string } } }>('{ site { now } }')
  expect(body.data.site.now).toBe(t.clock.now().toISOString())
})

test('what depends on where somebody is, fails, or was not declared is never kept', async () => {
  for (const query of [
    '{ visitorLocation { country } }',
    '{ site { now } visitorLocation { country } }',
    '{ __schema { queryType { name } } }',
    '{ mentors(first: -1) { totalCount } }',
    '{ node(id: "TWVudG9yOjE=") { id } }',
  ]) {
    runs = 0
    for (let time = 0; time < 2; time++) await visitor().graphql(query)
    expect([query, runs]).toEqual([query, 2])
  }
})

test('the public REST calls are kept too, each with its own answer and tag', async () => {
  const { id } = await makeWorkshop(t.db)
  await heard()
  for (const path of ['/api/mentors', '/api/mentors?mainBranch=Civil%20Engineering', `/api/workshops/${id}`]) {
    const first = await visitor().send('GET', path)
    const { hits } = memory.counts()
    const again = await visitor().send('GET', path)
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([200, first.body, first.headers.get('etag')])
    const held = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }
    expect((await visitor().send('GET', path, undefined, held)).status).toBe(304)
    expect(memory.counts().hits).toBe(hits + 2)
  }
  for (let time = 0; time < 2; time++) expect((await visitor().send('GET', '/api/mentors/999999')).status).toBe(404)
})
