/** A call that its mentor gives back near the end of its plan, or after it. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeMoney } from '../database/transaction.ts'
import { adminCancelBooking } from '../bookings/admin/adminBooking.ts'
import { bookPlanCall } from '../bookings/calls/bookPlanCall.graphql.ts'
import { OF_ENDED_PLAN } from '../bookings/announce/announceCancellation.ts'
import { cancelBooking } from '../bookings/change/cancelBooking.graphql.ts'
import { decideNoShow, keepUnpaidBooking } from '../bookings/admin/adminDecisions.ts'
import { completeBooking, answerNoShow, reportNoShow } from '../bookings/afterwards/afterSession.graphql.ts'
import { createBookingOrder } from '../bookings/checkout/bookingOrder.graphql.ts'
import { isStillTrue } from '../mail/mail.jobs.ts'
import { recordCapture } from '../payments/settle/recordCapture.ts'
import { settlementOf } from '../payments/settle/settlePayment.ts'
import { dateOnly, fromDateOnly, istInstant } from '../rules/time/time.ts'
import { typed } from '../graphql/typed.ts'
import { bookPlan } from '../testing/bookings.ts'
import { asAdmin, asMentee } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { testTill } from '../testing/till.ts'
import { openNoShows } from '../workQueue/waits.ts'
import { endAccess, warnOfAccessEnd } from './plans.jobs.ts'

const till = await testTill()
const { app, db, clock } = till
const agenda = 'The next steps of the roadmap.'

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
let planId: number
let planBookingId: number

beforeEach(async () => {
  await till.calm()
  mentor = await makeMentor(db, { name: 'Asha Rao' })
  mentee = await makeMentee(db, { name: 'Ravi Jain' })
  const bought = await bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-11-25' })
  planId = bought.subscriptionId
  planBookingId = bought.bookingId
  clock.set(istInstant('2026-12-10', '09:00'))
})

const book = (startsAt: Date) => bookPlanCall(app, mentee.id, { planId, startsAt, agenda })
const plan = () => db.planSubscription.findUniqueOrThrow({ where: { id: planId } })
const owner = () => ({ type: 'mentee', id: mentee.id }) as const
const host = () => ({ type: 'mentor', id: mentor.id }) as const

const LAST = istInstant('2026-12-24', '09:45')
const end = async () => fromDateOnly((await plan()).endDate)

test('leaves seven days to use it: chat, calls and the purchase run until then, and both are told', async () => {
  const id = await book(LAST)
  clock.set(istInstant('2026-12-23', '09:00'))
  expect(await end()).toBe('2026-12-25')
  await cancelBooking(app, host(), { bookingId: id })
  expect(await end()).toBe('2026-12-30')
  expect(await till.booking(planBookingId)).toMatchObject({
    endDate: dateOnly('2026-12-30'),
    selectedTimeSlot: '2026-11-25 to 2026-12-30',
  })
  const mails = await db.email.findMany({ where: { dedupeKey: { startsWith: `booking:${id}:cancelled` } } })
  expect(
    mails.map(({ text }) => /\S+ Advanced package now runs until Tue 29 Dec/.exec(text)?.[0].split(' ')[0]).toSorted(),
  ).toEqual(["Jain's", 'Your'])
  await book(istInstant('2026-12-28', '09:45'))
  // The job of the old end comes, and finds that it is not over.
  clock.set(istInstant('2026-12-25', '00:00'))
  await endAccess(app, { subscriptionId: planId })
  expect(await plan()).toMatchObject({ status: 'active' })
  clock.set(istInstant('2026-12-30', '00:00'))
  await endAccess(app, { subscriptionId: planId })
  expect(await plan()).toMatchObject({ status: 'expired' })
})

test('changes no end that leaves time enough, nor when the mentee cancels', async () => {
  const id = await book(LAST)
  clock.set(istInstant('2026-12-18', '09:00'))
  await cancelBooking(app, host(), { bookingId: id })
  expect(await end()).toBe('2026-12-25')
  const again = await book(LAST)
  clock.set(istInstant('2026-12-21', '09:00'))
  await cancelBooking(app, owner(), { bookingId: again })
  expect(await end()).toBe('2026-12-25')
})

/** The last session of the plan did not take place; the plan is over when its mentor is asked. */
async function missed(): Promise<number> {
  const id = await book(LAST)
  clock.set(istInstant('2026-12-24', '10:30'))
  await reportNoShow(app, owner(), { bookingId: id })
  clock.set(istInstant('2026-12-25', '08:00'))
  await endAccess(app, { subscriptionId: planId })
  expect(await plan()).toMatchObject({ status: 'expired' })
  return id
}

