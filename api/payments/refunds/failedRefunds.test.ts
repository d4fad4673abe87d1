/** Money whose refund did not go through is still ours, is known to be, and can be given back again. */
import { keepUnpaidBooking } from '../../bookings/admin/adminDecisions.ts'
import { DAY_MS } from '../../rules/time/durations.ts'
import { paymentPersonalData } from '../payments.personalData.ts'
import { earningsByMonth } from '../../dashboards/earnings.graphql.ts'
import { istDate, istInstant } from '../../rules/time/time.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction, changeMoney } from '../../database/transaction.ts'
import { goneOf, moneyPlaces, owed } from '../moneyPlaces.ts'
import { REFUND_STATE, refundState, returnedAt } from './toldMoney.ts'
import { runDueJobs, taskHandlers } from '../../testing/jobs.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { moneyIssues, refundIssue } from '../needsPerson.ts'
import { takeOverRefunds } from './reconcileRefunds.ts'
import { executeRefund } from './executeRefund.ts'
import { requestRefund } from './requestRefund.ts'
import type { DecisionOnRefund } from './announceRefundDecision.ts'
import { decideRefund, reopenRefund, retryRefund } from './decideRefund.ts'
import { settlePayment } from '../settle/settlePayment.ts'

const { app, db, clock, provider, order, calm, deliver, payments } = await testTill()
beforeEach(calm)

const ask = (paymentId: number, amount?: number) =>
  changeMoney(db, 'system', (tx) => requestRefund(tx, app, { paymentId, reason: 'no_show', ...(amount && { amount }) }))
const SEEN = { currency: 'INR', notes: {}, createdAt: 1_795_000_000 }
const NOTE = 'By bank transfer, reference 4711.'
const decide = (refundId: number, kind: DecisionOnRefund['kind'] = 'returned_elsewhere') =>
  changeMoney(db, 'administrator:1', (tx) =>
    decideRefund(tx, app, refundId, {
      kind,
      note: NOTE,
      returnedOn: kind === 'returned_elsewhere' ? istDate(clock.now()) : null,
    }),
  )
const row = (id: number) => db.refund.findUniqueOrThrow({ where: { id }, include: { payment: REFUND_STATE.payment } })
const isOpen = async (menteeId: number) =>
  (await inTransaction(db, (tx) => paymentPersonalData.blockers!(tx, { type: 'mentee', id: menteeId }, clock.now())))
    .length > 0

async function paid() {
  const made = await order()
  const { paymentId: providerPaymentId } = await provider.pay(made.orderId)
  await settlePayment(app, made.orderId)
  const [payment] = await payments(made.orderId)
  return { ...made, id: payment!.id, providerPaymentId }
}

/** A refund that the bank has sent back. */
async function failed(amount?: number) {
  const made = await paid()
  const refundId = await ask(made.id, amount)
  await executeRefund(app, refundId)
  await provider.settleRefund((await row(refundId)).providerRefundId!, 'failed')
  await deliver()
  expect(await row(refundId)).toMatchObject({ status: 'failed', resolvedAt: null })
  expect(await payments(made.orderId)).toMatchObject([{ status: 'captured', refundedAmount: 0 }])
  return { ...made, refundId }
}

