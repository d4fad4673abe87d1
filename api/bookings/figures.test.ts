/** The rupees that people read of a booking and its earnings, whatever its refunds have been through. */
import { weeklySeries } from '../analytics/analytics.graphql.ts'
import { changeMoney } from '../database/transaction.ts'
import { beforeEach, expect, test } from 'vitest'
import { earningsByMonth } from '../dashboards/earnings.graphql.ts'
import { typed } from '../graphql/typed.ts'
import type { MenteeId } from '../graphql/identity.ts'
import { executeRefund } from '../payments/refunds/executeRefund.ts'
import { decideRefund, retryRefund } from '../payments/refunds/decideRefund.ts'
import { MONEY_PLACES } from '../payments/moneyPlaces.ts'
import { requestRefund } from '../payments/refunds/requestRefund.ts'
import { settlePayment } from '../payments/settle/settlePayment.ts'
import { istDate, istInstant } from '../rules/time/time.ts'
import { asAdmin, asMentee } from '../testing/client.ts'
import { makeMentor } from '../testing/factories.ts'
import { PRICE, testTill } from '../testing/till.ts'
import { cancelBooking } from './change/cancelBooking.graphql.ts'
import { createBookingOrder } from './checkout/bookingOrder.graphql.ts'

const till = await testTill()
const { app, db, provider } = till
beforeEach(till.calm)

const FIGURES = typed('query ($id: Int!) { booking(id: $id) { status amount refundedAmount } }')
const figures = async (menteeId: MenteeId, id: number) =>
  (await asMentee(app, menteeId).run(FIGURES, { id })).data.booking
const earned = async (mentorId: number) => (await earningsByMonth(app, mentorId)).map(({ amount }) => amount)

async function paid() {
  const made = await till.order()
  await provider.pay(made.orderId)
  await settlePayment(app, made.orderId)
  return made
}

/** Cancelled, and the bank has sent the refund back: it waits for a person. */
async function failedRefund() {
  const made = await paid()
  await cancelBooking(app, { type: 'mentee', id: made.menteeId }, made)
  const { id } = (await till.payments(made.orderId))[0]!.refunds[0]!
  await executeRefund(app, id)
  const { providerRefundId } = await db.refund.findUniqueOrThrow({ where: { id } })
  await provider.settleRefund(providerRefundId!, 'failed')
  await till.deliver()
  expect(await db.refund.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'failed' })
  return { ...made, refundId: id }
}

test('a refund that failed and was asked for again is counted once, and is nobody’s earning in between', async () => {
  const { menteeId, mentorId, bookingId, refundId } = await failedRefund()
  const back = { status: 'CANCELLED', amount: PRICE, refundedAmount: PRICE }
  expect(await figures(menteeId, bookingId)).toEqual(back)
  expect(await earned(mentorId)).toEqual([0])
  await changeMoney(db, 'administrator:1', (tx) => retryRefund(tx, app, refundId))
  expect(await figures(menteeId, bookingId)).toEqual(back)
  expect(await earned(mentorId)).toEqual([0])
})

test('money that was returned some other way is not earned', async () => {
  const { menteeId, mentorId, bookingId, refundId } = await failedRefund()
  await changeMoney(db, 'administrator:1', (tx) =>
    decideRefund(tx, app, refundId, {
      kind: 'returned_elsewhere',
      note: 'By bank transfer.',
      returnedOn: istDate(till.clock.now()),
    }),
  )
  expect(await figures(menteeId, bookingId)).toMatchObject({ refundedAmount: PRICE })
  expect(await earned(mentorId)).toEqual([0])
})

test('a second payment that goes back takes nothing from the booking, and adds nothing to what is earned', async () => {
  const { menteeId, mentorId, bookingId, orderId } = await paid()
  await provider.pay(orderId, { twice: true })
  await settlePayment(app, orderId)
  expect(await till.payments(orderId)).toMatchObject([{ refunds: [] }, { refunds: [{ reason: 'duplicate_payment' }] }])
  expect(await figures(menteeId, bookingId)).toEqual({ status: 'CONFIRMED', amount: PRICE, refundedAmount: null })
  expect(await earningsByMonth(app, mentorId)).toMatchObject([{ amount: PRICE, payments: [{ refundedAmount: 0 }] }])
})

test('a payment that came too late is refunded to its payer, and the mentor does not hear of it', async () => {
  const { menteeId, mentorId, bookingId, orderId } = await till.order()
  await db.mentor.update({ where: { id: mentorId }, data: { isActive: false } })
  await db.booking.update({ where: { id: bookingId }, data: { status: 'expired' } })
  await provider.pay(orderId)
  await settlePayment(app, orderId)
  expect(await figures(menteeId, bookingId)).toMatchObject({ status: 'EXPIRED', refundedAmount: PRICE })
  expect(await earningsByMonth(app, mentorId)).toEqual([])
})

test('what is paid at the price of an order that a dearer one has replaced goes back', async () => {
  const { id: mentorId } = await makeMentor(db)
  const { menteeId, bookingId, orderId } = await till.order({ mentorId })
  await db.mentor.update({ where: { id: mentorId }, data: { starterPackageRate: 99_900 } })
  const wanted = { packageType: 'starter', startsAt: istInstant('2026-11-28', '10:30') } as const
  const again = await createBookingOrder(app, menteeId, { mentorId, agenda: 'Check my drawing, please.', ...wanted })
  expect(again).toMatchObject({ bookingId, amount: 99_900 })
  await provider.pay(orderId)
  await settlePayment(app, orderId)
  expect(await till.payments(orderId)).toMatchObject([{ refunds: [{ reason: 'price_changed', amount: PRICE }] }])
  expect(await earningsByMonth(app, mentorId)).toEqual([])
})

test('money that the bank took is said alike by booking, payments, order, earnings and analytics', async () => {
  const { menteeId, mentorId, bookingId, orderId } = await paid()
  const { id: paymentId, providerPaymentId } = (await till.payments(orderId))[0]!
  // Asked for before the dispute was lost, and not sent: the bank took that money.
  await changeMoney(db, 'system', (tx) => requestRefund(tx, app, { paymentId, reason: 'late', amount: 30_000 }))
  await provider.moveDispute(await provider.dispute(providerPaymentId), 'lost')
  await till.deliver()
  expect(await figures(menteeId, bookingId)).toMatchObject({ refundedAmount: PRICE })
  expect(await earned(mentorId)).toEqual([0])
  const paidPage = typed('query { viewer { payments(first: 1) { edges { node { amount disputed } } } } }')
  const { viewer } = (await asMentee(app, menteeId).run(paidPage)).data
  expect(viewer!.payments.edges.map(({ node }) => node)).toEqual([{ amount: PRICE, disputed: PRICE }])
  const { order } = (await asAdmin(app).run(ORDER, { id: (await till.orderRow(orderId)).id })).data
  expect(order!.payments).toEqual([{ refundedAmount: 0, returnedElsewhere: 0, disputed: PRICE, refundable: 0 }])
  const [week] = await weeklySeries(db, 1, till.clock.now())
  const [sums] = await db.$queryRaw<object[]>`
    SELECT sum(amount)::float8 AS revenue, sum(amount - kept)::float8 AS refunds FROM ${MONEY_PLACES} places`
  expect(week).toMatchObject(sums!)
})

const ORDER = typed(
  'query ($id: Int!) { order(id: $id) { payments { refundedAmount returnedElsewhere disputed refundable } } }',
)
