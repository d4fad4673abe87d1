/** Whatever changes where money stands leaves a row that nobody can change. */
import { beforeEach, describe, expect, test } from 'vitest'
import { changeMoney } from '../database/transaction.ts'
import { verifyBookingPayment } from '../bookings/checkout/bookingOrder.graphql.ts'
import { PRICE, testTill } from '../testing/till.ts'
import { executeRefund } from './refunds/executeRefund.ts'
import { requestRefund } from './refunds/requestRefund.ts'

const { app, db, provider, order, calm, deliver, orderRow, payments } = await testTill()
beforeEach(calm)

async function journal(providerOrderId: string) {
  const { id: orderId } = await orderRow(providerOrderId)
  const rows = await db.paymentJournalEntry.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
  return rows.map(({ actor, paymentId, refundId, before, after }) => {
    const subject = refundId ? 'refund' : paymentId ? 'payment' : 'order'
    return { actor, subject, before, after }
  })
}

test('who ordered, paid and gave back is told from the first row to the last', async () => {
  const { orderId, menteeId } = await order()
  await verifyBookingPayment(app, menteeId, await provider.pay(orderId))
  const [payment] = await payments(orderId)
  const refundId = await changeMoney(db, 'administrator:7', (tx) =>
    requestRefund(tx, app, { paymentId: payment!.id, reason: 'cancelled_by_administrator' }),
  )
  await executeRefund(app, refundId)
  const { providerRefundId } = await db.refund.findUniqueOrThrow({ where: { id: refundId } })
  await provider.settleRefund(providerRefundId!)
  await deliver()
  const me = `mentee:${menteeId}`
  const reason = 'cancelled_by_administrator'
  expect(await journal(orderId)).toEqual([
    {
      actor: me,
      subject: 'order',
      before: null,
      after: { status: 'created', amount: PRICE, provider_order_id: null },
    },
    { actor: me, subject: 'order', before: { provider_order_id: null }, after: { provider_order_id: orderId } },
    {
      actor: me,
      subject: 'payment',
      before: null,
      after: { status: 'captured', amount: PRICE, refunded_amount: 0 },
    },
    { actor: me, subject: 'order', before: { status: 'created' }, after: { status: 'paid' } },
    {
      actor: 'administrator:7',
      subject: 'refund',
      before: null,
      after: {
        status: 'requested',
        amount: PRICE,
        reason,
        provider_refund_id: null,
        resolved_at: null,
        returned_on: null,
        returned_twice_at: null,
      },
    },
    {
      actor: 'administrator:7',
      subject: 'payment',
      before: { refunded_amount: 0 },
      after: { refunded_amount: PRICE },
    },
    {
      actor: 'system',
      subject: 'refund',
      before: { status: 'requested', provider_refund_id: null },
      after: { status: 'pending', provider_refund_id: providerRefundId },
    },
    { actor: 'provider', subject: 'refund', before: { status: 'pending' }, after: { status: 'processed' } },
    { actor: 'provider', subject: 'payment', before: { status: 'captured' }, after: { status: 'refunded' } },
  ])
})

test('a hand on the database is written down as unknown', async () => {
  const { orderId } = await order()
  await db.$executeRaw`UPDATE payment_orders SET status = 'closed' WHERE provider_order_id = ${orderId}`
  expect((await journal(orderId)).at(-1)).toEqual({
    actor: 'unknown',
    subject: 'order',
    before: { status: 'created' },
    after: { status: 'closed' },
  })
})

test('what leaves the money where it stands is not written', async () => {
  const { orderId } = await order()
  const before = await journal(orderId)
  await db.$executeRaw`UPDATE payment_orders SET checks = checks + 1 WHERE provider_order_id = ${orderId}`
  expect(await journal(orderId)).toEqual(before)
})

describe('the database refuses', () => {
  test.each([
    ['to change a row', 'UPDATE payment_journal SET actor = actor'],
    ['to drop a row', 'DELETE FROM payment_journal WHERE id = 1'],
    ['to empty it', 'TRUNCATE payment_journal'],
    ['somebody that it does not know', `INSERT INTO payment_journal (actor) VALUES ('Asha Rao')`],
  ])('%s', async (_what, sql) => {
    await expect(db.$executeRawUnsafe(sql)).rejects.toThrow(/append-only|payment_journal_actor/)
  })
})
