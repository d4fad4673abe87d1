/** Which sessions, workshops and reports wait, until when, and that what waits can be dealt with. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../rules/time/durations.ts'
import { beforeEach, expect, test } from 'vitest'
import { adminCancelBooking } from '../bookings/admin/adminBooking.ts'
import { decideNoShow } from '../bookings/admin/adminDecisions.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { bookPlan } from '../testing/bookings.ts'
import { asAdmin } from '../testing/client.ts'
import { makeMentee, makeMentor, makeRegistration, makeWorkshop } from '../testing/factories.ts'
import { testTill } from '../testing/till.ts'

const { app, db, clock, calm, provider } = await testTill()
const asha = { id: 1, username: 'asha' }
const mentor = await makeMentor(db)
const mentee = await makeMentee(db)

beforeEach(async () => {
  await calm()
  await db.noShow.deleteMany()
  await db.booking.deleteMany()
  await db.workshopRegistration.deleteMany()
  await db.workshop.deleteMany()
})

const at = (offset: number) => new Date(clock.now().getTime() + offset)
/** A confirmed session that begins then. */
async function session(offset: number, data: Partial<Prisma.BookingUncheckedCreateInput> = {}) {
  const times = { startsAt: at(offset), endsAt: at(offset + 45 * MINUTE_MS), selectedTimeSlot: `${offset}` }
  const sides = { mentorId: mentor.id, menteeId: mentee.id, agenda: 'Soil', status: 'confirmed' } as const
  return await db.booking.create({ data: { duration: 45, ...sides, ...times, createdAt: clock.now(), ...data } })
}
const bookingActsOn = { refund: 0, expectedRefundable: 0, reason: 'As you both asked.' }

interface Group {
  total: number
  rows: { databaseId: number; adminRights?: { canDecideNoShow: boolean } }[]
}
/** Numbers of the rows of a group; its length and the queue's own are held to them. */
async function waiting(group: string, select = 'databaseId'): Promise<Group['rows']> {
  const { data } = await asAdmin(app).run<{ workQueue: { total: number } & Record<string, Group> }>(
    `{ workQueue { total ${group}(first: 50) { total rows { ${select} } } } }`,
  )
  const { rows, total } = data.workQueue[group]!
  expect([total, data.workQueue.total]).toEqual([rows.length, rows.length])
  return rows
}
const numbers = async (group: string) => (await waiting(group)).map(({ databaseId }) => databaseId)

test('sessions without a link: confirmed, within 24 hours or on, the next first', async () => {
  const later = await session(DAY_MS - 50 * MINUTE_MS, { meetingLink: '' })
  const soon = await session(2 * HOUR_MS)
  const on = await session(-30 * MINUTE_MS)
  await session(DAY_MS)
  await session(-90 * MINUTE_MS)
  await session(3 * HOUR_MS, { meetingLink: 'https://meet.example.in/a' })
  await session(4 * HOUR_MS, { status: 'cancelled' })
  await session(5 * HOUR_MS, { status: 'pending', holdExpiresAt: at(HOUR_MS) })
  expect(await numbers('sessionsWithoutLink')).toEqual([on.id, soon.id, later.id])
})

const reported = (offset: number, reportedAgo: number, answer: 'agreed' | 'disputed' | null = null) =>
  session(offset, {
    noShow: {
      create: { reportedBy: 'mentee', reportedAt: at(-reportedAgo), answer, answeredAt: answer && clock.now() },
    },
  })

test('no-shows: disputed, or unanswered for a day; each can be decided, and is gone then', async () => {
  const disputed = await reported(-3 * HOUR_MS, HOUR_MS, 'disputed')
  const silent = await reported(-2 * DAY_MS, DAY_MS + MINUTE_MS)
  await reported(-2 * DAY_MS + HOUR_MS, DAY_MS - MINUTE_MS)
  await reported(-5 * HOUR_MS, HOUR_MS, 'agreed')
  const rows = await waiting('noShows', 'databaseId adminRights { canDecideNoShow }')
  expect(rows).toEqual([disputed, silent].map(({ id }) => ({ databaseId: id, adminRights: { canDecideNoShow: true } })))
  await decideNoShow(app, asha, { ...bookingActsOn, bookingId: disputed.id, finding: 'took_place' })
  expect(await numbers('noShows')).toEqual([silent.id])
})

