import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { ALL_SUB_BRANCHES, MAIN_BRANCHES } from '../../api/rules/people/branches.ts'
import { isOnGrid } from '../../api/rules/time/slots.ts'
import { passwordRules } from '../../api/rules/people/passwords.ts'
import { connect } from '../../api/database/client.ts'
import type { Database } from '../../api/database/client.ts'
import { fakeClock } from '../../api/testing/clock.ts'
import { testDatabase } from '../../api/testing/database.ts'
import type { TestDatabase } from '../../api/testing/database.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoAccounts.ts'
import { demoRows } from './demoRows.ts'
import { isDatabaseEmpty } from './isDatabaseEmpty.ts'
import { offeredPlace } from '../../api/bookings/offer.ts'
import { seedDemo } from './seedDemo.ts'

const clock = fakeClock()
const now = clock.now()
const options = { platformFeePercent: 17.5 }
const accepted = { status: 'accepted', isActive: true } as const

let seeded: TestDatabase
let db: Database

beforeAll(async () => {
  seeded = await testDatabase()
  db = seeded.db
  await seedDemo(db, clock, options)
})

/** Every row of every table in one hash, but for salted passwords and instants that hang on the minute of the start. */
async function digest(database: Database): Promise<string> {
  const tables = await database.$queryRaw<{ name: string }[]>`
    SELECT table_name::text AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_name NOT LIKE '\\_%' AND table_type = 'BASE TABLE' ORDER BY 1`
  expect(tables.length).toBeGreaterThan(25)
  const sum = createHash('sha256')
  for (const { name } of tables) {
    const rows = await database.$queryRawUnsafe<{ row: string }[]>(
      `SELECT (to_jsonb(t) - 'password' - 'last_active_at' - 'at')::text AS row FROM "${name}" t ORDER BY 1`,
    )
    sum.update(JSON.stringify([name, rows.map(({ row }) => row)]))
  }
  return sum.digest('hex')
}

function rises(times: number[]): boolean {
  return times.every((time, place) => time >= (times[place - 1] ?? 0))
}

describe('people', () => {
  it('has accepted mentors in all main branches and in most sub-branches', async () => {
    const mentors = await db.mentor.findMany({ where: accepted })
    expect(mentors.length).toBeGreaterThanOrEqual(48)
    expect(new Set(mentors.map(({ mainBranch }) => mainBranch))).toEqual(new Set(MAIN_BRANCHES))
    const covered = new Set(mentors.map(({ subBranch }) => subBranch ?? ''))
    expect([...covered].filter((branch) => !ALL_SUB_BRANCHES.includes(branch))).toEqual(['Structural Engineering'])
    expect(covered.size).toBeGreaterThanOrEqual(20)
    expect(new Set(mentors.map(({ bio }) => bio)).size).toBe(mentors.length)
    for (const { bio, skills } of mentors) {
      expect(bio.length).toBeGreaterThan(150)
      expect(skills.length).toBeGreaterThanOrEqual(4)
      expect(skills.length).toBeLessThanOrEqual(8)
    }
  })

  it('keeps rates, experience and hours varied and in range', async () => {
    const mentors = await db.mentor.findMany({ where: accepted, include: { availability: true } })
    for (const { starterPackageRate, advancedPackageRate, experience } of mentors) {
      expect(starterPackageRate).toBeGreaterThanOrEqual(30_000)
      expect(starterPackageRate).toBeLessThanOrEqual(150_000)
      expect(advancedPackageRate).toBeGreaterThanOrEqual(150_000)
      expect(advancedPackageRate).toBeLessThanOrEqual(900_000)
      expect(experience).toBeGreaterThanOrEqual(3)
      expect(experience).toBeLessThanOrEqual(25)
    }
    expect(new Set(mentors.map(({ starterPackageRate }) => starterPackageRate)).size).toBeGreaterThan(10)
    expect(mentors.filter(({ available }) => !available)).toHaveLength(5)
    expect(mentors.filter(({ availability }) => availability.length === 0)).toHaveLength(3)
    expect(mentors.filter(({ profileImage }) => profileImage === null)).toHaveLength(12)
    const times = mentors.flatMap(({ availability }) =>
      availability.flatMap(({ startTime, endTime }) => [startTime, endTime]),
    )
    expect(times.filter((time) => !/:(00|30)$/.test(time))).toEqual([])
    expect(times).toContain('24:00')
  })

  it('has applicants, mentees and the two accounts that the start prints', async () => {
    expect(await db.mentor.count({ where: { status: 'pending_review' } })).toBe(3)
    expect(await db.mentor.count({ where: { status: 'rejected' } })).toBe(1)
    expect(await db.mentee.count()).toBe(21)
    expect(DEMO_ACCOUNTS.map(({ email }) => email)).toEqual([
      'ananya.iyer@demo.plumbline.example',
      'vikram.patil@demo.plumbline.example',
    ])
    const [mentor, mentee] = await Promise.all([
      db.mentor.findFirstOrThrow({ where: { email: DEMO_ACCOUNTS[0]?.email ?? '' } }),
      db.mentee.findFirstOrThrow({ where: { email: DEMO_ACCOUNTS[1]?.email ?? '' } }),
    ])
    expect([mentor.termsAccepted, mentee.termsAccepted]).toEqual([true, true])
    expect(passwordRules(DEMO_PASSWORD).every(({ met }) => met)).toBe(true)
  })

  it('serves a small WebP picture for each path', async () => {
    const pictures = await db.media.findMany()
    const people = [...(await db.mentor.findMany()), ...(await db.mentee.findMany())].map(
      ({ profileImage }) => profileImage,
    )
    const workshops = (await db.workshop.findMany()).map(({ imageUrl }) => imageUrl)
    const used = new Set([...people, ...workshops].filter((path) => path !== null))
    expect(used).toEqual(new Set(pictures.map(({ hash }) => `/media/${hash}`)))
    for (const { hash, content, contentType, byteLength } of pictures) {
      expect(createHash('sha256').update(content).digest('hex')).toBe(hash)
      expect(contentType).toBe('image/webp')
      expect(Buffer.from(content.slice(8, 12)).toString()).toBe('WEBP')
      expect(byteLength).toBe(content.length)
      expect(byteLength).toBeLessThan(40_000)
    }
  })
})

