import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { afterFile } from '../testing/ending.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { tcpProxy, type Proxy } from '../testing/proxy.ts'
import type { Changes } from './changes.ts'
import { LISTENER, listenForEvents } from './pubsub.ts'
import { inTransaction } from './transaction.ts'

let t: TestDatabase
let proxy: Proxy
let changes: Changes

beforeAll(async () => {
  t = await testDatabase()
  proxy = await tcpProxy(t.url)
  const pubsub = await listenForEvents(proxy.url, () => {})
  changes = pubsub.changes
  afterFile(() => pubsub.close())
})

const isHeard = () => changes.areHeard()

test('a commit is heard by the time that its node has caught up, by table; what is rolled back is not', async () => {
  const mentor = await makeMentor(t.db)
  await changes.caughtUp()
  expect(isHeard()).toBe(true)
  const before = { mentors: changes.countOf(['mentors']), reviews: changes.countOf(['reviews']) }

  await t.db.mentor.update({ where: { id: mentor.id }, data: { name: 'Asha Verma' } })
  await changes.caughtUp()
  expect(changes.countOf(['mentors'])).toBeGreaterThan(before.mentors)
  expect(changes.countOf(['reviews'])).toBe(before.reviews)

  const since = changes.countOf(['mentors'])
  await inTransaction(t.db, async (tx) => {
    await tx.mentor.update({ where: { id: mentor.id }, data: { name: 'Nobody' } })
    throw new Error('rolled back')
  }).catch(() => {})
  await changes.caughtUp()
  expect(changes.countOf(['mentors'])).toBe(since)
})

test('what visitors are not shown is not told, such as when a mentor was last seen', async () => {
  const { id } = await makeMentor(t.db)
  await changes.caughtUp()
  const before = changes.countOf(['mentors', 'bookings', 'mentees'])
  await t.db.mentor.update({ where: { id }, data: { lastActiveAt: new Date(), lastLoginAt: new Date() } })
  await changes.caughtUp()
  expect(changes.countOf(['mentors', 'bookings', 'mentees'])).toBe(before)
})

test('what those save whom visitors are not shown is not told: accounts are free', async () => {
  const shown = ['mentors', 'mentor_availability', 'availability_exceptions', 'mentees']
  const day = new Date('2026-12-24')
  async function told(status: 'pending_review' | 'accepted'): Promise<string[]> {
    const { id: mentorId } = await makeMentor(t.db, { status })
    const { id: menteeId } = await makeMentee(t.db)
    if (status === 'accepted') {
      const time = {
        selectedTimeSlot: '2026-11-02 09:00',
        startsAt: '2026-11-02T03:30:00Z',
        endsAt: '2026-11-02T04:15:00Z',
      }
      const { id: bookingId } = await t.db.booking.create({
        data: { mentorId, menteeId, duration: 45, agenda: '', status: 'completed', ...time },
      })
      await t.db.review.create({ data: { bookingId, mentorId, menteeId, stars: 5, body: 'Clear' } })
    }
    await changes.caughtUp()
    const before = new Map(shown.map((table) => [table, changes.countOf([table])]))
    await t.db.mentor.update({ where: { id: mentorId }, data: { bio: 'Bridges' } })
    await t.db.mentorAvailability.deleteMany({ where: { mentorId } })
    await t.db.availabilityException.create({ data: { mentorId, startDate: day, endDate: day } })
    await t.db.mentee.update({ where: { id: menteeId }, data: { name: 'Asha Rao' } })
    await changes.caughtUp()
    return shown.filter((table) => changes.countOf([table]) > before.get(table)!)
  }
  expect(await told('pending_review')).toEqual([])
  expect(await told('accepted')).toEqual(shown)
})

test('a statement that finds nobody is not told: anybody can release a hold that they do not have', async () => {
  const mentor = await makeMentor(t.db, { status: 'pending_review' })
  const all = ['mentors', 'mentees', 'workshops', 'bookings', 'reviews']
  await changes.caughtUp()
  const before = changes.countOf(all)
  await t.db.booking.updateMany({ where: { menteeId: 0, status: 'pending' }, data: { status: 'expired' } })
  await t.db.review.deleteMany({ where: { id: 0 } })
  // Their workshops show the name.
  await t.db.mentor.update({ where: { id: mentor.id }, data: { name: 'Asha Rao' } })
  await t.db.mentor.delete({ where: { id: mentor.id } })
  await changes.caughtUp()
  expect(changes.countOf(all)).toBe(before)
})

test('what comes past the client is heard too, all rows at once among it', async () => {
  const before = changes.countOf(['reviews'])
  const client = new pg.Client({ connectionString: t.url })
  await client.connect()
  await client.query('TRUNCATE reviews CASCADE')
  await client.end()
  await changes.caughtUp()
  expect(changes.countOf(['reviews'])).toBeGreaterThan(before)
})

test('while the connection is lost nothing is heard, and afterwards everything may have been missed', async () => {
  const before = changes.countOf(['workshops'])
  await proxy.cut()
  await expect.poll(isHeard).toBe(false)
  await changes.caughtUp()
  expect(isHeard()).toBe(false)
  await proxy.restore()
  await expect.poll(isHeard, { timeout: 10_000 }).toBe(true)
  expect(changes.countOf(['workshops'])).toBeGreaterThan(before)
})

test('the same when the server ends it', async () => {
  const before = changes.countOf(['workshops'])
  await t.db.$queryRaw`SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = ${LISTENER}`
  await expect.poll(() => changes.countOf(['workshops'])).toBeGreaterThan(before)
  await expect.poll(isHeard, { timeout: 10_000 }).toBe(true)
})

test('a connection that says nothing any more is not believed, and nobody waits long for it', async () => {
  await expect.poll(isHeard).toBe(true)
  proxy.freeze()
  await changes.caughtUp()
  expect(isHeard()).toBe(false)
  await proxy.restore()
  await expect.poll(isHeard, { timeout: 20_000 }).toBe(true)
})