test('a no-show of a session that is cancelled instead waits for nobody: there is nothing left to decide', async () => {
  const { id } = await reported(-2 * DAY_MS, DAY_MS + MINUTE_MS)
  expect(await numbers('noShows')).toEqual([id])
  await adminCancelBooking(app, asha, { ...bookingActsOn, bookingId: id })
  expect(await numbers('noShows')).toEqual([])
})

test('bookings without a mentor: to come or not over, whose mentor is rejected or switched off; a package once', async () => {
  const [rejected, asleep] = [await makeMentor(db), await makeMentor(db)]
  const { subscriptionId, bookingId } = await bookPlan(
    { app, provider },
    { mentorId: asleep.id, menteeId: mentee.id, startDate: '2026-11-25' },
  )
  const link = { meetingLink: 'https://meet.example.in/a' }
  const call = { planSubscriptionId: subscriptionId, sessionType: 'plan_call', mentorId: asleep.id, ...link }
  await session(6 * DAY_MS, call)
  const ahead = await session(2 * DAY_MS, { mentorId: rejected.id, ...link })
  await session(-2 * DAY_MS, { mentorId: rejected.id, ...link })
  await session(3 * DAY_MS, { mentorId: rejected.id, ...link, status: 'cancelled' })
  await session(4 * DAY_MS, link)
  expect(await numbers('mentorlessBookings')).toEqual([])
  await db.mentor.update({ where: { id: rejected.id }, data: { status: 'rejected' } })
  await db.mentor.update({ where: { id: asleep.id }, data: { isActive: false } })
  expect(await numbers('mentorlessBookings')).toEqual([ahead.id, bookingId])
  await adminCancelBooking(app, asha, { ...bookingActsOn, bookingId: ahead.id })
  clock.set('2026-12-26T05:00:00Z')
  expect(await numbers('mentorlessBookings')).toEqual([])
})

test('workshops without a mentor: approved and to come, whose mentor is not accepted, not active, or gone', async () => {
  const date = (day: string, data: Parameters<typeof makeWorkshop>[1]) => makeWorkshop(db, { date: day, ...data })
  const [rejected, asleep] = [await makeMentor(db, { status: 'rejected' }), await makeMentor(db, { isActive: false })]
  const third = await date('2026-12-07', { mentorId: null })
  const first = await date('2026-12-05', { mentorId: rejected.id })
  const second = await date('2026-12-06', { mentorId: asleep.id })
  await date('2026-12-05', { mentorId: mentor.id })
  await date('2026-11-20', { mentorId: rejected.id })
  await date('2026-12-08', { mentorId: rejected.id, isActive: false, cancelledAt: clock.now() })
  expect(await numbers('mentorlessWorkshops')).toEqual([first.id, second.id, third.id])
})

test('workshop refunds: cancelled for more than ten minutes, and somebody still has a seat', async () => {
  const cancelled = (ago: number) =>
    makeWorkshop(db, { mentorId: mentor.id, isActive: false, cancelledAt: at(-ago), cancelledBy: 'administrator' })
  const [stuck, done, fresh] = [await cancelled(HOUR_MS), await cancelled(HOUR_MS), await cancelled(MINUTE_MS)]
  await makeRegistration(db, stuck.id)
  await makeRegistration(db, done.id, { seat: 'none', paymentStatus: 'refunded' })
  await makeRegistration(db, fresh.id)
  expect(await numbers('workshopRefunds')).toEqual([stuck.id])
})

test('reports of conversations that are open, the oldest first', async () => {
  const { subscriptionId } = await bookPlan(
    { app, provider },
    { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-11-21' },
  )
  const report = (reporter: 'mentor' | 'mentee', status: 'open' | 'resolved' = 'open') =>
    db.conversationReport.create({
      data: { planSubscriptionId: subscriptionId, reporter, reason: 'spam', status, createdAt: clock.now() },
    })
  await report('mentee', 'resolved')
  const [one, two] = [await report('mentee'), await report('mentor')]
  expect(await numbers('reports')).toEqual([one.id, two.id])
})