describe('bookings and money', () => {
  it('rates every mentor by the reviews, which nobody gave twice in the same words', async () => {
    const mentors = await db.mentor.findMany({ include: { reviews: { include: { booking: true } } } })
    for (const { id, rating, reviewCount, reviews } of mentors) {
      const sum = reviews.reduce((total, { stars }) => total + stars, 0)
      expect(reviewCount).toBe(reviews.length)
      expect(rating.toNumber()).toBeCloseTo(reviews.length === 0 ? 0 : sum / reviews.length, 2)
      expect(new Set(reviews.map(({ body }) => body)).size).toBe(reviews.length)
      for (const { booking, menteeId, createdAt } of reviews) {
        expect(booking).toMatchObject({ status: 'completed', mentorId: id, menteeId })
        expect(createdAt > (booking.endsAt ?? now)).toBe(true)
        expect(createdAt < now).toBe(true)
      }
    }
    const [ananya] = mentors.sort((one, other) => one.id - other.id)
    expect([ananya?.name, ananya?.reviewCount, ananya?.rating.toFixed(1)]).toEqual(['Ananya Iyer', 41, '4.9'])
    expect(
      mentors.filter(({ reviewCount, status }) => reviewCount === 0 && status === 'accepted').length,
    ).toBeGreaterThan(3)
  })

  it('places every session on its mentor’s hours, none over another', async () => {
    const bookings = await db.booking.findMany({
      where: { startsAt: { not: null } },
      include: { mentor: { include: { availability: true } } },
    })
    for (const { startsAt, mentor, status } of bookings) {
      if (startsAt === null || mentor === null) throw new Error('a session has a start and a mentor')
      expect(isOnGrid(mentor.availability, startsAt)).toBe(true)
      expect(status === 'completed' && startsAt > now).toBe(false)
    }
    const overlaps = await db.$queryRaw<unknown[]>`
      SELECT one.id FROM bookings one JOIN bookings other ON one.id < other.id
        AND (one.mentor_id = other.mentor_id OR one.mentee_id = other.mentee_id)
        AND one.status <> 'cancelled' AND other.status <> 'cancelled'
        AND tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)
      WHERE one.starts_at IS NOT NULL AND other.starts_at IS NOT NULL`
    expect(overlaps).toEqual([])
    const coming = bookings.filter(
      ({ status, startsAt }) => status === 'confirmed' && startsAt !== null && startsAt > now,
    )
    expect(coming.length).toBeGreaterThanOrEqual(12)
    expect(bookings.filter(({ status }) => status === 'cancelled')).toHaveLength(1)
  })

  it('has one paid order and one payment for whatever was paid, split exactly', async () => {
    const orders = await db.paymentOrder.findMany({
      include: { booking: true, registration: true, payments: { include: { refunds: true } } },
    })
    for (const order of orders) {
      const [payment, ...more] = order.payments
      expect(more).toEqual([])
      expect(order.status).toBe('paid')
      expect(order.platformFee).toBe(Math.round((order.amount * options.platformFeePercent) / 100))
      expect(order.platformFee + order.mentorEarning).toBe(order.amount)
      expect(payment).toMatchObject({
        amount: order.amount,
        platformFee: order.platformFee,
        mentorEarning: order.mentorEarning,
      })
      const back = payment?.refunds.reduce((total, { amount }) => total + amount, 0)
      expect(back).toBe(payment?.status === 'refunded' ? order.amount : 0)
      const target = order.booking ?? order.registration
      expect(target?.paymentStatus).toBe(payment?.status === 'refunded' ? 'refunded' : 'completed')
    }
    const unpaid = await db.booking.count({ where: { orders: { none: {} }, sessionType: { not: 'plan_call' } } })
    expect(unpaid).toBe(0)
    expect(await db.paymentOrder.count({ where: { nextCheckAt: { not: null } } })).toBe(0)
  })

  it('numbers bookings and payments in the order of time', async () => {
    const bookings = await db.booking.findMany({ orderBy: { id: 'asc' } })
    const payments = await db.payment.findMany({ orderBy: { id: 'asc' }, include: { order: true } })
    expect(rises(bookings.map(({ createdAt }) => createdAt.getTime()))).toBe(true)
    expect(rises(payments.map(({ createdAt }) => createdAt.getTime()))).toBe(true)
    const byId = new Map(bookings.map((booking) => [booking.id, booking]))
    for (const { order, menteeId, providerPaymentId } of payments.filter(
      (payment) => payment.order.bookingId !== null,
    )) {
      const booking = byId.get(order.bookingId ?? 0)
      expect(booking).toMatchObject({ menteeId, paymentId: providerPaymentId, orderId: order.providerOrderId })
    }
  })

  it('fills workshops with as many completed registrations as they count', async () => {
    const workshops = await db.workshop.findMany({
      include: { registrations: true, waitingList: true },
      orderBy: { id: 'asc' },
    })
    expect(workshops).toHaveLength(10)
    for (const { registeredCount, registrations } of workshops) {
      expect(registrations.filter(({ paymentStatus }) => paymentStatus === 'completed')).toHaveLength(registeredCount)
    }
    const full = workshops.filter(({ registeredCount, maxParticipants }) => registeredCount === maxParticipants)
    expect(full.map(({ waitingList }) => waitingList.length)).toEqual([4])
    expect(workshops.filter(({ isActive }) => !isActive).map(({ rejectedAt }) => rejectedAt === null)).toEqual([
      true,
      false,
      true,
      false,
    ])
    const past = workshops.filter(({ date }) => date < now)
    expect(past.map(({ registrations }) => registrations.filter(({ attendedAt }) => attendedAt).length)).toEqual([27])
    for (const { price, registrations } of workshops)
      for (const { amount, platformFee, mentorEarning } of registrations)
        expect([amount, platformFee + mentorEarning]).toEqual([price, price])
  })
})

