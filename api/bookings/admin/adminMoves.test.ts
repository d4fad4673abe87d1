import { HOUR_MS } from '../../rules/time/durations.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { dateOnly, istInstant } from '../../rules/time/time.ts'
import { bookPlan, bookSession } from '../../testing/bookings.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { adminCancelBooking } from './adminBooking.ts'
import { adminMoveBooking, adminMovePlan } from './adminMoves.ts'
import { BookingNotOpenError } from '../bookingErrors.graphql.ts'
import { bookPlanCall } from '../calls/bookPlanCall.graphql.ts'
import { cancelBooking } from '../change/cancelBooking.graphql.ts'
import { decideNoShow } from './adminDecisions.ts'
import { moveBooking } from '../change/moveBooking.graphql.ts'
import { answerNoShow, reportNoShow } from '../afterwards/afterSession.graphql.ts'

const till = await testTill()
const { app, db, clock } = till
const TEAM = { id: 1, username: 'admin' }
const REASON = 'The mentor fell ill.'
const START = istInstant('2026-11-28', '10:30')
const OTHER = istInstant('2026-11-30', '09:45')
const after = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR_MS)

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
let bookingId: number

beforeEach(async () => {
  await till.calm()
  mentor = await makeMentor(db, { name: 'Asha Rao' })
  mentee = await makeMentee(db, { name: 'Ravi Jain' })
  bookingId = await bookSession(till, { mentorId: mentor.id, menteeId: mentee.id, startsAt: START })
})

const asMentee = () => ({ type: 'mentee', id: mentee.id }) as const
const asMentor = () => ({ type: 'mentor', id: mentor.id }) as const
const cancelOwn = (id = bookingId) => cancelBooking(app, asMentee(), { bookingId: id })
const move = (startsAt: Date, id = bookingId) =>
  adminMoveBooking(app, TEAM, { bookingId: id, startsAt, reason: REASON, anyTime: true })
const refunds = (id = bookingId) => db.refund.findMany({ where: { payment: { order: { bookingId: id } } } })
const mailTo = async (cause: string, { email }: { email: string }, id = bookingId) =>
  (
    await db.email.findFirstOrThrow({
      where: { dedupeKey: { startsWith: `booking:${id}:${cause}` }, toAddress: email },
      orderBy: { id: 'desc' },
    })
  ).text

test('a moved session lasts as long as before, whoever moves it', async () => {
  await db.booking.update({ where: { id: bookingId }, data: { duration: 60, endsAt: after(START, 1) } })
  clock.set(after(START, -20))
  await move(after(START, 24))
  expect(await till.booking(bookingId)).toMatchObject({ startsAt: after(START, 24), endsAt: after(START, 25) })
  await moveBooking(app, mentee.id, { bookingId, startsAt: OTHER })
  expect(await till.booking(bookingId)).toMatchObject({ startsAt: OTHER, endsAt: after(OTHER, 1) })
})

describe('who did not choose the new time', () => {
  test('cancels for a full refund for two days from the move or until it starts, as the email says', async () => {
    clock.set(after(START, -20))
    await move(after(START, 24))
    expect(await mailTo('moved', mentee)).toContain(
      'Full refund if you cancel by Sun 29 Nov, 10:30 am IST, after a change by our team.',
    )
    expect(await mailTo('moved', mentor)).not.toContain('Full refund')
    clock.set(after(START, 23))
    await cancelOwn()
    expect(await refunds()).toMatchObject([{ amount: PRICE, reason: 'cancelled_by_payer' }])
  })

  test('has the rights of the time that they choose themselves then', async () => {
    clock.set(after(START, -20))
    await move(after(START, 24))
    expect(await till.booking(bookingId)).toMatchObject({ freeUntil: after(START, 28) })
    await moveBooking(app, mentee.id, { bookingId, startsAt: OTHER })
    expect(await till.booking(bookingId)).toMatchObject({ startsAt: OTHER, freeUntil: null })
    clock.set(after(START, 2))
    await cancelOwn()
    expect(await refunds()).toEqual([])
  })

  test('of a plan that got shorter gets all of it back, of one that got longer nothing new', async () => {
    const { bookingId: id } = await bookPlan(till, {
      mentorId: mentor.id,
      menteeId: mentee.id,
      startDate: '2026-11-25',
    })
    const plan = (endDate: string) => adminMovePlan(app, TEAM, { bookingId: id, endDate, reason: REASON })
    clock.set(istInstant('2026-11-26', '12:00'))
    await plan('2026-12-30')
    await expect(cancelOwn(id)).rejects.toThrow(BookingNotOpenError)
    await plan('2026-12-10')
    expect(await mailTo('dates', mentee, id)).toContain('after a change by our team')
    expect(await mailTo('dates', mentor, id)).not.toContain('Full refund')
    clock.set(istInstant('2026-11-28', '12:00'))
    const { amount } = await db.payment.findFirstOrThrow({ where: { order: { bookingId: id } } })
    await cancelOwn(id)
    expect(await refunds(id)).toMatchObject([{ amount }])
  })
})