describe('a refund that failed', () => {
  test('is over once the operator has made it in the dashboard: nothing waits, the account can be closed', async () => {
    const before = await moneyIssues(app)
    const { orderId, menteeId, refundId, providerPaymentId } = await failed()
    expect((await moneyIssues(app)).refund_refused).toBe(before.refund_refused + 1)
    expect(await isOpen(menteeId)).toBe(true)
    const again = await provider.refundAsOperator(providerPaymentId)
    await deliver()
    await provider.settleRefund(again)
    await deliver()
    expect(await payments(orderId)).toMatchObject([{ status: 'refunded', refundedAmount: PRICE }])
    expect(await row(refundId)).toMatchObject({ status: 'failed', resolvedAt: clock.now() })
    expect((await moneyIssues(app)).refund_refused).toBe(before.refund_refused)
    expect(await isOpen(menteeId)).toBe(false)
  })

  test('is owed less by what the operator gives back of it', async () => {
    const { refundId, providerPaymentId } = await failed()
    await provider.refundAsOperator(providerPaymentId, 30_000)
    await deliver()
    expect(await row(refundId)).toMatchObject({ status: 'failed', amount: PRICE - 30_000, resolvedAt: null })
  })

  test('can be asked for again, which closes it', async () => {
    const { id, refundId } = await failed()
    const again = await ask(id)
    expect(again).toBeGreaterThan(refundId)
    expect((await row(refundId)).resolvedAt).toEqual(clock.now())
  })

  test('is tried again by an administrator under a new key, once, and the payer hears nothing new', async () => {
    const { orderId, menteeId, refundId } = await failed(20_000)
    const { id: again } = await changeMoney(db, 'administrator:1', (tx) => retryRefund(tx, app, refundId))
    await expect(changeMoney(db, 'administrator:1', (tx) => retryRefund(tx, app, refundId))).rejects.toThrow(
      'no longer needs attention',
    )
    const { idempotencyKey: old } = await row(refundId)
    expect((await row(again)).idempotencyKey).not.toBe(old)
    await runDueJobs(app, taskHandlers(app))
    await provider.settleRefund((await row(again)).providerRefundId!)
    await deliver()
    expect(await row(again)).toMatchObject({ status: 'processed', amount: 20_000, reason: 'no_show' })
    expect(await payments(orderId)).toMatchObject([{ status: 'captured', refundedAmount: 20_000 }])
    expect(await db.notification.count({ where: { type: 'payment', userId: menteeId, userType: 'mentee' } })).toBe(1)
    const entry = await db.paymentJournalEntry.findFirst({ where: { refundId: again }, orderBy: { id: 'asc' } })
    expect(entry?.actor).toBe('administrator:1')
  })

  test('is owed less once the payment has less left: both together are never more than was paid', async () => {
    const { id, orderId, refundId, mentorId } = await failed()
    await ask(id, 40_000)
    expect(await row(refundId)).toMatchObject({ amount: PRICE - 40_000, status: 'failed', resolvedAt: null })
    await decide(refundId)
    const [payment] = await payments(orderId)
    expect(goneOf(payment!)).toBe(PRICE)
    expect(owed(payment!)).toBe(0)
    expect(await earningsByMonth(app, mentorId)).toMatchObject([
      { mentorEarning: 0, payments: [{ refundedAmount: PRICE }] },
    ])
  })

  test('stays as it is while the payment has enough left for both', async () => {
    const { id, refundId } = await failed(50_000)
    await ask(id, 10_000)
    expect(await row(refundId)).toMatchObject({ amount: 50_000, resolvedAt: null })
  })

  test('is over when a person says so', async () => {
    const { menteeId, refundId } = await failed()
    await decide(refundId)
    expect(await isOpen(menteeId)).toBe(false)
  })
})

