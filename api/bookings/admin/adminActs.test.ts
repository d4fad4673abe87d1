import { DAY_MS, HOUR_MS } from '../../rules/time/durations.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { RefundableChangedError } from '../../payments/paymentErrors.ts'
import { istInstant } from '../../rules/time/time.ts'
import { ValidationError } from '../../rules/userErrors.ts'
import { bookPlan, bookSession } from '../../testing/bookings.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { adminCancelBooking } from './adminBooking.ts'
import { adminMoveBooking, adminMovePlan } from './adminMoves.ts'
import { BookingNotOpenError, SlotNotOfferedError, SlotTakenError } from '../bookingErrors.ts'
import { bookPlanCall } from '../calls/bookPlanCall.graphql.ts'
import { cancelBooking } from '../change/cancelBooking.graphql.ts'
import { completeBooking } from '../afterwards/afterSession.graphql.ts'
import { decideNoShow, keepUnpaidBooking } from './adminDecisions.ts'
import { answerNoShow, reportNoShow } from '../afterwards/noShows.ts'

const till = await testTill()
const { app, db, clock } = till
const TEAM = { id: 1, username: 'admin' }
const COLLEAGUE = { id: 2, username: 'second' }
const REASON = 'The mentor fell ill.'
const START = istInstant('2026-11-28', '10:30')
const OTHER = istInstant('2026-11-30', '09:45')

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
let bookingId: number

beforeEach(async () => {
  await till.calm()
  mentor = await makeMentor(db, { name: 'Asha Rao' })
  mentee = await makeMentee(db, { name: 'Ravi Jain' })
  bookingId = await bookSession(till, { mentorId: mentor.id, menteeId: mentee.id, startsAt: START })
})

const row = (id = bookingId) => till.booking(id)
const refunds = () => db.refund.findMany({ where: { payment: { order: { bookingId } } } })
const mails = (cause: string, id = bookingId) =>
  db.email.findMany({ where: { dedupeKey: { startsWith: `booking:${id}:${cause}` } }, orderBy: { id: 'asc' } })
const traces = (id = bookingId) => db.auditEntry.findMany({ where: { subjects: { has: `booking:${id}` } } })
const cancel = (refund: number, { by = TEAM, reason = REASON, expected = PRICE, id = bookingId } = {}) =>
  adminCancelBooking(app, by, { bookingId: id, refund, expectedRefundable: expected, reason })
const aPlan = () => bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-11-25' })

