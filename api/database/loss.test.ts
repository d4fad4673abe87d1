/** What happens when the database goes away under requests, and when it comes back. */
import pg from 'pg'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { App } from '../app.ts'
import { isUnavailable } from './unavailable.ts'
import { queueEmail } from '../mail/outbox.ts'
import { jobs as features } from '../features.ts'
import { startJobs } from '../jobs/worker.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { afterFile } from '../testing/ending.ts'
import { menteeAccount, PASSWORD } from '../testing/people.ts'
import { tcpProxy, type Proxy } from '../testing/proxy.ts'
import { browser, testServer, type Browser, type HttpAnswer } from '../testing/server.ts'
import { connect } from './client.ts'
import { listenForEvents, publish } from './pubsub.ts'
import { databaseRateLimiter } from './rateLimiter.ts'
import { inTransaction } from './transaction.ts'

/** What the product promises after the database is back. */
const RECOVERY = { timeout: 5_000, interval: 50 }

let t: TestApp
/** Reaches the database through the proxy. */
let app: App
let proxy: Proxy
let visitor: Browser
let member: Browser
/** Reaches the database directly, also while the way is cut. */
let direct: pg.Client
const heard: number[] = []
let events = 0

beforeAll(async () => {
  t = await testApp()
  proxy = await tcpProxy(t.url)
  const db = connect(proxy.url, { poolSize: 8 })
  const pubsub = await listenForEvents(proxy.url, () => {})
  app = { ...t.app, db, pubsub, limiter: databaseRateLimiter(db, t.clock) }
  pubsub.subscribe('news', { started: () => {}, heard: ({ n }) => void heard.push(Number(n)) })
  const { url } = await testServer(app)
  const jobs = await startJobs(app, features, proxy.url)
  direct = new pg.Client({ connectionString: t.url })
  await direct.connect()
  afterFile(async () => {
    await jobs.stop()
    await pubsub.close()
    await db.$disconnect()
    await direct.end()
  })
  visitor = browser(url)
  member = browser(url)
  const { email } = await menteeAccount(t.db)
  await member.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
})

afterEach(async () => {
  await proxy.restore()
  await direct.query('ROLLBACK')
})

const LIST = '{ mentors(first: 5) { edges { node { name } } } }'
const registration = (email: string) => ({
  name: 'Ravi Das',
  email,
  password: PASSWORD,
  linkedinUrl: 'https://www.linkedin.com/in/ravi',
  currentLevel: 'Fresh Graduate',
})
const register = (email: string) => visitor.send<{ message: string }>('POST', '/api/mentees', registration(email))

/** Status of one request of each kind, each of which asks the database. */
async function statuses(): Promise<number[]> {
  const answers: HttpAnswer[] = await Promise.all([
    visitor.graphql(LIST),
    visitor.send('GET', '/api/mentors'),
    member.graphql('{ viewer { type } }'),
    member.send('GET', '/api/auth/user'),
    visitor.send('GET', `/media/${'a'.repeat(64)}`),
  ])
  return answers.map(({ status }) => status)
}
const AWAY = [503, 503, 503, 503, 503]
const BACK = [200, 200, 200, 200, 404]

const mail = (dedupeKey: string) => ({
  kind: 'test',
  dedupeKey,
  to: 'asha@test.example',
  recipient: null,
  about: null,
  subject: 'Hello',
  content: { heading: 'Hello', paragraphs: [] },
})

/** Takes the tables that the requests read, so that they wait until `release`. */
async function hold(...tables: string[]): Promise<{ release(): Promise<void> }> {
  await direct.query('BEGIN')
  await direct.query(`LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`)
  return { release: async () => void (await direct.query('ROLLBACK')) }
}

/** Until so many connections wait for a lock; asked elsewhere, as a transaction sees other connections as they were. */
async function expectWaiting(connections: number): Promise<void> {
  const waiting = () => t.db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(waiting, { timeout: 2_500 }).toEqual([{ count: connections }])
}

/** Everything works again: requests, live events, queued jobs. */
async function expectRecovery(): Promise<void> {
  await expect.poll(statuses, RECOVERY).toEqual(BACK)
  await expect
    .poll(async () => {
      await publish(t.db, 'news', { n: ++events })
      return heard.length
    }, RECOVERY)
    .toBeGreaterThan(0)
  // From here on each event comes once: nobody listens twice.
  await expect.poll(() => heard.includes(events), RECOVERY).toBe(true)
  heard.length = 0
  const last = ++events
  await publish(t.db, 'news', { n: last })
  await publish(t.db, 'news', { n: ++events })
  await expect.poll(() => heard, RECOVERY).toEqual([last, events])
  heard.length = 0
  const dedupeKey = `loss:${events}`
  await inTransaction(t.db, (tx) => queueEmail(tx, t.app, mail(dedupeKey)))
  await expect
    .poll(async () => (await t.db.email.findUniqueOrThrow({ where: { dedupeKey } })).status, { timeout: 10_000 })
    .toBe('kept')
  // The next loss takes nobody by surprise: a worker that cannot write the end of a job fails without anybody to tell.
  const underWay = () => t.db.$queryRaw`SELECT id FROM graphile_worker.jobs WHERE locked_by IS NOT NULL`
  await expect.poll(underWay, RECOVERY).toEqual([])
}