describe('mentorship', () => {
  it('runs a month for the demo mentee, with a chat both ways', async () => {
    const month = await db.planSubscription.findFirstOrThrow({
      where: { menteeId: 1, mentorId: 1, status: 'active' },
      include: {
        conversation: { include: { messages: true } },
        payment: true,
        roadmap: { include: { goals: true } },
        bookings: true,
      },
    })
    expect(month.callsUsed + month.callsRemaining).toBe(3)
    expect(month.endDate > now).toBe(true)
    const messages = month.conversation?.messages ?? []
    expect(messages.length).toBeGreaterThanOrEqual(10)
    expect(new Set(messages.map(({ senderType }) => senderType)).size).toBe(2)
    expect(messages.every(({ createdAt }) => createdAt < now)).toBe(true)
    expect(month.payment?.amount).toBe(449_900)
    expect(month.roadmap?.goals.menteeId).toBe(1)
    expect(
      month.bookings.filter(({ packageType, startDate }) => packageType === 'advanced' && startDate !== null),
    ).toHaveLength(1)
    expect(await db.planSubscription.count({ where: { status: 'expired', endDate: { lte: now } } })).toBe(2)
  })

  it('has requests in each state and notifications of each type, read and unread, for both demo people', async () => {
    const states = await db.mentorshipRequest.groupBy({ by: ['status'] })
    expect(states.map(({ status }) => status).sort()).toEqual(['approved', 'pending', 'rejected', 'withdrawn'])
    const open = await db.mentorshipRequest.findMany({ where: { status: 'pending' } })
    expect(open.every(({ preferredDateTime }) => preferredDateTime > now)).toBe(true)
    const times = await db.requestTime.findMany({ include: { request: true } })
    expect(times.map(({ requestId }) => requestId)).toEqual([2, 2, 2, 6, 6])
    for (const { startsAt, request } of times) {
      const wanted = { packageType: 'starter', startsAt } as const
      expect(await offeredPlace(db, request.mentorId, wanted, now)).toMatchObject({ startsAt })
    }
    const notifications = await db.notification.findMany()
    for (const userType of ['mentor', 'mentee'] as const) {
      const own = notifications.filter((one) => one.userType === userType)
      expect(new Set(own.map(({ isRead }) => isRead)).size).toBe(2)
      expect(own.every(({ userId, createdAt }) => userId === 1 && createdAt < now)).toBe(true)
    }
    expect(new Set(notifications.map(({ type }) => type))).toEqual(
      new Set(['booking', 'payment', 'workshop', 'mentorship_request', 'request_approved', 'request_rejected']),
    )
  })
})

