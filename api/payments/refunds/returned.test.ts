/** Money that goes back without our asking. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { verifyBookingPayment } from '../../bookings/checkout/bookingOrder.graphql.ts'
import { checkDueOrders } from '../../testing/checks.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { moneyIssues } from '../needsPerson.ts'
import { executeRefund } from './executeRefund.ts'
import { SlotLostError } from '../paymentErrors.graphql.ts'
import { settlePayment } from '../settle/settlePayment.ts'

const { app, db, clock, provider, order, calm, deliver, booking, payments, alarms } = await testTill()
beforeEach(calm)

describe('before we have recorded the payment', () => {
  test('all of it: nothing is confirmed, nothing is refunded twice, and somebody is alarmed', async () => {
    const { orderId, bookingId, menteeId } = await order()
    const proof = await provider.pay(orderId)
    await provider.settleRefund(await provider.refundAsOperator(proof.paymentId))
    await expect(verifyBookingPayment(app, menteeId, proof)).rejects.toThrow(SlotLostError)
    expect(await booking(bookingId)).toMatchObject({ status: 'expired', paymentStatus: 'refunded' })
    expect(await payments(orderId)).toMatchObject([
      {
        status: 'refunded',
        refundedAmount: PRICE,
        refunds: [{ reason: 'refunded_at_provider', amount: PRICE, status: 'processed', nextTryAt: null }],
      },
    ])
    expect(await provider.refundsOf(proof.paymentId)).toHaveLength(1)
    expect(alarms()).toEqual(['the provider refunded what we did not ask for'])
    expect(await db.email.count({ where: { dedupeKey: { startsWith: 'booking:' } } })).toBe(0)
    await deliver()
    expect((await payments(orderId))[0]?.refunds).toHaveLength(1)
  })

  test('a part of it: the rest goes back too', async () => {
    const { orderId, bookingId } = await order()
    const { paymentId } = await provider.pay(orderId)
    await provider.settleRefund(await provider.refundAsOperator(paymentId, 30_000))
    clock.advance(2 * MINUTE_MS)
    await checkDueOrders(app)
    expect(await booking(bookingId)).toMatchObject({ status: 'expired', paymentStatus: 'refunded' })
    const [payment] = await payments(orderId)
    expect(payment).toMatchObject({
      status: 'captured',
      refundedAmount: PRICE,
      refunds: [
        { amount: 30_000, status: 'processed' },
        { amount: PRICE - 30_000, status: 'requested' },
      ],
    })
    await executeRefund(app, payment!.refunds[1]!.id)
    const back = await provider.refundsOf(paymentId)
    expect(back.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([30_000, PRICE - 30_000])
    await provider.settleRefund(back.find(({ amount }) => amount !== 30_000)!.id)
    await deliver()
    expect(await payments(orderId)).toMatchObject([
      { status: 'refunded', refunds: [{ status: 'processed' }, { status: 'processed' }] },
    ])
  })

  test('an authorisation that lapsed confirms nothing', async () => {
    const { orderId, bookingId } = await order()
    const { paymentId } = await provider.pay(orderId, { status: 'authorized' })
    await provider.lapse(paymentId)
    await settlePayment(app, orderId)
    expect((await booking(bookingId)).status).not.toBe('confirmed')
  })
})

describe('while the list of refunds does not name it yet', () => {
  const behind = { ...app, gateway: { ...app.gateway, fetchRefundsOf: async () => [] } }

  test('all of it: nothing is confirmed nor sent, and it is written down when it is named', async () => {
    const { orderId, bookingId } = await order()
    const { paymentId } = await provider.pay(orderId)
    await provider.settleRefund(await provider.refundAsOperator(paymentId))
    await settlePayment(behind, orderId)
    expect(await booking(bookingId)).toMatchObject({ status: 'expired', paymentStatus: 'refunded' })
    expect(await payments(orderId)).toMatchObject([{ status: 'captured', refunds: [] }])
    await settlePayment(app, orderId)
    expect(await payments(orderId)).toMatchObject([
      { status: 'refunded', refunds: [{ reason: 'refunded_at_provider', amount: PRICE }] },
    ])
  })

  test('a part of it: only the rest is asked back', async () => {
    const { orderId, bookingId } = await order()
    const { paymentId } = await provider.pay(orderId)
    await provider.settleRefund(await provider.refundAsOperator(paymentId, 30_000))
    await settlePayment(behind, orderId)
    expect(await booking(bookingId)).toMatchObject({ status: 'expired' })
    expect((await payments(orderId))[0]?.refunds).toMatchObject([{ amount: PRICE - 30_000 }])
    await settlePayment(app, orderId)
    expect(await payments(orderId)).toMatchObject([{ refundedAmount: PRICE }])
  })

  test('an authorisation that lapsed takes neither the order nor the hold', async () => {
    const { orderId, bookingId } = await order()
    const { paymentId } = await provider.pay(orderId, { status: 'authorized' })
    await provider.lapse(paymentId)
    expect(await settlePayment(behind, orderId)).toEqual({ outcome: 'open' })
    expect(await booking(bookingId)).toMatchObject({ status: 'pending' })
    await settlePayment(app, orderId)
    expect(await payments(orderId)).toMatchObject([{ refunds: [{ reason: 'refunded_at_provider' }] }])
    expect(await booking(bookingId)).toMatchObject({ status: 'pending' })
  })
})

describe('after it has confirmed a session', () => {
  async function paid() {
    const made = await order()
    const { paymentId } = await provider.pay(made.orderId)
    await deliver()
    expect(await booking(made.bookingId)).toMatchObject({ status: 'confirmed' })
    return { ...made, paymentId }
  }

  test('the operator gives all of it back: payment and booking say so, and somebody is alarmed', async () => {
    const { orderId, bookingId, paymentId } = await paid()
    const before = await moneyIssues(app)
    await provider.settleRefund(await provider.refundAsOperator(paymentId))
    await deliver()
    expect(await payments(orderId)).toMatchObject([
      { status: 'refunded', refundedAmount: PRICE, refunds: [{ reason: 'refunded_at_provider', status: 'processed' }] },
    ])
    expect(await booking(bookingId)).toMatchObject({ status: 'confirmed', paymentStatus: 'refunded' })
    expect(alarms()).toEqual(['the provider refunded what we did not ask for'])
    const { refund_at_provider: count } = await moneyIssues(app)
    expect(count - before.refund_at_provider).toBe(1)
  })

  test('the operator gives parts back: the payment stays captured until they add up', async () => {
    const { orderId, bookingId, paymentId } = await paid()
    await provider.settleRefund(await provider.refundAsOperator(paymentId, 20_000))
    await deliver()
    expect(await payments(orderId)).toMatchObject([{ status: 'captured', refundedAmount: 20_000 }])
    expect(await booking(bookingId)).toMatchObject({ paymentStatus: 'completed' })
    await provider.settleRefund(await provider.refundAsOperator(paymentId))
    await deliver()
    expect(await payments(orderId)).toMatchObject([{ status: 'refunded', refundedAmount: PRICE }])
    expect(await booking(bookingId)).toMatchObject({ paymentStatus: 'refunded' })
  })
})
