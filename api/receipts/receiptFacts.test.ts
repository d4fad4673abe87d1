/** A receipt says the same of the money as every other page. */
import { expect, test } from 'vitest'
import type { DisputeStatus } from '../generated/prisma/client.ts'
import { settlePayment } from '../payments/settle/settlePayment.ts'
import { PRICE, testTill } from '../testing/till.ts'
import { readReceipt } from './receiptFacts.ts'

const { app, db, clock, provider, order, payments } = await testTill()

async function paid() {
  const { orderId } = await order()
  await provider.pay(orderId)
  await settlePayment(app, orderId)
  return (await payments(orderId))[0]!.id
}
const refund = (paymentId: number, data: object) =>
  db.refund.create({
    data: { paymentId, reason: 'no_show', amount: 20_000, idempotencyKey: `r${paymentId}`, nextTryAt: null, ...data },
  })

const lost = (paymentId: number, amountDeducted: number, status: DisputeStatus = 'lost') =>
  db.dispute.create({
    data: {
      paymentId,
      providerDisputeId: `disp_${paymentId}`,
      amount: PRICE,
      amountDeducted,
      status,
      phase: 'chargeback',
      raisedAt: clock.now(),
      updatedAt: clock.now(),
    },
  })

test('a refund that the team decided not to return is kept, and not listed', async () => {
  const id = await paid()
  await refund(id, { status: 'failed', notReturned: true, resolvedAt: clock.now() })
  expect(await readReceipt(app, { id }, clock.now())).toMatchObject({ refunds: [], kept: PRICE })
})

test('only a refund is said to go to the account that was paid from', async () => {
  const id = await paid()
  const receipt = async () => (await readReceipt(app, { id }, clock.now()))!
  expect((await receipt()).isToAccount).toBe(false)
  const elsewhere = { returnedElsewhere: true, returnedOn: new Date('2026-11-22'), resolvedAt: clock.now() }
  await refund(id, { status: 'failed', ...elsewhere })
  expect(await receipt()).toMatchObject({
    refunds: [{ said: 'Returned another way on 22 Nov 2026', amount: 20_000 }],
    isToAccount: false,
  })
  await refund(id, { status: 'processed', processedAt: clock.now(), idempotencyKey: `p${id}` })
  expect((await receipt()).isToAccount).toBe(true)
})

test('what the bank took after a dispute is not kept', async () => {
  const id = await paid()
  await refund(id, { status: 'processed', processedAt: clock.now() })
  await lost(id, PRICE)
  expect(await readReceipt(app, { id }, clock.now())).toMatchObject({
    refunds: [
      { said: 'Returned by the bank after a dispute', amount: PRICE - 20_000 },
      { said: 'Refunded on 21 Nov 2026', amount: 20_000 },
    ],
    kept: 0,
  })
})

test('what the bank only keeps while it decides is not called returned', async () => {
  const id = await paid()
  await lost(id, PRICE, 'under_review')
  const receipt = await readReceipt(app, { id }, clock.now())
  expect(receipt!.refunds).toEqual([{ said: 'With the bank while it decides on a dispute', amount: PRICE }])
})

test('a refund that was not sent is listed with what the bank has left of it', async () => {
  const all = await paid()
  await refund(all, { amount: PRICE })
  await lost(all, PRICE)
  expect(await readReceipt(app, { id: all }, clock.now())).toMatchObject({ refunds: [{ amount: PRICE }], kept: 0 })
  const part = await paid()
  await refund(part, { amount: PRICE })
  await lost(part, 30_000)
  expect(await readReceipt(app, { id: part }, clock.now())).toMatchObject({
    refunds: [{ amount: 30_000 }, { amount: PRICE - 30_000 }],
    kept: 0,
  })
})
