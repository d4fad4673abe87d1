/** Emails promise exactly the refund that cancelling gives, wherever the money is. */
import { beforeEach, expect, test } from 'vitest'
import { updateMentor } from '../../mentors/administration/updateMentor.graphql.ts'
import { refundPayment } from '../../orders/refundPayment.graphql.ts'
import { HOUR_MS } from '../../rules/time/durations.ts'
import { istInstant } from '../../rules/time/time.ts'
import { bookPlan, bookSession } from '../../testing/bookings.ts'
import { asMentee } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { typed } from '../../graphql/typed.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { executeRefund } from '../../payments/refunds/executeRefund.ts'
import { adminCancelBooking } from '../admin/adminBooking.ts'
import { decideNoShow, keepUnpaidBooking } from '../admin/adminDecisions.ts'
import { adminMoveBooking, adminMovePlan } from '../admin/adminMoves.ts'
import { reportNoShow } from '../afterwards/afterSession.graphql.ts'
import { bookPlanCall } from '../calls/bookPlanCall.graphql.ts'
import { moveBooking, proposeTime } from '../change/moveBooking.graphql.ts'

const till = await testTill()
const { app, db, clock } = till
const ADMIN = { id: 1, username: 'root', sessionHash: '' } as const
const REASON = 'The mentor fell ill.'
const LATER = istInstant('2026-11-30', '12:00')
const NOTHING = 'There is nothing left of this payment to refund.'

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>

beforeEach(async () => {
  await till.calm()
  mentor = await makeMentor(db, { name: 'Asha Rao' })
  mentee = await makeMentee(db, { name: 'Ravi Jain' })
})

const pair = () => ({ mentorId: mentor.id, menteeId: mentee.id })
const session = () => bookSession(till, { ...pair(), startsAt: istInstant('2026-11-28', '10:30') })
const lastMail = async (kind: string) =>
  (await db.email.findFirstOrThrow({ where: { kind, toAddress: mentee.email }, orderBy: { id: 'desc' } })).text

async function refund(bookingId: number, amount: number): Promise<void> {
  const { paymentId } = await till.booking(bookingId)
  const { id } = await db.payment.findUniqueOrThrow({ where: { providerPaymentId: paymentId! } })
  const expectedRefundable = amount
  await refundPayment(app, ADMIN, { paymentId: id, amount, expectedRefundable, reason: REASON, cancel: false })
}

const SEEN = typed(`query ($id: Int!) {
  booking(id: $id) { proposal { refundLine } viewerCanCancel { refund refundUntil reason } viewerCanMove { reason } }
}`)
const seen = async (id: number) => (await asMentee(app, mentee.id).run(SEEN, { id })).data.booking!

test('a session that stays although it was refunded promises no refund at another time', async () => {
  const bookingId = await session()
  await refund(bookingId, PRICE)
  await keepUnpaidBooking(app, ADMIN, { bookingId, reason: REASON })
  await proposeTime(app, mentor.id, { bookingId, startsAt: istInstant('2026-11-29', '12:00') })
  expect(await lastMail('time-proposed')).toContain('If you cancel the moved session: Nothing to refund')
  expect((await seen(bookingId)).proposal?.refundLine).toBe('Nothing to refund')
  await moveBooking(app, mentee.id, { bookingId, startsAt: LATER })
  expect(await lastMail('booking-moved')).toContain(NOTHING)
  await adminMoveBooking(app, ADMIN, { bookingId, startsAt: LATER, reason: REASON, anyTime: true })
  expect(await lastMail('booking-moved')).not.toContain('Full refund')
})

test('a session whose money the bank holds is moved without the promise of a refund', async () => {
  const bookingId = await session()
  await till.bankHolds((await till.booking(bookingId)).paymentId!)
  await proposeTime(app, mentor.id, { bookingId, startsAt: istInstant('2026-11-29', '12:00') })
  expect(await lastMail('time-proposed')).toContain('If you cancel the moved session: Your bank is holding the money')
  await moveBooking(app, mentee.id, { bookingId, startsAt: LATER })
  const text = await lastMail('booking-moved')
  expect(text).toContain('Your bank is holding the money')
  expect(text).not.toContain('Full refund')
  await updateMentor(app, ADMIN, { id: mentor.id, isActive: false })
  expect((await seen(bookingId)).viewerCanMove?.reason).toMatch(/You can cancel the session\.$/)
})

test('a session without its mentor that the team moves is refunded until it starts, as its email says', async () => {
  const bookingId = await session()
  await updateMentor(app, ADMIN, { id: mentor.id, isActive: false })
  await adminMoveBooking(app, ADMIN, { bookingId, startsAt: LATER, reason: REASON, anyTime: true })
  const text = await lastMail('booking-moved')
  expect(text).toContain('You get everything back, as the mentor is no longer on Plumbline.')
  expect(text).not.toContain('No refund after that')
})

