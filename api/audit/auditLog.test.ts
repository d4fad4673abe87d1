/** The log as it is read: both sources in one order, searched by person, payment, day and words. */
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { typed, type VariablesOf } from '../graphql/typed.ts'
import { removePerson } from '../accountClosing/removePerson.ts'
import { settlePayment } from '../payments/settle/settlePayment.ts'
import { asAdmin } from '../testing/client.ts'
import { testTill } from '../testing/till.ts'
import { record, type Act } from './record.ts'

const { app, db, clock, provider, order, calm, payments } = await testTill()
beforeEach(calm)

const LOG = typed(`
  query ($first: Int, $page: Int, $action: String, $actor: String, $person: String, $payment: String, $day: Date, $from: Date, $to: Date, $search: String) {
    auditLog(first: $first, page: $page, action: $action, actor: $actor, person: $person, payment: $payment, day: $day, from: $from, to: $to, search: $search) {
      total
      rows { id at source actor actorName action actionText reason subjects { kind id label path } changes { field before after } }
    }
  }`)
const log = async (variables: VariablesOf<typeof LOG> = {}) =>
  (await asAdmin(app).run(LOG, { first: 100, ...variables })).data.auditLog
const asha = { id: 3, username: 'asha' }
const act = (given: Act, by = asha) => inTransaction(db, (tx) => record(tx, app, by, given))

async function paid() {
  const made = await order()
  const { paymentId: providerPaymentId } = await provider.pay(made.orderId)
  await settlePayment(app, made.orderId)
  const [payment] = await payments(made.orderId)
  return { ...made, payment: payment!, providerPaymentId }
}

test('what administrators do and what becomes of money stand in one log, the newest first, page by page', async () => {
  const made = await paid()
  await act({
    action: 'mentor.status',
    subjects: [`mentor:${made.mentorId}`],
    before: { status: 'pending review' },
    after: { status: 'accepted' },
  })
  const { rows, total } = await log()
  expect(total).toBe(rows.length)
  expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(['ADMINISTRATION', 'MONEY']))
  expect(rows.map(({ at }) => at)).toEqual(
    rows
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const pages = [await log({ first: 3, page: 1 }), await log({ first: 3, page: 2 })]
  expect(pages.flatMap((page) => page.rows)).toEqual(rows.slice(0, 6))
  expect(await log({ page: 99 })).toEqual({ total, rows: [] })
})

test('money is told in rupees and words, by whom, and with what it is about', async () => {
  const { payment, orderId } = await paid()
  const { rows } = await log({ payment: orderId })
  const received = rows.find(({ actionText }) => actionText === 'Payment received')
  expect(received).toMatchObject({
    source: 'MONEY',
    actor: 'system',
    actorName: 'Plumbline',
    action: 'money.payment',
    changes: expect.arrayContaining([{ field: 'Amount', before: null, after: '₹799' }]),
    subjects: [
      { kind: 'order', id: String(payment.orderId), path: `/admin/payments?order=${payment.orderId}` },
      { kind: 'payment', id: String(payment.id), label: expect.stringMatching(/^PL\/2026-27\/\d{6}$/) },
    ],
  })
  expect(rows.find(({ actionText }) => actionText === 'Order paid')?.changes).toEqual([
    { field: 'Status', before: 'created', after: 'paid' },
  ])
})

test('a dispute is told as one, in rupees and IST', async () => {
  const { payment, orderId } = await paid()
  const { id } = await db.dispute.create({
    data: {
      paymentId: payment.id,
      providerDisputeId: `disp_${payment.id}`,
      amount: 79_900,
      status: 'open',
      phase: 'chargeback',
      respondBy: new Date('2026-12-04T18:33:34Z'),
      raisedAt: clock.now(),
      updatedAt: clock.now(),
    },
  })
  const change = (data: object) => db.dispute.update({ where: { id }, data: { ...data, updatedAt: clock.now() } })
  await change({ phase: 'arbitration' })
  await change({ status: 'lost', amountDeducted: 79_900 })
  const told = (await log({ payment: orderId })).rows.filter(({ actionText }) => actionText.startsWith('Dispute'))
  expect(told.map(({ actionText }) => actionText)).toEqual(['Dispute lost', 'Dispute changed', 'Dispute raised'])
  expect(told[0]?.changes).toContainEqual({ field: 'Amount deducted', before: '₹0', after: '₹799' })
  expect(told[2]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'Dispute amount', before: null, after: '₹799' },
      { field: 'Respond by', before: null, after: '5 Dec 2026, 12:03 am IST' },
    ]),
  )
})