describe('what a person has seen to', () => {
  test('waits again when the refund of an operator fails after all', async () => {
    const before = await moneyIssues(app)
    const { orderId, providerPaymentId } = await paid()
    const theirs = await provider.refundAsOperator(providerPaymentId)
    await deliver()
    const refundId = (await payments(orderId))[0]!.refunds[0]!.id
    await decide(refundId, 'explained')
    await provider.settleRefund(theirs, 'failed')
    await deliver()
    expect(await row(refundId)).toMatchObject({ status: 'failed', resolvedAt: null })
    expect((await moneyIssues(app)).refund_refused).toBe(before.refund_refused + 1)
  })

  test('waits again when the refund of an operator does not get on', async () => {
    const { orderId, providerPaymentId } = await paid()
    await provider.refundAsOperator(providerPaymentId)
    await deliver()
    const refundId = (await payments(orderId))[0]!.refunds[0]!.id
    await decide(refundId, 'explained')
    clock.advance(15 * DAY_MS)
    await executeRefund(app, refundId)
    expect(await row(refundId)).toMatchObject({ status: 'pending', nextTryAt: null, resolvedAt: null })
  })

  test('is not paid again with the rest', async () => {
    const { id, refundId } = await failed(20_000)
    await decide(refundId)
    expect(await row(await ask(id))).toMatchObject({ amount: PRICE - 20_000 })
  })

  test('is returned some other way when it was stuck, once, whatever the provider gives back then', async () => {
    const { id, orderId, providerPaymentId } = await paid()
    const refundId = await ask(id)
    await db.refund.update({ where: { id: refundId }, data: { nextTryAt: null, lastError: 'stuck' } })
    await decide(refundId)
    expect(refundState(await row(refundId))).toBe('returned_otherwise')
    expect(returnedAt(await row(refundId))).toEqual(istInstant(istDate(clock.now()), '00:00'))
    await provider.refundAsOperator(providerPaymentId)
    await deliver()
    expect(goneOf((await payments(orderId))[0]!)).toBe(PRICE)
  })

  test('is explained, not returned, when the provider gave it back', async () => {
    const { orderId, providerPaymentId } = await paid()
    await provider.refundAsOperator(providerPaymentId)
    await deliver()
    const refundId = (await payments(orderId))[0]!.refunds[0]!.id
    await decide(refundId, 'explained')
    expect(refundState(await row(refundId))).toBe('on_its_way')
  })

  test('is not sent because an operator gave back a part of it', async () => {
    const { id, providerPaymentId } = await paid()
    const refundId = await ask(id)
    await db.refund.update({ where: { id: refundId }, data: { nextTryAt: null, lastError: 'stuck' } })
    await decide(refundId)
    await provider.refundAsOperator(providerPaymentId, 20_000)
    await deliver()
    await runDueJobs(app, taskHandlers(app))
    expect(await row(refundId)).toMatchObject({ amount: PRICE - 20_000, status: 'requested', nextTryAt: null })
    expect(await provider.refundsOf(providerPaymentId)).toHaveLength(1)
  })
})

describe('a decision', () => {
  const told = (menteeId: number) =>
    db.notification.findMany({ where: { userId: menteeId, userType: 'mentee' }, orderBy: { id: 'asc' } })

  test('that it was returned another way tells its payer how and when, and is taken back', async () => {
    const { id, menteeId, refundId } = await failed(20_000)
    await decide(refundId)
    expect((await told(menteeId)).at(-1)).toMatchObject({
      title: '₹200 was returned to you another way',
      message: expect.stringContaining(`How: ${NOTE}`),
    })
    await changeMoney(db, 'administrator:1', (tx) => reopenRefund(tx, app, refundId))
    expect(await row(refundId)).toMatchObject({ resolvedAt: null, returnedElsewhere: false, returnedOn: null })
    expect((await told(menteeId)).at(-1)?.title).toBe('We are looking into your refund of ₹200 again')
    expect(await row(await ask(id))).toMatchObject({ amount: PRICE })
  })

  test('that it is not to be returned says so, keeps the booking paid for, and leaves the way back open', async () => {
    const { id, orderId, menteeId, bookingId, refundId } = await failed()
    expect(await db.booking.findUnique({ where: { id: bookingId } })).toMatchObject({ paymentStatus: 'refunded' })
    const kept = keepUnpaidBooking(app, { id: 1, username: 'admin' }, { bookingId, reason: NOTE })
    await expect(kept).rejects.toThrow('Its payment is not returned yet')
    await decide(refundId, 'not_returned')
    expect(await row(refundId)).toMatchObject({ status: 'failed', notReturned: true, returnedElsewhere: false })
    expect(refundState(await row(refundId))).toBe('not_returned')
    expect((await told(menteeId)).at(-1)).toMatchObject({
      title: '₹799 will not be refunded',
      message: expect.stringContaining(`Reason: ${NOTE}`),
    })
    expect(await db.booking.findUnique({ where: { id: bookingId } })).toMatchObject({ paymentStatus: 'completed' })
    expect(moneyPlaces((await payments(orderId))[0]!)).toMatchObject({ kept: PRICE, onItsWay: 0 })
    await ask(id, PRICE)
    await expect(changeMoney(db, 'administrator:1', (tx) => reopenRefund(tx, app, refundId))).rejects.toThrow(
      'Nothing of this payment is left',
    )
  })

  test('has to be one that is open', async () => {
    const { refundId } = await failed()
    await expect(decide(refundId, 'explained')).rejects.toMatchObject({ issues: [{ path: 'decision' }] })
  })
})

