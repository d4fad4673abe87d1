/** Every captured payment has one number, and no year misses one. */
import { beforeEach, expect, test } from 'vitest'
import { changeMoney } from '../database/transaction.ts'
import { recordCapture } from '../payments/settle/recordCapture.ts'
import { settlePayment } from '../payments/settle/settlePayment.ts'
import { receiptNumber } from '../rules/money/receipts.ts'
import { istInstant } from '../rules/time/time.ts'
import { testTill } from '../testing/till.ts'
import { makeMentee } from '../testing/factories.ts'

const till = await testTill()
const { app, db, clock, provider, order, calm, deliver } = till
beforeEach(calm)

const numberOf = async (providerOrderId: string) => {
  const receipt = await db.receipt.findFirst({ where: { payment: { order: { providerOrderId } } } })
  return receipt && receiptNumber(receipt)
}
const serials = async (financialYear = 2026) => {
  const rows = await db.receipt.findMany({ where: { financialYear }, orderBy: { serial: 'asc' } })
  return rows.map(({ serial }) => serial)
}
const last = async (financialYear = 2026) =>
  (await db.receiptCounter.findUnique({ where: { financialYear } }))?.last ?? 0

/** The numbers of a year are one to its last. */
async function expectNoGap(financialYear = 2026) {
  const given = await serials(financialYear)
  expect(given).toEqual(given.map((_, index) => index + 1))
  expect(await last(financialYear)).toBe(given.length)
}

test('payments that are settled at once get numbers of their own', async () => {
  const orders = []
  for (let count = 0; count < 8; count += 1) orders.push(await order())
  for (const { orderId } of orders) await provider.pay(orderId)
  const before = await last()
  await Promise.all(orders.map(({ orderId }) => settlePayment(app, orderId)))
  expect(await last()).toBe(before + 8)
  expect(new Set(await Promise.all(orders.map(({ orderId }) => numberOf(orderId)))).size).toBe(8)
  await expectNoGap()
})

test('of two who pay for one time, both have a receipt: one of what is refunded', async () => {
  const first = await order()
  await db.booking.update({ where: { id: first.bookingId }, data: { status: 'expired', holdExpiresAt: null } })
  const second = await order({ mentorId: first.mentorId })
  for (const { orderId } of [first, second]) await provider.pay(orderId)
  await Promise.all([first, second].map(({ orderId }) => settlePayment(app, orderId)))
  expect(await numberOf(first.orderId)).not.toBeNull()
  expect(await numberOf(second.orderId)).not.toBeNull()
  await expectNoGap()
})

test('verified, and told by the webhook twice: the number stays the first', async () => {
  const { orderId } = await order()
  await provider.pay(orderId)
  const webhooks = await provider.webhooks()
  await Promise.all([settlePayment(app, orderId), settlePayment(app, orderId)])
  const given = await numberOf(orderId)
  expect(given).toMatch(/^PL\/2026-27\/\d{6}$/)
  await deliver()
  expect(webhooks.length).toBeGreaterThan(0)
  await settlePayment(app, orderId)
  expect(await numberOf(orderId)).toBe(given)
  await expectNoGap()
})

test('what is rolled back takes no number, not even while another is settled', async () => {
  const [lost, kept] = [await order(), await order()]
  for (const { orderId } of [lost, kept]) await provider.pay(orderId)
  const [payment] = await app.gateway.fetchOrderPayments(lost.orderId)
  const row = await till.orderRow(lost.orderId)
  const before = await last()
  const failing = changeMoney(db, 'provider', async (tx) => {
    await recordCapture(tx, app, row.id, { payment: payment!, refunds: [] }, null)
    // Numbers are given when the transaction commits: this waits for nobody.
    await settlePayment(app, kept.orderId)
    throw new Error('killed')
  })
  await expect(failing).rejects.toThrow('killed')
  expect(await last()).toBe(before + 1)
  await settlePayment(app, lost.orderId)
  expect(await last()).toBe(before + 2)
  await expectNoGap()
})

test('the year ends at midnight of 31 March in IST', async () => {
  const [late, early] = [await order(), await order()]
  clock.set(istInstant('2027-03-31', '23:59'))
  await provider.pay(late.orderId)
  await settlePayment(app, late.orderId)
  clock.set(istInstant('2027-04-01', '00:00'))
  await provider.pay(early.orderId)
  await settlePayment(app, early.orderId)
  expect(await numberOf(late.orderId)).toMatch(/^PL\/2026-27\//)
  expect(await numberOf(early.orderId)).toBe('PL/2027-28/000001')
  await expectNoGap(2027)
})

test('an authorisation that lapsed was never ours: no receipt', async () => {
  const { orderId } = await order()
  const { paymentId } = await provider.pay(orderId, { status: 'authorized' })
  await provider.lapse(paymentId)
  await settlePayment(app, orderId)
  const [payment] = await till.payments(orderId)
  expect(payment).toMatchObject({ providerPaymentId: paymentId, capturedAt: null })
  expect(await numberOf(orderId)).toBeNull()
})

test('a number is never changed nor taken away', async () => {
  const { orderId } = await order({ menteeId: (await makeMentee(db)).id })
  await provider.pay(orderId)
  await settlePayment(app, orderId)
  await expect(db.receipt.updateMany({ data: { serial: 1_000 } })).rejects.toThrow('receipts are never changed')
  await expect(db.receipt.deleteMany()).rejects.toThrow('receipts are never changed')
})