test('a package that was shortened says that its first session ends the refund, which it does', async () => {
  const { bookingId, subscriptionId } = await bookPlan(till, { ...pair(), startDate: '2026-11-21' })
  clock.advance(30 * HOUR_MS)
  const startsAt = istInstant('2026-11-24', '09:00')
  await bookPlanCall(app, mentee.id, { planId: subscriptionId, startsAt, agenda: 'Drift in Y' })
  await adminMovePlan(app, ADMIN, { bookingId, endDate: '2026-12-10', reason: REASON })
  const said =
    'Full refund if you cancel by Tue 24 Nov, 4:00 pm IST and before the first session, after a change by our team.'
  expect(await lastMail('plan-moved')).toContain(said)
  expect((await seen(bookingId)).viewerCanCancel).toMatchObject({ reason: said, refundUntil: startsAt.toISOString() })
  clock.set(startsAt)
  expect((await seen(bookingId)).viewerCanCancel?.refund).toBeNull()
})

test('a package that was refunded and kept is shortened without the promise of a refund', async () => {
  const { bookingId } = await bookPlan(till, { ...pair(), startDate: '2026-11-21' })
  await refund(bookingId, 449_900)
  await keepUnpaidBooking(app, ADMIN, { bookingId, reason: REASON })
  clock.advance(30 * HOUR_MS)
  expect((await seen(bookingId)).viewerCanCancel?.reason).toBe(NOTHING)
  await adminMovePlan(app, ADMIN, { bookingId, endDate: '2026-12-10', reason: REASON })
  expect(await lastMail('plan-moved')).toContain(NOTHING)
})

test('the refund of a missed session is told to each side in words of their own', async () => {
  const bookingId = await session()
  clock.set(istInstant('2026-11-28', '12:00'))
  await reportNoShow(app, { type: 'mentee', id: mentee.id }, { bookingId })
  const decision = { finding: 'mentor_missed', refund: PRICE, expectedRefundable: PRICE, reason: REASON } as const
  await decideNoShow(app, ADMIN, { bookingId, ...decision })
  expect(await lastMail('no-show-decided')).toContain('A refund of ₹799 has been on its way since 28 Nov 2026.')
  const toMentor = await db.email.findFirstOrThrow({ where: { kind: 'no-show-decided', toAddress: mentor.email } })
  expect(toMentor.text).toContain('The payment of ₹799 is returned. You earn nothing from it.')
})

test('a package whose money the bank holds is shortened without a word about what is left', async () => {
  const { bookingId } = await bookPlan(till, { ...pair(), startDate: '2026-11-21' })
  await till.bankHolds((await till.booking(bookingId)).paymentId!)
  await adminMovePlan(app, ADMIN, { bookingId, endDate: '2026-12-10', reason: REASON })
  expect(await lastMail('plan-moved')).toContain('Your bank is holding the money')
})

test('a session is cancelled without a refund after its refund failed: nobody is told that it was returned', async () => {
  const bookingId = await session()
  await refund(bookingId, PRICE)
  const { id, providerRefundId } = await sent(bookingId)
  await till.provider.settleRefund(providerRefundId!, 'failed')
  await till.deliver()
  expect(await db.refund.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'failed' })
  await adminCancelBooking(app, ADMIN, { bookingId, refund: 0, expectedRefundable: PRICE, reason: REASON })
  const text = await lastMail('booking-cancelled')
  expect(text).toContain('A refund of ₹799 from 21 Nov 2026 didn’t go through. Our team is looking into it')
  expect(text).not.toContain('already returned')
  const toMentor = await db.email.findFirstOrThrow({ where: { kind: 'booking-cancelled', toAddress: mentor.email } })
  expect(toMentor.text).toContain('A refund of ₹799 of the payment didn’t go through. Our team is looking into it.')
})

test('a session is cancelled without a refund after the bank took its money: no refund is said to have failed', async () => {
  const bookingId = await session()
  await refund(bookingId, PRICE)
  const { paymentId } = await till.booking(bookingId)
  await till.provider.moveDispute(await till.provider.dispute(paymentId!), 'lost')
  await till.deliver()
  await adminCancelBooking(app, ADMIN, { bookingId, refund: 0, expectedRefundable: 0, reason: REASON })
  const text = await lastMail('booking-cancelled')
  expect(text).toContain('Your bank took back ₹799 of this payment after a dispute.')
  expect(text).not.toContain('didn’t go through')
})

/** The refund of a booking, as it is once it was sent. */
async function sent(bookingId: number) {
  const { id } = await db.refund.findFirstOrThrow({ where: { payment: { order: { bookingId } } } })
  await executeRefund(app, id)
  return await db.refund.findUniqueOrThrow({ where: { id } })
}