test('before: everything works', async () => {
  await expectRecovery()
})

test.each(['reset', 'end'] as const)(
  'a way cut by %s: requests under way and new ones are 503, and all of it comes back',
  async (how) => {
    const tables = await hold('mentors', 'sessions', 'media')
    const underWay = statuses()
    await expectWaiting(5)
    await proxy.cut(how)
    expect(await underWay).toEqual(AWAY)
    await tables.release()
    expect(await statuses()).toEqual(AWAY)
    expect((await visitor.send('GET', '/healthz')).status).toBe(200)
    expect(await visitor.send('GET', '/readyz')).toMatchObject({ status: 503, body: { status: 'no database' } })
    const { body, headers } = await visitor.graphql(LIST)
    expect(headers.get('retry-after')).toBe('2')
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] })
    await proxy.restore()
    await expectRecovery()
    expect((await visitor.send('GET', '/readyz')).status).toBe(200)
  },
)

test('a way that goes silent, and says nothing: every place of the pool is free again, also one within a transaction', async () => {
  let reads: Promise<number[]> | undefined
  const underWay = inTransaction(app.db, async (tx) => {
    await tx.mentee.count()
    proxy.freeze()
    reads = statuses()
    await tx.mentee.count()
  })
  expect(await underWay.catch(isUnavailable)).toBe(true)
  expect(await reads).toContain(503)
  await expect.poll(statuses, { timeout: 25_000 }).toEqual(BACK)
  const asked = Array.from({ length: 8 }, () => inTransaction(app.db, (tx) => tx.mentee.count()))
  expect(new Set(await Promise.all(asked)).size).toBe(1)
  // The connection that listens asks only now and then whether it is still heard.
  await proxy.cut()
  await proxy.restore()
  await expectRecovery()
}, 60_000)

test('a cut within a transaction undoes all of it: the row, the mail and the live event', async () => {
  const { id } = await menteeAccount(t.db)
  const elsewhere: unknown[] = []
  t.app.pubsub.subscribe('cut', { started: () => {}, heard: (event) => void elsewhere.push(event) })
  const work = inTransaction(app.db, async (tx) => {
    await tx.mentee.update({ where: { id }, data: { name: 'Somebody else' } })
    await queueEmail(tx, t.app, mail('undone'))
    await publish(tx, 'cut', { n: 1 })
    await proxy.cut()
    await tx.mentee.count()
  })
  await expect(work).rejects.toSatisfy(isUnavailable)
  await proxy.restore()
  await expectRecovery()
  expect((await t.db.mentee.findUniqueOrThrow({ where: { id } })).name).not.toBe('Somebody else')
  expect(await t.db.email.count({ where: { dedupeKey: 'undone' } })).toBe(0)
  await publish(t.db, 'cut', { n: 2 })
  await expect.poll(() => elsewhere, RECOVERY).toEqual([{ n: 2 }])
})

test('a cut during the commit: 503, the row tells what became of it, and the same again is not done twice', async () => {
  // Deferred, so that it waits within COMMIT until the test lets go.
  await direct.query(`
    CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER linger AFTER INSERT ON mentees DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION linger()`)
  await direct.query('SELECT pg_advisory_lock(1)')
  const underWay = register('during@test.example')
  await expectWaiting(1)
  await proxy.cut()
  expect((await underWay).status).toBe(503)
  await direct.query('SELECT pg_advisory_unlock(1)')
  await proxy.restore()
  await expect.poll(() => t.db.mentee.count({ where: { email: 'during@test.example' } }), RECOVERY).toBe(1)
  await expectRecovery()
  expect((await register('during@test.example')).status).toBe(409)
  await direct.query('DROP TRIGGER linger ON mentees; DROP FUNCTION linger')
})

test('a lock held for long: who waits for it is 503, everybody else is answered', async () => {
  const tables = await hold('media')
  expect(await statuses()).toEqual([200, 200, 200, 200, 503])
  await tables.release()
  await expectRecovery()
})

test('every connection ended by the server: requests under way are 503, and the next ones are answered', async () => {
  const tables = await hold('mentors', 'sessions', 'media')
  const underWay = statuses()
  await expectWaiting(5)
  await direct.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  expect(await underWay).toEqual(AWAY)
  await tables.release()
  await expectRecovery()
})