test.each([
  ['at once', '2026-11-26'],
  ['before the two days are over', '2026-11-27'],
])('who has a plan that the team ends %s gets all of it back all the same, as the email says', async (_when, end) => {
  const sides = { mentorId: mentor.id, menteeId: mentee.id }
  const { bookingId: id, subscriptionId } = await bookPlan(till, { ...sides, startDate: '2026-11-25' })
  clock.set(istInstant('2026-11-26', '12:00'))
  await adminMovePlan(app, TEAM, { bookingId: id, endDate: end, reason: REASON })
  expect(await mailTo('dates', mentee, id)).toContain('Full refund if you cancel by Sat 28 Nov, 12:00 pm IST')
  clock.set(istInstant('2026-11-28', '12:00'))
  await expect(cancelBooking(app, asMentor(), { bookingId: id })).rejects.toThrow('This package has ended.')
  await cancelOwn(id)
  const { amount } = await db.payment.findFirstOrThrow({ where: { order: { bookingId: id } } })
  expect(await refunds(id)).toMatchObject([{ amount }])
  expect(await db.planSubscription.findUnique({ where: { id: subscriptionId } })).toMatchObject({ status: 'cancelled' })
})

test('a plan that the team ends earlier is not given back after its two days', async () => {
  const sides = { mentorId: mentor.id, menteeId: mentee.id }
  const { bookingId: id } = await bookPlan(till, { ...sides, startDate: '2026-11-25' })
  clock.set(istInstant('2026-11-26', '12:00'))
  await adminMovePlan(app, TEAM, { bookingId: id, endDate: '2026-11-26', reason: REASON })
  clock.set(new Date(istInstant('2026-11-28', '12:00').getTime() + 1))
  await expect(cancelOwn(id)).rejects.toThrow('This package has ended.')
})