describe('cancelling for the team', () => {
  test('gives the chosen sum back once, tells both sides why, and leaves a trace with everybody in it', async () => {
    await cancel(10_000)
    await cancel(10_000)
    expect(await row()).toMatchObject({ status: 'cancelled', cancelledBy: 'administrator', cancelReason: REASON })
    expect(await refunds()).toMatchObject([{ amount: 10_000, reason: 'cancelled_by_administrator' }])
    const told = await mails('cancelled')
    expect(told).toHaveLength(2)
    for (const { text } of told) {
      expect(text).toContain('Plumbline cancelled the session')
      expect(text).toContain(`The reason: ${REASON}`)
      expect(text).toContain('₹100')
    }
    const [entry, ...more] = await traces()
    expect(more).toEqual([])
    expect(entry).toMatchObject({ action: 'booking.cancelled', reason: REASON, after: { refund: 10_000 } })
    for (const subject of [`mentor:${mentor.id}`, `mentee:${mentee.id}`]) expect(entry!.subjects).toContain(subject)
  })

  test('the same words with another sum are another act: whoever sends them is told that it is cancelled', async () => {
    await cancel(10_000)
    await expect(cancel(PRICE, { by: COLLEAGUE })).rejects.toThrow(BookingNotOpenError)
    expect(await refunds()).toMatchObject([{ amount: 10_000 }])
  })

  test('a session that was moved meanwhile is not cancelled: when it is now is said', async () => {
    const act = { bookingId, refund: PRICE, expectedRefundable: PRICE, reason: REASON }
    await adminMoveBooking(app, COLLEAGUE, { bookingId, startsAt: OTHER, reason: REASON })
    await expect(adminCancelBooking(app, TEAM, { ...act, expectedStartsAt: START })).rejects.toThrow(
      'It was moved meanwhile, to Mon 30 Nov, 9:45 am IST. Nothing was done.',
    )
    expect(await row()).toMatchObject({ status: 'confirmed', startsAt: OTHER })
    await adminCancelBooking(app, TEAM, { ...act, expectedStartsAt: OTHER })
    expect(await row()).toMatchObject({ status: 'cancelled' })
  })

  test('one that another administrator has kept meanwhile is not cancelled', async () => {
    const act = { bookingId, refund: 0, expectedRefundable: 0, expectedKept: false, reason: REASON }
    await db.booking.update({ where: { id: bookingId }, data: { paymentStatus: 'refunded', paymentId: null } })
    await keepUnpaidBooking(app, COLLEAGUE, { bookingId, reason: REASON })
    await expect(adminCancelBooking(app, TEAM, act)).rejects.toThrow(
      'An administrator decided meanwhile that it stays booked. Nothing was done.',
    )
    expect(await row()).toMatchObject({ status: 'confirmed' })
    await adminCancelBooking(app, TEAM, { ...act, expectedKept: true })
    expect(await row()).toMatchObject({ status: 'cancelled' })
  })

  test('another sum than was shown, or more than there is, cancels nothing', async () => {
    await expect(cancel(0, { expected: PRICE - 1 })).rejects.toThrow(RefundableChangedError)
    await expect(cancel(PRICE + 1)).rejects.toThrow(ValidationError)
    expect(await row()).toMatchObject({ status: 'confirmed' })
    expect(await traces()).toEqual([])
  })

  test('of two administrators, and of a side and an administrator, at once the first one counts', async () => {
    const results = await Promise.allSettled([cancel(PRICE), cancel(0, { by: COLLEAGUE, reason: 'Another reason.' })])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await traces()).toHaveLength(1)
    bookingId = await bookSession(till, { mentorId: mentor.id, menteeId: mentee.id, startsAt: OTHER })
    await Promise.allSettled([cancel(PRICE), cancelBooking(app, { type: 'mentee', id: mentee.id }, { bookingId })])
    expect(await refunds()).toHaveLength(1)
  })

  test('what is over goes too, also when the mentee is gone, with the provider away', async () => {
    clock.set(new Date(START.getTime() + 2 * HOUR_MS))
    await completeBooking(app, mentee.id, { bookingId })
    await db.booking.update({ where: { id: bookingId }, data: { menteeId: null } })
    await cancel(PRICE)
    expect(await row()).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', completedAt: null })
    expect(await refunds()).toMatchObject([{ amount: PRICE, status: 'requested' }])
    const told = await mails('cancelled')
    expect(told.map(({ toAddress }) => toAddress)).toEqual([mentor.email])
    expect(told[0]!.text).toContain('Former mentee')
  })

  test('a call comes back to its plan; a plan takes its calls to come with it and ends its access', async () => {
    const { bookingId: purchase, subscriptionId: planId } = await aPlan()
    const call = (startsAt: Date) => bookPlanCall(app, mentee.id, { planId, startsAt, agenda: 'Shear walls.' })
    const [first, second] = [await call(OTHER), await call(new Date(OTHER.getTime() + DAY_MS))]
    await cancel(0, { id: first, expected: 0 })
    expect(await db.planSubscription.findUniqueOrThrow({ where: { id: planId } })).toMatchObject({ callsRemaining: 2 })
    const { amount } = await db.payment.findFirstOrThrow({ where: { order: { bookingId: purchase } } })
    await cancel(0, { id: purchase, expected: amount })
    expect(await db.planSubscription.findUniqueOrThrow({ where: { id: planId } })).toMatchObject({
      status: 'cancelled',
    })
    expect(await row(second)).toMatchObject({ status: 'cancelled', cancelReason: REASON })
  })
})

