/** A payment counts from when it was paid, however late we hear of it. */
import { HOUR_MS } from '../../rules/time/durations.ts'
import { receiptNumber } from '../../rules/money/receipts.ts'
import { istInstant } from '../../rules/time/time.ts'
import { beforeEach, expect, test } from 'vitest'
import { readReceipt } from '../../receipts/receiptFacts.ts'
import { testTill } from '../../testing/till.ts'
import { paidAt } from './recordCapture.ts'
import { settlePayment } from './settlePayment.ts'

const { app, db, clock, provider, order, calm } = await testTill()
beforeEach(calm)

/** Somebody pays in time, and three hours later we hear of it. */
async function heardLate(instant: Date) {
  const made = await order()
  clock.set(instant)
  await provider.pay(made.orderId)
  clock.advance(3 * HOUR_MS)
  await settlePayment(app, made.orderId)
  const payment = await db.payment.findFirstOrThrow({
    where: { order: { providerOrderId: made.orderId } },
    include: { receipt: true },
  })
  return { ...payment, ...made }
}

test('what is heard of three hours later has both times', async () => {
  const at = istInstant('2026-11-21', '22:30')
  const { id, capturedAt, createdAt } = await heardLate(at)
  expect(capturedAt).toEqual(at)
  expect(createdAt).toEqual(new Date(at.getTime() + 3 * HOUR_MS))
  expect(await readReceipt(app, { id }, clock.now())).toMatchObject({
    paidOn: '21 Nov 2026, 10:30 pm IST',
    recordedOn: 'Recorded on 22 Nov 2026',
  })
})

test('paid on 31 March and heard of on 1 April: the receipt is of the old year, after its last one', async () => {
  const given = () => db.receipt.findMany({ where: { financialYear: 2026 }, orderBy: { serial: 'asc' } })
  const before = (await given()).length
  // It buys nothing so late, and has its receipt all the same.
  const { receipt } = await heardLate(istInstant('2027-03-31', '22:30'))
  expect(receiptNumber(receipt!)).toBe(`PL/2026-27/${String(before + 1).padStart(6, '0')}`)
  expect((await given()).map(({ serial }) => serial)).toEqual(
    Array.from({ length: before + 1 }, (_, place) => place + 1),
  )
})

test.each([
  ['the provider is ahead of us', '2026-11-21T05:00:01Z', '2026-11-21T05:00:00.000Z'],
  ['it says when', '2026-11-21T04:40:00Z', '2026-11-21T04:40:00.000Z'],
  ['it is behind us', '2026-11-21T04:29:59Z', '2026-11-21T04:30:00.000Z'],
])('%s: never in the future, never before its order', (_what, told, dated) => {
  const payment = { createdAt: Date.parse(told) / 1_000 } as Parameters<typeof paidAt>[1]
  const opened = { createdAt: new Date('2026-11-21T04:30:00Z') } as Parameters<typeof paidAt>[0]
  expect(paidAt(opened, payment, new Date('2026-11-21T05:00:00Z'))).toEqual(new Date(dated))
})