test('of a person all that concerns them, their money too, by number or address; and nothing of anybody else', async () => {
  const [made, other] = [await paid(), await paid()]
  await act({ action: 'member.sessions', subjects: [`mentee:${made.menteeId}`] })
  await act({ action: 'member.sessions', subjects: [`mentee:${other.menteeId}`] })
  const { email } = await db.mentee.findUniqueOrThrow({ where: { id: made.menteeId } })
  const found = await log({ person: `mentee:${made.menteeId}` })
  expect(await log({ person: ` ${email.toUpperCase()}` })).toEqual(found)
  const named = found.rows.flatMap(({ subjects }) =>
    subjects.filter(({ kind }) => kind === 'order' || kind === 'mentee'),
  )
  expect(new Set(named.map(({ kind, id }) => `${kind}:${id}`))).toEqual(
    new Set([`order:${made.payment.orderId}`, `mentee:${made.menteeId}`]),
  )
  const ofMentor = await log({ person: `mentor:${made.mentorId}` })
  expect(ofMentor.rows.length).toBeGreaterThan(0)
  expect(ofMentor.rows.every(({ source }) => source === 'MONEY')).toBe(true)
  for (const person of ['nobody@test.example', 'mentee:999999', 'mentee:1; DROP TABLE mentees', '%'])
    expect({ person, ...(await log({ person })) }).toEqual({ person, total: 0, rows: [] })
})

test('of somebody who has left it is still found, under no name', async () => {
  const made = await paid()
  const { name } = await db.mentee.findUniqueOrThrow({ where: { id: made.menteeId } })
  const subjects = [`mentee:${made.menteeId}`, `order:${made.payment.orderId}`] as const
  await act({ action: 'order.checked', subjects })
  await db.booking.updateMany({
    where: { menteeId: made.menteeId },
    data: { status: 'cancelled', cancelledAt: clock.now(), cancelledBy: 'mentee' },
  })
  await removePerson(app, { type: 'mentee', id: made.menteeId })
  const { rows } = await log({ person: `mentee:${made.menteeId}` })
  expect(rows.find(({ action }) => action === 'order.checked')?.subjects[0]).toMatchObject({ label: 'Former mentee' })
  // What they did themselves is money of theirs still.
  expect(
    rows.some(({ actor, actorName }) => actor === `mentee:${made.menteeId}` && actorName === 'Former mentee'),
  ).toBe(true)
  expect(JSON.stringify(rows)).not.toContain(name)
})

test('of a payment everything by our number, the receipt and each number of the provider', async () => {
  const { payment, providerPaymentId, orderId } = await paid()
  await paid()
  await act({
    action: 'payment.refunded',
    subjects: [`payment:${payment.id}`, `order:${payment.orderId}`],
    reason: 'As agreed.',
  })
  const found = await log({ payment: String(payment.id) })
  expect(found.rows[0] && found.rows.some(({ action }) => action === 'payment.refunded')).toBe(true)
  expect(
    found.rows.every(({ subjects }) =>
      subjects.some(({ kind, id }) => kind === 'order' && id === String(payment.orderId)),
    ),
  ).toBe(true)
  const receipt = await db.receipt.findUniqueOrThrow({ where: { paymentId: payment.id } })
  for (const number of [
    providerPaymentId,
    orderId,
    `PL/${receipt.financialYear}-27/${String(receipt.serial).padStart(6, '0')}`,
  ])
    expect({ number, ...(await log({ payment: number })) }).toEqual({ number, ...found })
  expect(await log({ payment: 'pay_of_nobody' })).toEqual({ total: 0, rows: [] })
})

test('by day of India, action, who and words', async () => {
  const day = '2026-11-24'
  const at = async (time: string, note: string) => {
    clock.set(time)
    await act({ action: 'report.resolved', subjects: ['report:5'], reason: note })
  }
  await at('2026-11-23T18:29:59Z', 'the evening before')
  await at('2026-11-23T18:30:00Z', 'the first moment, 100% done')
  await at('2026-11-24T18:29:59Z', 'the last moment')
  await at('2026-11-24T18:30:00Z', 'the morning after')
  const reasons = async (variables: VariablesOf<typeof LOG>) =>
    (await log({ action: 'report.resolved', ...variables })).rows.map(({ reason }) => reason)
  expect(await reasons({ day })).toEqual(['the last moment', 'the first moment, 100% done'])
  expect(await reasons({ from: day })).toEqual(['the morning after', 'the last moment', 'the first moment, 100% done'])
  expect(await reasons({ to: day, search: '0% D' })).toEqual(['the first moment, 100% done'])
  expect(await reasons({ search: 'resolved a rep' })).toHaveLength(4)
  await act({ action: 'report.resolved', subjects: ['report:6'], reason: 'by another' }, { id: 4, username: 'Binu' })
  expect(await reasons({ actor: 'binu' })).toEqual(['by another'])
  expect(await reasons({ actor: 'administrator:4' })).toEqual(['by another'])
  expect(await reasons({ actor: 'nobody' })).toEqual([])
  // In any form and without accents, as people are found in the other tables.
  await act(
    { action: 'report.resolved', subjects: ['report:7'], reason: 'Zoe\u0308 asked' },
    { id: 5, username: 'Andre\u0301' },
  )
  for (const search of ['zoe asked', 'Zo\u00eb', 'andr\u00e9', 'ANDRE'])
    expect(await reasons({ search })).toEqual(['Zoe\u0308 asked'])
  expect(await reasons({ actor: 'andre' })).toEqual(['Zoe\u0308 asked'])
  for (const action of ['no.such', '__proto__', 'constructor'])
    expect(await log({ action })).toEqual({ total: 0, rows: [] })
  expect((await log({ action: 'money.refund' })).rows.every(({ action }) => action === 'money.refund')).toBe(true)
})