describe('moving for the team', () => {
  const move = (startsAt: Date, anyTime = false) =>
    adminMoveBooking(app, TEAM, { bookingId, startsAt, reason: REASON, anyTime })

  test('to a time that the mentor offers, also while Busy; once', async () => {
    await db.mentor.update({ where: { id: mentor.id }, data: { available: false } })
    await move(OTHER)
    await move(OTHER)
    expect(await row()).toMatchObject({ startsAt: OTHER, movedFrom: START, calendarSequence: 1 })
    const told = await mails('moved')
    expect(told).toHaveLength(2)
    for (const { text } of told) expect(text).toContain(`The reason: ${REASON}`)
    expect(await traces()).toMatchObject([{ action: 'booking.moved' }])
  })

  test('not when it was moved meanwhile: when it is now is said, and nobody is emailed', async () => {
    const later = istInstant('2026-11-30', '10:30')
    const act = { bookingId, startsAt: later, expectedStartsAt: START, reason: REASON }
    await move(OTHER)
    await expect(adminMoveBooking(app, COLLEAGUE, act)).rejects.toThrow(
      'It was moved meanwhile, to Mon 30 Nov, 9:45 am IST. Nothing was done.',
    )
    expect(await row()).toMatchObject({ startsAt: OTHER, calendarSequence: 1 })
    expect(await mails('moved')).toHaveLength(2)
    // The answer to the first press was lost.
    await adminMoveBooking(app, TEAM, { ...act, startsAt: OTHER })
    await adminMoveBooking(app, COLLEAGUE, { ...act, expectedStartsAt: OTHER })
    expect(await row()).toMatchObject({ startsAt: later })
  })

  test('to any time that is free for both, never one that is over or taken', async () => {
    const night = istInstant('2026-11-29', '23:10')
    await expect(move(night)).rejects.toThrow(SlotNotOfferedError)
    await move(night, true)
    expect(await row()).toMatchObject({ startsAt: night })
    await expect(move(new Date(clock.now().getTime() - HOUR_MS), true)).rejects.toThrow(SlotNotOfferedError)
    const { id: another } = await makeMentor(db)
    await bookSession(till, { mentorId: another, menteeId: mentee.id, startsAt: OTHER })
    await expect(move(OTHER, true)).rejects.toThrow(SlotTakenError)
    expect(await row()).toMatchObject({ startsAt: night })
  })
})

describe('another end of a plan', () => {
  const end = (id: number, endDate: string) => adminMovePlan(app, TEAM, { bookingId: id, endDate, reason: REASON })

  test('later it runs again once it had ended; both are told', async () => {
    const { bookingId: id, subscriptionId } = await aPlan()
    clock.set(istInstant('2026-12-27', '12:00'))
    await db.planSubscription.update({ where: { id: subscriptionId }, data: { status: 'expired' } })
    await end(id, '2027-01-10')
    await end(id, '2027-01-10')
    expect(await db.planSubscription.findUniqueOrThrow({ where: { id: subscriptionId } })).toMatchObject({
      status: 'active',
      endDate: new Date('2027-01-10'),
    })
    expect(await row(id)).toMatchObject({ selectedTimeSlot: '2026-11-25 to 2027-01-10' })
    expect(await mails('dates', id)).toHaveLength(2)
  })

  test('not when another administrator has changed it meanwhile', async () => {
    const { bookingId: id, subscriptionId } = await aPlan()
    const act = { bookingId: id, endDate: '2027-01-03', expectedEndDate: '2026-12-25', reason: REASON }
    await adminMovePlan(app, COLLEAGUE, { ...act, endDate: '2027-01-20' })
    await expect(adminMovePlan(app, TEAM, act)).rejects.toThrow(
      'Its last day was changed meanwhile, to 19 Jan 2027. Nothing was done.',
    )
    const endDate = async () => (await db.planSubscription.findUniqueOrThrow({ where: { id: subscriptionId } })).endDate
    expect(await endDate()).toEqual(new Date('2027-01-20'))
    await adminMovePlan(app, TEAM, { ...act, expectedEndDate: '2027-01-20' })
    expect(await endDate()).toEqual(new Date('2027-01-03'))
  })

  test('not again while the two have another one that runs, nor before a call or today', async () => {
    const { bookingId: id, subscriptionId: planId } = await aPlan()
    await bookPlanCall(app, mentee.id, { planId, startsAt: OTHER, agenda: 'Shear walls.' })
    await expect(end(id, '2026-11-29')).rejects.toThrow(/30 Nov/)
    await expect(end(id, '2026-11-20')).rejects.toThrow(ValidationError)
    clock.set(istInstant('2026-12-27', '12:00'))
    await db.planSubscription.update({ where: { id: planId }, data: { status: 'expired' } })
    await bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-12-28' })
    await expect(end(id, '2027-01-10')).rejects.toThrow(BookingNotOpenError)
  })
})

