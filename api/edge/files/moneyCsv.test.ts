/** Payments and the audit log as files: what their pages find, all of it, each once. */
import { beforeEach, expect, test } from 'vitest'
import { settlePayment } from '../../payments/settle/settlePayment.ts'
import { decide } from '../../orders/refundActs.graphql.ts'
import { refundPayment } from '../../orders/refundPayment.graphql.ts'
import type { CsvCell } from '../../rules/text/csv.ts'
import { csvTables } from '../../features.ts'
import { csvQuery } from '../../graphql/csvTable.ts'
import { makeMentee } from '../../testing/factories.ts'
import { PRICE, testTill } from '../../testing/till.ts'

const { app, db, clock, provider, order, calm, payments } = await testTill()
beforeEach(calm)
const asha = { id: 3, username: 'asha' }

/** The rows that an address exports. */
async function rowsOf(name: string, address: Record<string, string> = {}): Promise<CsvCell[][]> {
  const rows: CsvCell[][] = []
  const table = csvTables.find((one) => one.name === name)!
  for await (const batch of table.batches(app, csvQuery(address))) rows.push(...batch.map((row) => [...row]))
  return rows
}

async function paid(name: string) {
  const { id: menteeId } = await makeMentee(db, { name })
  const made = await order({ menteeId })
  const { paymentId } = await provider.pay(made.orderId)
  await settlePayment(app, made.orderId)
  const [payment] = await payments(made.orderId)
  return { ...made, providerPaymentId: paymentId, paymentId: payment!.id, number: payment!.orderId }
}

test('payments: payer, sums in rupees and numbers, by what the page is narrowed to', async () => {
  const [kavya, ravi] = [await paid('Kavya Rao'), await paid('Ravi Das')]
  await refundPayment(app, asha, {
    paymentId: kavya.paymentId,
    amount: 20_050,
    expectedRefundable: PRICE,
    reason: 'The session was cut short.',
  })
  const [row] = await rowsOf('payments', { q: 'kavya rao' })
  expect(row).toEqual([
    kavya.number,
    '2026-11-21 10:00',
    expect.stringMatching(/^Session with /),
    'Kavya Rao',
    expect.stringContaining('@'),
    799,
    799,
    200.5,
    // Returned another way, taken by disputes, and held by banks.
    0,
    0,
    0,
    'paid',
    null,
    kavya.orderId,
    kavya.providerPaymentId,
    expect.stringMatching(/^PL\//),
  ])
  const numbers = async (address: Record<string, string>) => (await rowsOf('payments', address)).map(([id]) => id)
  expect(await numbers({ q: ravi.providerPaymentId })).toEqual([ravi.number])
  expect(await numbers({ status: 'CLOSED', kind: 'BOOKING' })).toEqual([])
  expect(await numbers({ from: '2026-11-22' })).toEqual([])
  expect(await numbers({ sort: '-created', status: 'PAID', attention: 'false' })).toEqual(
    expect.arrayContaining([kavya.number, ravi.number]),
  )
  await db.refund.updateMany({ data: { status: 'failed', nextTryAt: null } })
  expect(await numbers({ attention: 'true' })).toEqual([kavya.number])
  expect((await rowsOf('payments', { attention: 'true' }))[0]![12]).toMatch(/A refund was refused/)
})

test('payments: what was returned another way is a column of its own', async () => {
  const { paymentId } = await paid('Tara Bose')
  await refundPayment(app, asha, { paymentId, amount: 20_050, expectedRefundable: PRICE, reason: 'It was cut short.' })
  const { id: refundId } = await db.refund.findFirstOrThrow({ where: { paymentId } })
  await db.refund.update({ where: { id: refundId }, data: { status: 'failed', nextTryAt: null } })
  const note = 'Sent by bank transfer, reference 4711.'
  await decide(app, asha, { refundId, kind: 'returned_elsewhere', note, returnedOn: '2026-11-21' })
  const [row] = await rowsOf('payments', { q: 'tara bose' })
  // Paid, refunded, returned another way, taken by disputes, held by banks.
  expect(row!.slice(6, 11)).toEqual([799, 0, 200.5, 0, 0])
})

test('the audit log: by person, payment, action and day, with what changed in words', async () => {
  const { menteeId, providerPaymentId, paymentId } = await paid('Meera Nair')
  const reason = '=cmd|calc, as she asked.'
  await refundPayment(app, asha, { paymentId, amount: PRICE, expectedRefundable: PRICE, reason })
  const [entry] = await rowsOf('audit', { payment: providerPaymentId, action: 'payment.refunded' })
  expect(entry).toEqual([
    '2026-11-21 10:00',
    'asha',
    'administrator:3',
    expect.stringMatching(/refund/i),
    'payment.refunded',
    reason,
    expect.stringContaining(`Meera Nair (mentee:${menteeId})`),
    'Refundable: ₹799 to ₹0; Refund: nothing to ₹799',
  ])
  const ofHer = await rowsOf('audit', { person: `mentee:${menteeId}` })
  expect(ofHer.map(([, , actor]) => actor)).toContain(`mentee:${menteeId}`)
  expect(await rowsOf('audit', { person: `mentee:${menteeId}`, day: '2026-11-22' })).toEqual([])
  expect((await rowsOf('audit', { actor: 'asha' })).every(([, , actor]) => actor === 'administrator:3')).toBe(true)
})

test('a log of more entries than are read at a time, many of one moment, is all there, each once', async () => {
  await db.auditEntry.createMany({
    data: Array.from({ length: 1203 }, (_, place) => ({
      at: new Date(clock.now().getTime() + Math.floor(place / 200)),
      actor: 'administrator:3',
      actorName: 'asha',
      action: 'table.exported',
      subjects: [`mentee:${place + 1}`],
    })),
  })
  const rows = await rowsOf('audit', { actor: 'asha', action: 'table.exported' })
  expect(rows.map((row) => /mentee:(\d+)/.exec(String(row[6]))?.[1])).toEqual(
    Array.from({ length: 1203 }, (_, place) => String(1203 - place)),
  )
})