test('brings a plan back that has ended over a session to which the mentor did not come; both hear of it', async () => {
  const id = await missed()
  await answerNoShow(app, host(), { bookingId: id, agree: true })
  expect(await plan()).toMatchObject({ status: 'active', callsRemaining: 3 })
  expect(await end()).toBe('2027-01-01')
  const mails = await db.email.findMany({
    where: { kind: 'no-show-answered', dedupeKey: { startsWith: `booking:${id}:` } },
  })
  for (const { text } of mails) expect(text).toContain('Advanced package now runs until Thu 31 Dec')
  expect(mails).toHaveLength(2)
  await book(istInstant('2026-12-29', '09:45'))
})

test('goes to the plan that followed, which is the one that can be used; both hear of it', async () => {
  const id = await missed()
  const next = await bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-12-25' })
  await answerNoShow(app, host(), { bookingId: id, agree: true })
  expect(await plan()).toMatchObject({
    status: 'expired',
    endDate: dateOnly('2026-12-25'),
    callsUsed: 0,
    callsRemaining: 2,
  })
  const follower = await db.planSubscription.findUniqueOrThrow({ where: { id: next.subscriptionId } })
  expect(follower).toMatchObject({ callsUsed: 0, callsRemaining: 4 })
  const mails = await db.email.findMany({
    where: { kind: 'no-show-answered', dedupeKey: { startsWith: `booking:${id}:` } },
  })
  expect(mails).toHaveLength(2)
  for (const { text } of mails) {
    expect(text).toMatch(/is added to \S.* next Advanced package, which runs until Sat 23 Jan/)
    expect(text).not.toContain('is back in')
  }
})

test('goes to the next one that is bought already, when its mentor cancels it near the end', async () => {
  const id = await book(LAST)
  clock.set(istInstant('2026-12-23', '09:00'))
  const next = await bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-12-25' })
  await cancelBooking(app, host(), { bookingId: id })
  expect(await plan()).toMatchObject({ endDate: dateOnly('2026-12-25'), callsRemaining: 2 })
  const follower = await db.planSubscription.findUniqueOrThrow({ where: { id: next.subscriptionId } })
  expect(follower.callsRemaining).toBe(4)
  const mails = await db.email.findMany({ where: { dedupeKey: { startsWith: `booking:${id}:cancelled` } } })
  expect(mails).toHaveLength(2)
  for (const { text } of mails) {
    expect(text).toMatch(/is added to \S.* next Advanced package/)
    expect(text).not.toContain('is back in')
  }
})