describe('money that may have gone back twice', () => {
  test('marked as returned another way, then processed: the mark stays, and a person looks', async () => {
    const { orderId, refundId } = await failed()
    await decide(refundId)
    const { providerRefundId } = await row(refundId)
    const [payment] = await payments(orderId)
    const theirs = (status: 'pending' | 'processed') => [
      { ...SEEN, id: providerRefundId!, paymentId: payment!.providerPaymentId, amount: PRICE, status },
    ]
    await changeMoney(db, 'provider', (tx) => takeOverRefunds(tx, app, payment!.id, theirs('processed')))
    expect(await row(refundId)).toMatchObject({
      status: 'processed',
      resolvedAt: null,
      returnedTwiceAt: clock.now(),
      returnedOn: expect.any(Date),
    })
    expect(refundIssue(await row(refundId))).toBe('refund_returned_twice')
    expect(moneyPlaces((await payments(orderId))[0]!)).toMatchObject({ refunded: PRICE, returnedElsewhere: 0, kept: 0 })
    await decide(refundId, 'explained')
    expect(refundIssue(await row(refundId))).toBeNull()
    expect((await row(refundId)).returnedTwiceAt).not.toBeNull()
  })

  test('retried and processed, then the first one processed after all: a person looks', async () => {
    const { orderId, id, refundId, providerPaymentId } = await failed(30_000)
    const again = await changeMoney(db, 'administrator:1', (tx) => retryRefund(tx, app, refundId))
    await executeRefund(app, again.id)
    await provider.settleRefund((await row(again.id)).providerRefundId!, 'processed')
    await deliver()
    const first = { id: (await row(refundId)).providerRefundId!, paymentId: providerPaymentId, amount: 30_000 }
    await changeMoney(db, 'provider', (tx) =>
      takeOverRefunds(tx, app, id, [{ ...SEEN, ...first, status: 'processed' }]),
    )
    expect(refundIssue(await row(refundId))).toBe('refund_returned_twice')
    expect(goneOf((await payments(orderId))[0]!)).toBe(60_000)
  })

  test('retried in part, then processed in full after all: a person looks', async () => {
    const { orderId, id, refundId, providerPaymentId } = await failed(30_000)
    const theirs = { id: (await row(refundId)).providerRefundId!, paymentId: providerPaymentId, amount: 30_000 }
    // All but 200 rupees goes back: of what had failed that is left.
    await ask(id, PRICE - 20_000)
    expect(await row(refundId)).toMatchObject({ status: 'failed', amount: 20_000, resolvedAt: null })
    await changeMoney(db, 'provider', (tx) =>
      takeOverRefunds(tx, app, id, [{ ...SEEN, ...theirs, status: 'processed' }]),
    )
    expect(refundIssue(await row(refundId))).toBe('refund_returned_twice')
    expect(goneOf((await payments(orderId))[0]!)).toBe(PRICE)
  })

  test('marked as returned another way, then refunded in the dashboard: it counts once, and a person looks', async () => {
    const { orderId, refundId, providerPaymentId } = await failed(20_000)
    await decide(refundId)
    await provider.refundAsOperator(providerPaymentId, 20_000)
    await deliver()
    const [payment] = await payments(orderId)
    expect(goneOf(payment!)).toBe(20_000)
    expect(owed(payment!)).toBe(PRICE - 20_000)
    expect(payment!.refunds.map(refundIssue)).toEqual([null, 'refund_returned_twice'])
  })

  test('a part marked as returned another way, then the rest refunded in the dashboard: both count', async () => {
    const { orderId, bookingId, refundId, providerPaymentId } = await failed(30_000)
    await decide(refundId)
    await provider.refundAsOperator(providerPaymentId, PRICE - 30_000)
    await deliver()
    const [payment] = await payments(orderId)
    expect(moneyPlaces(payment!)).toMatchObject({ onItsWay: PRICE - 30_000, returnedElsewhere: 30_000, kept: 0 })
    expect(owed(payment!)).toBe(0)
    expect(payment!.refunds.map(refundIssue)).toEqual([null, 'refund_at_provider'])
    expect(await db.booking.findUnique({ where: { id: bookingId } })).toMatchObject({ paymentStatus: 'refunded' })
  })

  test('a part marked as returned another way, then more than the rest refunded in the dashboard: it counts less', async () => {
    const { orderId, refundId, providerPaymentId } = await failed(30_000)
    await decide(refundId)
    await provider.refundAsOperator(providerPaymentId, PRICE - 10_000)
    await deliver()
    const [payment] = await payments(orderId)
    expect(moneyPlaces(payment!)).toMatchObject({ onItsWay: PRICE - 10_000, returnedElsewhere: 10_000, kept: 0 })
    expect(payment!.refunds.map(refundIssue)).toEqual([null, 'refund_returned_twice'])
  })

  test('not to be returned, then processed: a person looks', async () => {
    const { orderId, refundId } = await failed()
    await decide(refundId, 'not_returned')
    const { providerRefundId } = await row(refundId)
    const [payment] = await payments(orderId)
    const one = { ...SEEN, id: providerRefundId!, paymentId: payment!.providerPaymentId, amount: PRICE }
    await changeMoney(db, 'provider', (tx) =>
      takeOverRefunds(tx, app, payment!.id, [{ ...one, status: 'processed' as const }]),
    )
    expect(refundIssue(await row(refundId))).toBe('refund_after_all')
  })
})