describe('a no-show report that is disputed', () => {
  beforeEach(async () => {
    clock.set(new Date(START.getTime() + HOUR_MS))
    await reportNoShow(app, { type: 'mentee', id: mentee.id }, { bookingId })
    await answerNoShow(app, { type: 'mentor', id: mentor.id }, { bookingId, agree: false })
  })
  const decide = (finding: 'mentee_missed' | 'mentor_missed' | 'took_place', refund: number) =>
    decideNoShow(app, TEAM, { bookingId, finding, refund, expectedRefundable: PRICE, reason: REASON })

  test('that the mentor missed gives the money back, once', async () => {
    await decide('mentor_missed', PRICE)
    await decide('mentor_missed', PRICE)
    expect(await row()).toMatchObject({ status: 'cancelled', cancelledBy: 'administrator' })
    expect(await refunds()).toMatchObject([{ amount: PRICE, reason: 'no_show' }])
    expect(await mails('no-show-decided')).toHaveLength(2)
    await expect(decide('took_place', 0)).rejects.toThrow(BookingNotOpenError)
  })

  test('a part that goes back is told to each side by the decision, and the same words with another sum are refused', async () => {
    await decide('mentee_missed', 20_000)
    await expect(decide('mentee_missed', 30_000)).rejects.toThrow(BookingNotOpenError)
    expect(await refunds()).toMatchObject([{ amount: 20_000 }])
    expect(await mails('no-show-decided')).toHaveLength(2)
    const [refund] = await refunds()
    expect(await db.email.count({ where: { dedupeKey: `refund:${refund!.id}:payee` } })).toBe(0)
  })

  test.each(['mentee_missed', 'took_place', 'mentor_missed'] as const)(
    'that nothing is refunded is told to each side with the finding %s',
    async (finding) => {
      await decide(finding, 0)
      const [toMentee, toMentor] = await mails('no-show-decided')
      const missed = 'You missed the session, so it is cancelled.'
      expect(toMentee!.text.includes(missed)).toBe(finding === 'mentee_missed')
      expect(toMentor!.text.includes(missed)).toBe(finding === 'mentor_missed')
      expect(toMentee!.text).toContain('There is no refund.')
      expect(toMentor!.text).toContain('There is no refund; the payment stays.')
    },
  )

  test('that took place is completed, and neither side answers any more', async () => {
    await decide('took_place', 0)
    expect(await row()).toMatchObject({ status: 'completed', completedAt: clock.now() })
    expect(await refunds()).toEqual([])
    expect(await db.noShow.findUniqueOrThrow({ where: { bookingId } })).toMatchObject({ finding: 'took_place' })
  })
})
