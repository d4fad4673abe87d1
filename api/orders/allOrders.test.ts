import { DAY_MS } from '../rules/time/durations.ts'
import { beforeEach, expect, test } from 'vitest'
import { changeMoney } from '../database/transaction.ts'
import { orderCsv } from './orders.csv.ts'
import { typed, type VariablesOf } from '../graphql/typed.ts'
import { removePerson } from '../accountClosing/removePerson.ts'
import { executeRefund } from '../payments/refunds/executeRefund.ts'
import { moneyIssues } from '../payments/needsPerson.ts'
import { requestRefund } from '../payments/refunds/requestRefund.ts'
import { settlePayment } from '../payments/settle/settlePayment.ts'
import { asAdmin } from '../testing/client.ts'
import { recordStatements } from '../testing/statements.ts'
import { PRICE, testTill } from '../testing/till.ts'

const { app, db, url, clock, provider, order, calm, deliver, payments } = await testTill()
beforeEach(calm)

const LIST = typed(`
  query ($first: Int, $search: String, $sort: OrderSort, $direction: SortDirection, $status: OrderStatus, $attention: Boolean, $from: Date, $to: Date) {
    allOrders(first: $first, search: $search, sort: $sort, direction: $direction, status: $status, attention: $attention, from: $from, to: $to) {
      total
      rows {
        databaseId kind whatFor payerName payerEmail amount status needsAttention attentionReason
        payments { amount refundable receiptNumber refunds { amount reasonText status needsAttention canRetry decisions } }
      }
    }
  }`)
const list = async (variables: VariablesOf<typeof LIST>) =>
  (await asAdmin(app).run(LIST, { first: 100, ...variables })).data.allOrders

async function paid() {
  const made = await order()
  const { paymentId: providerPaymentId } = await provider.pay(made.orderId)
  await settlePayment(app, made.orderId)
  const [payment] = await payments(made.orderId)
  const { email } = await db.mentee.findUniqueOrThrow({ where: { id: made.menteeId } })
  return { ...made, email, paymentId: payment!.id, number: payment!.orderId, providerPaymentId }
}

const refund = (paymentId: number, amount?: number) =>
  changeMoney(db, 'system', (tx) => requestRefund(tx, app, { paymentId, reason: 'late', ...(amount && { amount }) }))

test('an order is found by its payer and by every number of its own, and by no part of a number', async () => {
  const made = await paid()
  await executeRefund(app, await refund(made.paymentId, 20_000))
  const row = await db.paymentOrder.findUniqueOrThrow({
    where: { id: made.number },
    include: { payments: { include: { receipt: true, refunds: true } } },
  })
  const [payment] = row.payments
  const found = await list({ search: made.email.toUpperCase() })
  expect(found).toMatchObject({
    total: 1,
    rows: [
      {
        databaseId: made.number,
        kind: 'BOOKING',
        whatFor: expect.stringMatching(/^Session with /),
        payerEmail: made.email,
        amount: PRICE,
        status: 'PAID',
        needsAttention: false,
        attentionReason: null,
        payments: [
          {
            amount: PRICE,
            refundable: PRICE - 20_000,
            refunds: [{ amount: 20_000, reasonText: 'The mentor was late' }],
          },
        ],
      },
    ],
  })
  const number = found.rows[0]!.payments[0]!.receiptNumber!
  for (const search of [
    made.orderId,
    row.receipt,
    made.providerPaymentId,
    payment!.refunds[0]!.providerRefundId!,
    number,
    number.toLowerCase().replaceAll('/', '-'),
  ])
    expect([search, ...(await list({ search })).rows.map(({ databaseId }) => databaseId)]).toEqual([
      search,
      made.number,
    ])
  expect(await list({ search: made.providerPaymentId.slice(0, -1) })).toEqual({ total: 0, rows: [] })
  expect(await list({ search: '%' })).toEqual({ total: 0, rows: [] })
})

test('by day of India, state and amount', async () => {
  const made = await paid()
  // Half past eleven at night in India.
  await db.paymentOrder.update({ where: { id: made.number }, data: { createdAt: new Date('2026-11-20T18:00:00Z') } })
  const ids = async (from: string, to: string) => (await list({ from, to })).rows.map(({ databaseId }) => databaseId)
  expect(await ids('2026-11-20', '2026-11-20')).toEqual([made.number])
  expect(await ids('2026-11-21', '2026-11-30')).not.toContain(made.number)
  expect((await list({ status: 'CLOSED' })).rows).not.toContainEqual(
    expect.objectContaining({ databaseId: made.number }),
  )
  const amounts = (await list({ sort: 'AMOUNT', direction: 'ASC' })).rows.map(({ amount }) => amount)
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
})