describe('the start', () => {
  it('writes the same rows again at another hour of the same day, and others on another day', async () => {
    const evening = (await testDatabase()).db
    await seedDemo(evening, fakeClock('2026-11-21T17:59:00Z'), options)
    expect(await digest(evening)).toBe(await digest(db))
    const nextDay = (await testDatabase()).db
    await seedDemo(nextDay, fakeClock('2026-11-21T18:31:00Z'), options)
    expect(await digest(nextDay)).not.toBe(await digest(db))
  })

  it('finds room for every session on each weekday and at the ends of months', () => {
    const pictures = { rows: [], byName: new Map<string, string>(), byDrawing: new Map<string, string>() }
    const source = { ...options, passwordHash: '-', starterId: 1, planId: 1, pictures }
    const week = Array.from({ length: 7 }, (_, day) => new Date(now.getTime() + day * 24 * 60 * 60_000))
    const edges = ['2026-12-31T23:59+05:30', '2027-03-01T00:00+05:30', '2028-02-29T12:00+05:30'].map(
      (text) => new Date(text),
    )
    for (const start of [...week, ...edges]) {
      const { bookings } = demoRows({ ...source, now: start })
      const live = bookings.filter(
        ({ status, startsAt }) => status === 'confirmed' && startsAt instanceof Date && startsAt > start,
      )
      expect(live).toHaveLength(15)
    }
  })

  it('leaves a database with people in it alone', async () => {
    const before = await digest(db)
    await seedDemo(db, fakeClock('2027-03-01T00:00:00Z'), options)
    expect(await digest(db)).toBe(before)
    const lived = (await testDatabase()).db
    expect(await isDatabaseEmpty(lived)).toBe(true)
    await lived.mentee.create({
      data: { name: 'Real', email: 'real@example.com', passwordHash: '-', currentLevel: 'Fresh Graduate' },
    })
    expect(await isDatabaseEmpty(lived)).toBe(false)
    await seedDemo(lived, clock, options)
    expect([await lived.mentor.count(), await lived.mentee.count()]).toEqual([0, 1])
  })

  it('seeds once when two nodes start together', async () => {
    const shared = await testDatabase()
    const other = connect(shared.url)
    await Promise.all([seedDemo(shared.db, clock, options), seedDemo(other, clock, options)])
    await other.$disconnect()
    expect(await digest(shared.db)).toBe(await digest(db))
  })

  it('counts on after its own ids', async () => {
    const last = await db.mentor.findFirstOrThrow({ orderBy: { id: 'desc' } })
    const applied = await db.mentor.create({
      data: { name: 'Next', email: 'next@example.com', passwordHash: '-', experience: 4 },
    })
    expect(applied.id).toBe(last.id + 1)
    await db.mentor.delete({ where: { id: applied.id } })
  })
})
