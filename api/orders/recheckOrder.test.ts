/** Asking the provider about an order, however it answers. */
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../rules/time/durations.ts'
import { requestRefund } from '../payments/refunds/requestRefund.ts'
import { changeMoney } from '../database/transaction.ts'
import { executeRefund } from '../payments/refunds/executeRefund.ts'
import { PaymentProviderRefusedError } from '../provider/errors.ts'
import { makeWorkshop } from '../testing/factories.ts'
import { PRICE, testTill } from '../testing/till.ts'
import { registerPaid } from '../testing/workshops.ts'
import { adminCancelRegistration } from '../workshops/register/adminRegistrations.ts'
import { recheckOrder } from './recheckOrder.graphql.ts'
import { decide } from './refundActs.graphql.ts'

const { app, db, clock, provider, order, calm, booking, payments, orderRow } = await testTill()
beforeEach(async () => {
  await calm()
  await db.rateLimit.deleteMany()
})

const asha = { id: 1, username: 'asha' }
const check = (orderId: number) => recheckOrder(app, asha, orderId)
const answers = async (orderId: number) =>
  (
    await db.auditEntry.findMany({
      where: { action: 'order.checked', subjects: { has: `order:${orderId}` } },
      orderBy: { id: 'asc' },
    })
  ).map(({ after }) => after)

test('a payment that nobody told us about is taken over, in the name of who asked', async () => {
  const made = await order()
  const { id } = await orderRow(made.orderId)
  expect((await check(id)).message).toBe('No payment has arrived for this order.')
  await provider.pay(made.orderId)
  expect((await check(id)).message).toMatch(/the purchase is valid/)
  expect(await booking(made.bookingId)).toMatchObject({ status: 'confirmed' })
  const [payment] = await payments(made.orderId)
  expect(await db.paymentJournalEntry.findFirst({ where: { paymentId: payment!.id } })).toMatchObject({
    actor: 'administrator:1',
  })
  expect(await answers(id)).toEqual([
    { status: 'created', answer: 'open' },
    { status: 'paid', answer: 'confirmed' },
  ])
})

test('a refund whose news were lost is followed too', async () => {
  const made = await order()
  await provider.pay(made.orderId)
  const { id } = await orderRow(made.orderId)
  await check(id)
  const [payment] = await payments(made.orderId)
  const refundId = await changeMoney(db, 'system', (tx) =>
    requestRefund(tx, app, { paymentId: payment!.id, reason: 'late' }),
  )
  await executeRefund(app, refundId)
  await provider.settleRefund((await db.refund.findUniqueOrThrow({ where: { id: refundId } })).providerRefundId!)
  await check(id)
  expect(await db.refund.findUnique({ where: { id: refundId } })).toMatchObject({ status: 'processed' })
})

test.each([
  ['is away', { away: true }],
  ['hangs', { hang: true }],
  ['answers 502', { status: 502 } as const],
  ['does not take our keys', { status: 401 } as const],
])('a provider that %s changes nothing, is in the log, and can be asked again at once', async (_what, chaos) => {
  const made = await order()
  const { id } = await orderRow(made.orderId)
  await provider.chaos(chaos)
  await expect(check(id)).rejects.toMatchObject({ name: 'PaymentProviderUnavailableError' })
  await provider.chaos()
  expect(await orderRow(made.orderId)).toMatchObject({ status: 'created' })
  await check(id)
  expect(await answers(id)).toEqual([
    { status: 'created', answer: 'no answer' },
    { status: 'created', answer: 'open' },
  ])
})