describe('a session that was missed', () => {
  beforeEach(async () => {
    clock.set(after(START, 1))
    await reportNoShow(app, asMentee(), { bookingId })
    await answerNoShow(app, asMentor(), { bookingId, agree: false })
  })

  test('is held again at another time: that settles the report, and both may report anew', async () => {
    await move(OTHER)
    expect(await till.booking(bookingId)).toMatchObject({
      status: 'confirmed',
      startsAt: OTHER,
      paymentStatus: 'completed',
    })
    expect(await db.noShow.count({ where: { bookingId } })).toBe(0)
    expect(await refunds()).toEqual([])
    for (const side of [mentor, mentee]) expect(await mailTo('moved', side)).toContain('is settled')
    expect(await db.auditEntry.findFirst({ where: { subjects: { has: `booking:${bookingId}` } } })).toMatchObject({
      action: 'booking.moved',
      before: { noShow: 'disputed' },
      after: { noShow: null },
    })
    clock.set(after(OTHER, 1))
    await reportNoShow(app, asMentor(), { bookingId })
    expect(await db.noShow.findUniqueOrThrow({ where: { bookingId } })).toMatchObject({ reportedBy: 'mentor' })
  })

  test('by both, without a report, is held again too', async () => {
    await db.noShow.deleteMany({ where: { bookingId } })
    await move(OTHER)
    expect(await till.booking(bookingId)).toMatchObject({ status: 'confirmed', startsAt: OTHER })
    expect(await mailTo('moved', mentee)).not.toContain('is settled')
  })

  test.each([
    ['mentor_missed', 'It was cancelled as missed. Book a new session instead.'],
    ['took_place', 'This session is completed.'],
  ] as const)('is not moved once it is decided that %s', async (finding, reason) => {
    const decision = { bookingId, finding, refund: 0, expectedRefundable: PRICE, reason: REASON }
    await decideNoShow(app, TEAM, decision)
    await expect(move(OTHER)).rejects.toThrow(reason)
  })

  test('moved and decided at once, it is one of the two', async () => {
    const decision = {
      bookingId,
      finding: 'mentor_missed',
      refund: PRICE,
      expectedRefundable: PRICE,
      reason: REASON,
    } as const
    const results = await Promise.allSettled([move(OTHER), decideNoShow(app, TEAM, decision)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { status } = await till.booking(bookingId)
    expect(await refunds()).toHaveLength(status === 'cancelled' ? 1 : 0)
  })
})

describe('a call of a plan that is over for good', () => {
  const heldCall = async () => {
    const { bookingId: purchase, subscriptionId: planId } = await bookPlan(till, {
      mentorId: mentor.id,
      menteeId: mentee.id,
      startDate: '2026-11-25',
    })
    const id = await bookPlanCall(app, mentee.id, { planId, startsAt: OTHER, agenda: 'Shear walls.' })
    clock.set(after(OTHER, 1))
    return { id, planId, purchase }
  }
  const cancel = (id: number, refundable = 0) =>
    adminCancelBooking(app, TEAM, { bookingId: id, refund: refundable, expectedRefundable: refundable, reason: REASON })
  const OVER = 'Its Advanced package has ended, so the session can’t return to it.'
  const left = async (id: number) => (await db.planSubscription.findUniqueOrThrow({ where: { id } })).callsRemaining

  test('does not come back to a cancelled one, and nobody is told that it does', async () => {
    const { id, planId, purchase } = await heldCall()
    const { amount } = await db.payment.findFirstOrThrow({ where: { order: { bookingId: purchase } } })
    await cancel(purchase, amount)
    await cancel(id)
    expect(await left(planId)).toBe(2)
    for (const side of [mentor, mentee]) {
      const text = await mailTo('cancelled', side, id)
      expect(text).toContain(OVER)
      expect(text).not.toMatch(/is back in|counts as used|slot is open/)
    }
  })

  test('nor to one that was cancelled after its end, with a part of its money', async () => {
    const { id, planId, purchase } = await heldCall()
    await db.planSubscription.update({ where: { id: planId }, data: { status: 'expired' } })
    const { amount } = await db.payment.findFirstOrThrow({ where: { order: { bookingId: purchase } } })
    const part = { refund: 10_000, expectedRefundable: amount, reason: REASON }
    await adminCancelBooking(app, TEAM, { bookingId: purchase, ...part })
    await cancel(id)
    expect(await left(planId)).toBe(2)
    expect(await mailTo('cancelled', mentee, id)).toContain(OVER)
  })

  test('but to the next one when another has followed, also when its mentor missed it', async () => {
    const { id, planId } = await heldCall()
    await reportNoShow(app, asMentee(), { bookingId: id })
    const ended = { status: 'expired', endDate: dateOnly('2026-11-30') } as const
    await db.planSubscription.update({ where: { id: planId }, data: ended })
    const people = { mentorId: mentor.id, menteeId: mentee.id }
    const { subscriptionId: nextId } = await bookPlan(till, { ...people, startDate: '2026-11-30' })
    await decideNoShow(app, TEAM, {
      bookingId: id,
      finding: 'mentor_missed',
      refund: 0,
      expectedRefundable: 0,
      reason: REASON,
    })
    expect([await left(planId), await left(nextId)]).toEqual([2, 4])
    for (const [side, whose] of [
      [mentee, 'your'],
      [mentor, `${mentee.name}'s`],
    ] as const) {
      const text = await mailTo('no-show-decided', side, id)
      expect(text).toContain(`The session is added to ${whose} next Advanced package, which runs until Tue 29 Dec.`)
      expect(text).not.toContain(OVER)
      expect(text).not.toContain('is back in')
    }
  })

  test('but to one that only ended, which runs again for it', async () => {
    const { id, planId } = await heldCall()
    await db.planSubscription.update({ where: { id: planId }, data: { status: 'expired' } })
    await cancel(id)
    expect(await left(planId)).toBe(3)
    expect(await mailTo('cancelled', mentee, id)).toContain('back in your Advanced package')
  })
})