describe('that went to the next one', () => {
  async function moved() {
    const id = await book(LAST)
    clock.set(istInstant('2026-12-23', '09:00'))
    const next = await bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-12-25' })
    await cancelBooking(app, host(), { bookingId: id })
    return next.bookingId
  }

  test('comes back, with time to use it, when the next one is cancelled', async () => {
    const bookingId = await moved()
    await cancelBooking(app, owner(), { bookingId })
    expect(await plan()).toMatchObject({ status: 'active', endDate: dateOnly('2026-12-30'), callsRemaining: 3 })
    const mails = await db.email.findMany({ where: { dedupeKey: { startsWith: `booking:${bookingId}:cancelled` } } })
    expect(mails).toHaveLength(2)
    for (const { text } of mails) expect(text).toMatch(/earlier Advanced package are back there.*until Tue 29 Dec/)
  })

  test('comes back also from a session that was booked there', async () => {
    const bookingId = await moved()
    const { planSubscriptionId } = await till.booking(bookingId)
    for (const time of ['09:45', '10:30', '11:15', '12:00'])
      await bookPlanCall(app, mentee.id, {
        planId: planSubscriptionId!,
        startsAt: istInstant('2026-12-28', time),
        agenda,
      })
    await cancelBooking(app, host(), { bookingId })
    expect(await plan()).toMatchObject({ callsUsed: 0, callsRemaining: 3 })
  })

  test('goes with its own one when that is cancelled, and both read so', async () => {
    const bookingId = await moved()
    const { planSubscriptionId } = await till.booking(bookingId)
    const next = () => db.planSubscription.findUniqueOrThrow({ where: { id: planSubscriptionId! } })
    expect(await next()).toMatchObject({ callsRemaining: 4 })
    await cancelBooking(app, host(), { bookingId: planBookingId })
    expect(await next()).toMatchObject({ callsUsed: 0, callsRemaining: 3 })
    const mails = await db.email.findMany({
      where: { dedupeKey: { startsWith: `booking:${planBookingId}:cancelled` } },
    })
    expect(mails).toHaveLength(2)
    for (const { text } of mails) expect(text).toMatch(/moved to \S.* next Advanced package.*are removed too/s)
  })

  test('goes when the money of its own one goes back, and comes again when an administrator keeps that', async () => {
    const bookingId = await moved()
    const { planSubscriptionId } = await till.booking(bookingId)
    const next = () => db.planSubscription.findUniqueOrThrow({ where: { id: planSubscriptionId! } })
    await till.provider.refundAsOperator((await till.booking(planBookingId)).paymentId!)
    await till.deliver()
    expect(await next()).toMatchObject({ callsRemaining: 3 })
    const mails = (about: string) =>
      db.email.findMany({ where: { dedupeKey: { startsWith: `booking:${planBookingId}:${about}` } } })
    expect(await mails('calls:')).toHaveLength(2)
    for (const { text } of await mails('calls:'))
      expect(text).toMatch(/had moved to the next package, which runs until/)
    await keepUnpaidBooking(app, { id: 1, username: 'asha' }, { bookingId: planBookingId, reason: 'A mistake.' })
    expect(await next()).toMatchObject({ callsRemaining: 4 })
    expect(await mails('kept')).toHaveLength(2)
    for (const { text } of await mails('kept')) expect(text).toContain('can be booked again, until Sat 23 Jan')
  })

  test('goes while a lost dispute has the money of its own one, and comes again with that: both hear of it', async () => {
    const bookingId = await moved()
    const { planSubscriptionId } = await till.booking(bookingId)
    const next = () => db.planSubscription.findUniqueOrThrow({ where: { id: planSubscriptionId! } })
    const dispute = await till.provider.dispute((await till.booking(planBookingId)).paymentId!)
    await till.provider.moveDispute(dispute, 'lost')
    await till.deliver()
    expect(await next()).toMatchObject({ callsRemaining: 3 })
    await till.provider.moveDispute(dispute, 'won')
    await till.deliver()
    expect(await next()).toMatchObject({ callsRemaining: 4 })
    const told = { dedupeKey: { startsWith: `booking:${planBookingId}:calls:` } }
    const texts = (await db.email.findMany({ where: told, orderBy: { id: 'asc' } })).map(({ text }) => text)
    expect(texts).toHaveLength(4)
    expect(texts[3]).toMatch(
      /What is left of the payment for .* stays after all\. Its moved sessions can be booked again/,
    )
  })

  test('is called off when it is booked there and its own one is cancelled: the last one, and one more there is not', async () => {
    const bookingId = await moved()
    const { planSubscriptionId } = await till.booking(bookingId)
    for (const time of ['09:45', '10:30', '11:15', '12:00'])
      await bookPlanCall(app, mentee.id, {
        planId: planSubscriptionId!,
        startsAt: istInstant('2026-12-28', time),
        agenda,
      })
    await cancelBooking(app, host(), { bookingId: planBookingId })
    const next = await db.planSubscription.findUniqueOrThrow({ where: { id: planSubscriptionId! } })
    expect(next).toMatchObject({ callsUsed: 3, callsRemaining: 0 })
    const calls = await db.booking.findMany({
      where: { planSubscriptionId, startsAt: { not: null } },
      orderBy: { startsAt: 'asc' },
    })
    expect(calls.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed', 'cancelled'])
    const key = { startsWith: `booking:${planBookingId}:cancelled:` }
    const mails = await db.email.findMany({ where: { dedupeKey: key } })
    expect(mails).toHaveLength(2)
    for (const { text } of mails) expect(text).toContain('Its session on Mon 28 Dec, 12:00 pm IST is cancelled too.')
    expect(await db.email.count({ where: { dedupeKey: { startsWith: `booking:${calls[3]!.id}:cancelled:` } } })).toBe(0)
  })

  test('stays when it is booked there by the time the money of its own one goes back', async () => {
    const bookingId = await moved()
    const { planSubscriptionId } = await till.booking(bookingId)
    for (const time of ['09:45', '10:30', '11:15', '12:00'])
      await bookPlanCall(app, mentee.id, {
        planId: planSubscriptionId!,
        startsAt: istInstant('2026-12-28', time),
        agenda,
      })
    await till.provider.refundAsOperator((await till.booking(planBookingId)).paymentId!)
    await till.deliver()
    const next = await db.planSubscription.findUniqueOrThrow({ where: { id: planSubscriptionId! } })
    expect(next).toMatchObject({ callsUsed: 4, callsRemaining: 0 })
  })

  test('waits with it when its payment has gone back, and comes back when it is cancelled', async () => {
    const id = await book(LAST)
    clock.set(istInstant('2026-12-23', '09:00'))
    const next = await bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-12-25' })
    await till.provider.refundAsOperator((await till.booking(next.bookingId)).paymentId!)
    await till.deliver()
    const none = { refund: 0, expectedRefundable: 0, reason: 'The mentor fell ill.' }
    await adminCancelBooking(app, { id: 1, username: 'asha' }, { bookingId: id, ...none })
    const follower = () => db.planSubscription.findUniqueOrThrow({ where: { id: next.subscriptionId } })
    expect(await follower()).toMatchObject({ callsRemaining: 4 })
    await adminCancelBooking(app, { id: 1, username: 'asha' }, { bookingId: next.bookingId, ...none })
    expect(await plan()).toMatchObject({ status: 'active', callsUsed: 0, callsRemaining: 3 })
  })
})

test('stays with its plan when that can run longer before the next one starts', async () => {
  const id = await book(LAST)
  clock.set(istInstant('2026-12-23', '09:00'))
  await bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-12-30' })
  await cancelBooking(app, host(), { bookingId: id })
  expect(await plan()).toMatchObject({ endDate: dateOnly('2026-12-30'), callsRemaining: 3 })
})

test('brings no cancelled plan back', async () => {
  const id = await missed()
  await db.planSubscription.update({ where: { id: planId }, data: { status: 'cancelled' } })
  await answerNoShow(app, host(), { bookingId: id, agree: true })
  expect(await plan()).toMatchObject({ status: 'cancelled', endDate: dateOnly('2026-12-25') })
  const dedupeKey = { startsWith: `booking:${id}:no-show-answer` }
  expect((await db.email.findFirstOrThrow({ where: { dedupeKey } })).text).toContain(OF_ENDED_PLAN)
})

test('of a cancelled plan goes to a person when its mentor disagrees: there is no package to give it back to', async () => {
  const id = await missed()
  await db.planSubscription.update({ where: { id: planId }, data: { status: 'cancelled' } })
  await answerNoShow(app, host(), { bookingId: id, agree: false })
  const waits = () => db.booking.count({ where: { id, ...openNoShows(clock.now()) } })
  expect(await waits()).toBe(1)
  const decision = { refund: 0, expectedRefundable: 0, reason: 'Both told us about it.' }
  await decideNoShow(app, { id: 1, username: 'asha' }, { bookingId: id, finding: 'mentor_missed', ...decision })
  expect(await waits()).toBe(0)
  expect(await plan()).toMatchObject({ status: 'cancelled', endDate: dateOnly('2026-12-25'), callsRemaining: 2 })
  const told = await db.email.findMany({ where: { dedupeKey: { startsWith: `booking:${id}:no-show-decided` } } })
  const over = expect.stringContaining(OF_ENDED_PLAN)
  expect(told).toMatchObject([{ text: over }, { text: over }])
})

test('brings no plan back whose payment has gone back', async () => {
  const id = await missed()
  const { paymentId } = await till.booking(planBookingId)
  await till.provider.refundAsOperator(paymentId!)
  await till.deliver()
  await answerNoShow(app, host(), { bookingId: id, agree: true })
  expect(await plan()).toMatchObject({ status: 'expired', endDate: dateOnly('2026-12-25') })
})

describe('of a package whose money the bank only holds while it decides', () => {
  const asha = { id: 1, username: 'asha' }
  const none = { refund: 0, expectedRefundable: 0, reason: 'The mentor fell ill.' }
  const hold = async () => await till.bankHolds((await till.booking(planBookingId)).paymentId!)

  test('a call can be booked, and its plan runs longer when the mentor cancels it', async () => {
    await hold()
    const id = await book(LAST)
    clock.set(istInstant('2026-12-23', '09:00'))
    await cancelBooking(app, host(), { bookingId: id })
    expect(await plan()).toMatchObject({ endDate: dateOnly('2026-12-30'), callsRemaining: 3 })
  })

  test('one that the mentor missed comes back, and nobody reads that the package is over', async () => {
    await hold()
    const id = await missed()
    await decideNoShow(app, asha, { bookingId: id, finding: 'mentor_missed', ...none })
    expect(await plan()).toMatchObject({ status: 'active', callsUsed: 0, callsRemaining: 3 })
    const mails = await db.email.findMany({ where: { dedupeKey: { startsWith: `booking:${id}:` } } })
    expect(mails.filter(({ text }) => text.includes(OF_ENDED_PLAN))).toEqual([])
  })
})

test('is there again when a package is kept whose payment had gone back before its mentor missed a session', async () => {
  const id = await book(LAST)
  clock.set(istInstant('2026-12-24', '10:30'))
  await reportNoShow(app, owner(), { bookingId: id })
  await till.provider.refundAsOperator((await till.booking(planBookingId)).paymentId!)
  await till.deliver()
  const asha = { id: 1, username: 'asha' }
  const none = { refund: 0, expectedRefundable: 0, reason: 'Both told us about it.' }
  await decideNoShow(app, asha, { bookingId: id, finding: 'mentor_missed', ...none })
  const told = await db.email.findMany({ where: { dedupeKey: { startsWith: `booking:${id}:no-show-decided` } } })
  const unusable = expect.stringContaining('was returned or is on its way back, so no session can be booked with it.')
  expect(told).toMatchObject([{ text: unusable }, { text: unusable }])
  await keepUnpaidBooking(app, asha, { bookingId: planBookingId, reason: 'The refund was a mistake.' })
  expect(await plan()).toMatchObject({ callsUsed: 0, callsRemaining: 3 })
})

test('to a package whose payment has gone back says beforehand that nothing can be booked with it', async () => {
  const id = await book(LAST)
  await till.provider.refundAsOperator((await till.booking(planBookingId)).paymentId!)
  await till.deliver()
  const right = typed(`query ($id: Int!) { booking(id: $id) {
    viewerCanCancel { reason money } adminRights { returnsCall unusable }
  } }`)
  const unusable = expect.stringContaining('so no session can be booked with it.')
  const { booking } = (await asMentee(app, owner().id).run(right, { id })).data
  expect(booking!.viewerCanCancel).toEqual({ reason: unusable, money: unusable })
  const { adminRights } = (await asAdmin(app).run(right, { id })).data.booking!
  expect(adminRights).toEqual({ returnsCall: true, unusable })
})

describe('of a package that was refunded, and that an administrator has kept', () => {
  const asha = { id: 1, username: 'asha' }
  const keep = async (bookingId: number) => {
    await till.provider.refundAsOperator((await till.booking(bookingId)).paymentId!)
    await till.deliver()
    await keepUnpaidBooking(app, asha, { bookingId, reason: 'The refund was a mistake.' })
  }

  test('its plan runs longer for it', async () => {
    const id = await book(LAST)
    await keep(planBookingId)
    clock.set(istInstant('2026-12-23', '09:00'))
    await cancelBooking(app, host(), { bookingId: id })
    expect(await plan()).toMatchObject({ endDate: dateOnly('2026-12-30'), callsRemaining: 3 })
  })

  test('it comes back also when the team cancels it', async () => {
    const id = await book(LAST)
    await keep(planBookingId)
    const none = { refund: 0, expectedRefundable: 0, reason: 'The mentor fell ill.' }
    await adminCancelBooking(app, asha, { bookingId: id, ...none })
    expect(await plan()).toMatchObject({ callsUsed: 0, callsRemaining: 3 })
  })

  test('it goes to that one, when that one is next', async () => {
    const id = await book(LAST)
    clock.set(istInstant('2026-12-23', '09:00'))
    const next = await bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-12-25' })
    await keep(next.bookingId)
    await cancelBooking(app, host(), { bookingId: id })
    const follower = await db.planSubscription.findUniqueOrThrow({ where: { id: next.subscriptionId } })
    expect(follower.callsRemaining).toBe(4)
  })
})

test('opens what its mentee had marked as completed, so that it can be cancelled and completed again', async () => {
  const id = await missed()
  await completeBooking(app, mentee.id, { bookingId: planBookingId })
  await answerNoShow(app, host(), { bookingId: id, agree: true })
  expect(await plan()).toMatchObject({ status: 'active' })
  expect(await till.booking(planBookingId)).toMatchObject({ status: 'confirmed', completedAt: null })
  clock.set(istInstant('2027-01-01', '00:00'))
  await completeBooking(app, mentee.id, { bookingId: planBookingId })
})

/** Somebody waits for a lock. */
const blocked = () =>
  vi.waitFor(
    async () => {
      const [row] = await db.$queryRaw<[{ count: bigint }]>`SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
      expect(row.count).toBeGreaterThan(0n)
    },
    { timeout: 10_000 },
  )

test.each(['expired', 'active'] as const)(
  'waits for the next plan that is just being opened, and leaves the %s one as it is',
  async (status) => {
    const id = await missed()
    // The job that ends it may be late.
    await db.planSubscription.update({ where: { id: planId }, data: { status } })
    const pair = { mentorId: mentor.id, packageType: 'advanced', startDate: '2026-12-25', agenda } as const
    const { orderId } = await createBookingOrder(app, mentee.id, pair)
    await till.provider.pay(orderId)
    const [payment] = await app.gateway.fetchOrderPayments(orderId)
    const order = await till.orderRow(orderId)
    const answered = await changeMoney(db, 'system', async (tx) => {
      await recordCapture(tx, app, order.id, { payment: payment!, refunds: [] }, null)
      const answering = answerNoShow(app, host(), { bookingId: id, agree: true })
      await blocked()
      return { answering }
    })
    await answered.answering
    expect(await plan()).toMatchObject({ status: 'expired', endDate: dateOnly('2026-12-25') })
    expect(await settlementOf(app, order.id)).toMatchObject({ outcome: 'confirmed' })
  },
)

test('says nothing any more of an end that has moved', async () => {
  const id = await book(LAST)
  clock.set(istInstant('2026-12-22', '10:00'))
  await warnOfAccessEnd(app, { subscriptionId: planId })
  const warning = await db.email.findFirstOrThrow({ where: { kind: 'plan-ending', toAddress: mentee.email } })
  expect(await isStillTrue(app, warning, clock.now())).toBe(true)
  await cancelBooking(app, host(), { bookingId: id })
  expect(await isStillTrue(app, warning, clock.now())).toBe(false)
})