test('a payment whose refunds the provider does not know any more is no answer, in the log', async () => {
  const made = await order()
  await provider.pay(made.orderId)
  const { id } = await orderRow(made.orderId)
  await check(id)
  const [payment] = await payments(made.orderId)
  const refundId = await changeMoney(db, 'system', (tx) =>
    requestRefund(tx, app, { paymentId: payment!.id, reason: 'late' }),
  )
  const description = 'The id provided does not exist'
  const forgets = {
    ...app.gateway,
    fetchRefundsOf: () =>
      Promise.reject(new PaymentProviderRefusedError({ status: 400, code: 'BAD_REQUEST_ERROR', description })),
  }
  const { message } = await recheckOrder({ ...app, gateway: forgets }, asha, id)
  expect(message).toMatch(/doesn't answer for this order/)
  expect(await answers(id)).toMatchObject([{}, { status: 'paid', answer: 'unanswered' }])
  expect(await db.refund.findUnique({ where: { id: refundId } })).toMatchObject({ status: 'requested' })
})

test('an order that the provider does not know stays, for money may be in it', async () => {
  const made = await order()
  const { id } = await orderRow(made.orderId)
  await db.paymentOrder.update({ where: { id }, data: { providerOrderId: 'order_00000000000000' } })
  expect((await check(id)).message).toMatch(/doesn't answer for this order/)
  expect(await db.paymentOrder.findUnique({ where: { id } })).toMatchObject({ status: 'created' })
})

test('one that waits for a person is closed when the provider says that nothing was paid', async () => {
  const made = await order()
  const { id } = await orderRow(made.orderId)
  await db.paymentOrder.update({
    where: { id },
    data: { createdAt: new Date(clock.now().getTime() - 40 * DAY_MS), nextCheckAt: null },
  })
  await check(id)
  expect(await db.paymentOrder.findUnique({ where: { id } })).toMatchObject({ status: 'closed', nextCheckAt: null })
})

test('one that is being opened this moment is left to who opens it', async () => {
  const made = await order()
  const { id } = await orderRow(made.orderId)
  await db.paymentOrder.update({ where: { id }, data: { providerOrderId: null } })
  expect((await check(id)).message).toMatch(/Try again in a minute/)
  expect(await db.paymentOrder.findUnique({ where: { id } })).toMatchObject({ status: 'created' })
  clock.advance(2 * 60_000)
  expect((await check(id)).message).toMatch(/stands|No payment/)
  expect(await db.paymentOrder.findUnique({ where: { id } })).toMatchObject({ providerOrderId: made.orderId })
})

test('ten clicks at once ask once', async () => {
  const made = await order()
  const { id } = await orderRow(made.orderId)
  provider.calls.length = 0
  const refused = Promise.withResolvers<void>()
  let left = 9
  // The provider answers once all others have been told to wait.
  const fetchOrderPayments: typeof app.gateway.fetchOrderPayments = async (...given) => {
    await refused.promise
    return app.gateway.fetchOrderPayments(...given)
  }
  const slow = { ...app, gateway: { ...app.gateway, fetchOrderPayments } }
  const click = async () => {
    try {
      return await recheckOrder(slow, asha, id)
    } catch (error) {
      if (--left === 0) refused.resolve()
      throw error
    }
  }
  const clicks = await Promise.allSettled(Array.from({ length: 10 }, click))
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(clicks.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { name: 'RateLimitedError', message: expect.stringMatching(/being checked already/) },
  })
  expect(provider.calls.filter((call) => call === 'fetchOrderPayments')).toHaveLength(1)
  expect(await answers(id)).toHaveLength(1)
})

const reason = 'The hall is not available.'
const noteOf = (refundId: number) => ({ refundId, kind: 'not_returned', note: reason, returnedOn: null }) as const

/** Seat and money of a registration, after an administrator has cancelled it with this refund; the order's number. */
async function cancelledSeat(refund: number): Promise<{ orderId: number; paymentId: number }> {
  const { id: workshopId } = await makeWorkshop(db, { price: PRICE })
  const { id: registrationId, razorpayPaymentId } = await registerPaid({ app, provider }, workshopId)
  const sums = { refund, expectedRefundable: PRICE }
  await adminCancelRegistration(app, asha, { registrationId, ...sums, reason })
  const payment = await db.payment.findUniqueOrThrow({ where: { providerPaymentId: razorpayPaymentId! } })
  return { orderId: payment.orderId, paymentId: payment.id }
}

test.each([
  ['without a refund', 0, /the purchase is not valid\. We keep ₹799\.$/],
  ['with a part', 20_000, /the purchase is not valid\. We keep ₹599\.$/],
  [
    'with all of it',
    PRICE,
    /the purchase is not valid: the money is returned, on its way, or with the payer's bank\.$/,
  ],
] as const)(
  'a seat that was cancelled %s is not said to stand, nor its money to go back that stays',
  async (_what, refund, said) => {
    expect((await check((await cancelledSeat(refund)).orderId)).message).toMatch(said)
  },
)

test('a refund that failed and is not to be returned is not said to go back', async () => {
  const { orderId, paymentId } = await cancelledSeat(PRICE)
  const { id } = await db.refund.findFirstOrThrow({ where: { paymentId } })
  await executeRefund(app, id)
  await provider.settleRefund((await db.refund.findUniqueOrThrow({ where: { id } })).providerRefundId!, 'failed')
  expect((await check(orderId)).message).toMatch(/on its way/)
  await decide(app, asha, noteOf(id))
  expect((await check(orderId)).message).toMatch(/We keep ₹799\.$/)
})