test('a refund that had arrived and comes back after all is failed again, and an alarm', async () => {
  const { orderId, id } = await paid()
  const refundId = await ask(id)
  await executeRefund(app, refundId)
  const { providerRefundId } = await row(refundId)
  await db.refund.update({ where: { id: refundId }, data: { status: 'processed', nextTryAt: null } })
  await db.payment.update({ where: { id }, data: { status: 'refunded' } })
  await provider.settleRefund(providerRefundId!, 'failed')
  await deliver()
  expect(await payments(orderId)).toMatchObject([
    { status: 'captured', refundedAmount: 0, refunds: [{ status: 'failed' }] },
  ])
})

test('a stuck refund is tried again with its own key', async () => {
  const { id } = await paid()
  const refundId = await ask(id)
  const { idempotencyKey } = await row(refundId)
  await db.refund.update({ where: { id: refundId }, data: { nextTryAt: null } })
  expect((await changeMoney(db, 'administrator:1', (tx) => retryRefund(tx, app, refundId))).id).toBe(refundId)
  await runDueJobs(app, taskHandlers(app))
  expect(await row(refundId)).toMatchObject({ status: 'pending', idempotencyKey })
})

describe('money that is said to be back', () => {
  test('is not, while the refund of an operator is under way, nor when it fails', async () => {
    const { orderId } = await order()
    const { paymentId } = await provider.pay(orderId)
    const refund = await provider.refundAsOperator(paymentId)
    await settlePayment(app, orderId)
    expect(await payments(orderId)).toMatchObject([{ status: 'captured', refunds: [{ status: 'pending' }] }])
    await provider.settleRefund(refund, 'failed')
    await deliver()
    expect(await payments(orderId)).toMatchObject([{ status: 'captured', refunds: [{ status: 'failed' }] }])
  })

  test('is not, because the provider answers ours with "refunded already"', async () => {
    const { orderId, id, providerPaymentId } = await paid()
    const refundId = await ask(id)
    const operators = await provider.refundAsOperator(providerPaymentId)
    await executeRefund(app, refundId)
    expect((await payments(orderId))[0]).toMatchObject({ status: 'captured', refundedAmount: PRICE })
    await provider.settleRefund(operators, 'failed')
    await deliver()
    const [payment] = await payments(orderId)
    expect(payment).toMatchObject({ status: 'captured', refundedAmount: 0 })
    expect(payment?.refunds.filter(({ resolvedAt }) => resolvedAt === null)).toMatchObject([{ status: 'failed' }])
  })
})

test('less than a rupee is not sent, and waits for a person', async () => {
  const before = await moneyIssues(app)
  const { orderId } = await order()
  const { paymentId } = await provider.pay(orderId)
  await provider.refundAsOperator(paymentId, PRICE - 50)
  await settlePayment(app, orderId)
  await runDueJobs(app, taskHandlers(app))
  const [payment] = await payments(orderId)
  expect(payment?.refunds.at(-1)).toMatchObject({ amount: 50, status: 'requested', nextTryAt: null })
  expect((await moneyIssues(app)).refund_stuck).toBe(before.refund_stuck + 1)
})