test('what waits for a person is the same in the table, in its rows and in the metrics', async () => {
  const before = await moneyIssues(app)
  const refused = await paid()
  const refundId = await refund(refused.paymentId, 20_000)
  await executeRefund(app, refundId)
  const { providerRefundId } = await db.refund.findUniqueOrThrow({ where: { id: refundId } })
  await provider.settleRefund(providerRefundId!, 'failed')
  await deliver()
  const given = await paid()
  await provider.refundAsOperator(given.providerPaymentId, 30_000)
  await deliver()
  const tooSmall = await paid()
  await refund(tooSmall.paymentId, 50)
  const disputed = await paid()
  await provider.dispute(disputed.providerPaymentId)
  await deliver()
  const twice = await paid()
  const both = await refund(twice.paymentId, 40_000)
  await db.refund.update({
    where: { id: both },
    data: { status: 'processed', nextTryAt: null, returnedTwiceAt: clock.now() },
  })
  const open = await order()
  const late = await db.paymentOrder.update({
    where: { providerOrderId: open.orderId },
    data: { createdAt: new Date(clock.now().getTime() - 5 * DAY_MS), nextCheckAt: clock.now() },
  })
  const { rows, total } = await list({ attention: true })
  expect(total).toBe(rows.length)
  expect(Object.fromEntries(rows.map(({ databaseId, attentionReason }) => [databaseId, attentionReason]))).toEqual({
    [refused.number]: expect.stringMatching(/refused/),
    [given.number]: expect.stringMatching(/refunded at the provider/),
    [tooSmall.number]: 'A refund is less than the provider sends. Return the money another way, or decide to keep it.',
    [disputed.number]: expect.stringMatching(/bank disputes/),
    [twice.number]: expect.stringMatching(/paid twice/),
    [late.id]: expect.stringMatching(/does not say/),
  })
  expect((await list({ attention: false })).rows.every(({ needsAttention }) => !needsAttention)).toBe(true)
  const after = await moneyIssues(app)
  expect(after).toEqual({
    ...before,
    refund_refused: before.refund_refused + 1,
    refund_at_provider: before.refund_at_provider + 1,
    refund_returned_twice: before.refund_returned_twice + 1,
    dispute_waiting: before.dispute_waiting + 1,
    refund_stuck: before.refund_stuck + 1,
    order_unanswered: before.order_unanswered + 1,
  })
  const rights = rows.flatMap(({ payments: all }) => all.flatMap(({ refunds }) => refunds))
  expect(rights.map(({ amount, canRetry, decisions }) => [amount, canRetry, decisions])).toEqual(
    expect.arrayContaining([
      [20_000, true, ['RETURNED_ELSEWHERE', 'NOT_RETURNED']],
      // Nothing to ask of what it did by itself, nor of less than it refunds.
      [30_000, false, ['EXPLAINED']],
      [50, false, ['RETURNED_ELSEWHERE', 'NOT_RETURNED']],
    ]),
  )
})

test('of somebody who has left the money stays, without name and address', async () => {
  const made = await paid()
  await refund(made.paymentId)
  await db.refund.updateMany({ where: { paymentId: made.paymentId }, data: { status: 'processed', nextTryAt: null } })
  await db.booking.updateMany({
    where: { menteeId: made.menteeId },
    data: { status: 'cancelled', cancelledAt: clock.now(), cancelledBy: 'mentee' },
  })
  await removePerson(app, { type: 'mentee', id: made.menteeId })
  const { rows } = await list({ search: made.orderId })
  expect(rows).toMatchObject([{ databaseId: made.number, payerName: 'Former mentee', payerEmail: null }])
})

test('in the CSV, what was paid and refunded is what was captured: twice for an order paid twice, and no authorisation that lapsed', async () => {
  const { orderId } = await order()
  const first = await provider.pay(orderId, { status: 'authorized' })
  await provider.lapse(first.paymentId)
  await settlePayment(app, orderId)
  for (let times = 0; times < 2; times += 1) {
    await provider.pay(orderId, { twice: times > 0 })
    await settlePayment(app, orderId)
  }
  const [[cells = []] = []] = await Array.fromAsync(orderCsv.batches(app, { search: orderId, sort: null, filters: {} }))
  const sums = ['Amount (₹)', 'Paid (₹)', 'Refunded (₹)'].map((name) => cells[orderCsv.head.indexOf(name)])
  expect(sums).toEqual([PRICE, 2 * PRICE, PRICE].map((paise) => paise / 100))
})

test('a page of a hundred asks no more than a page of two', async () => {
  for (let made = 0; made < 6; made += 1) await paid()
  const recorded = recordStatements(url)
  const count = async (first: number) => {
    recorded.statements.length = 0
    await asAdmin({ ...app, db: recorded.db }).run(LIST, { first, attention: false })
    return recorded.statements.length
  }
  expect(await count(100)).toBe(await count(2))
})
