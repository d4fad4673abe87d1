/** Refunds that we ask for: parts of a payment, tries, and what waits for a person. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { changeMoney, inTransaction } from '../../database/transaction.ts'
import { PaymentProviderRefusedError } from '../../provider/errors.ts'
import { databaseTime, loseJobs, runDueJobs, sweep, taskHandlers } from '../../testing/jobs.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { moneyIssues } from '../needsPerson.ts'
import { executeRefund, unknownRefusals } from './executeRefund.ts'
import { paymentPersonalData } from '../payments.personalData.ts'
import { RefundExceedsPaymentError } from '../paymentErrors.graphql.ts'
import { openDecisions } from './decideRefund.ts'
import { requestRefund } from './requestRefund.ts'

const { app, db, clock, provider, order, calm, deliver, booking, payments, alarms } = await testTill()
beforeEach(calm)

async function paid() {
  const made = await order()
  await provider.pay(made.orderId)
  await deliver()
  const [payment] = await payments(made.orderId)
  return { ...made, paymentId: payment!.id, providerPaymentId: payment!.providerPaymentId }
}
const ask = (paymentId: number, amount?: number) =>
  changeMoney(db, 'system', (tx) => requestRefund(tx, app, { paymentId, reason: 'late', ...(amount && { amount }) }))
const refund = (id: number) => db.refund.findUniqueOrThrow({ where: { id } })

describe('parts of a payment', () => {
  test('add up to it, and then it is refunded', async () => {
    const { orderId, bookingId, paymentId, providerPaymentId } = await paid()
    const [first, second] = [await ask(paymentId, 10_000), await ask(paymentId, 10_000)]
    for (const id of [first, second]) await executeRefund(app, id)
    for (const { id } of await provider.refundsOf(providerPaymentId)) await provider.settleRefund(id)
    await deliver()
    expect(await payments(orderId)).toMatchObject([{ status: 'captured', refundedAmount: 20_000 }])
    expect(await booking(bookingId)).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' })
    const rest = await ask(paymentId)
    expect(await refund(rest)).toMatchObject({ amount: PRICE - 20_000 })
    expect(await booking(bookingId)).toMatchObject({ paymentStatus: 'refunded' })
    await executeRefund(app, rest)
    await provider.settleRefund((await refund(rest)).providerRefundId!)
    await deliver()
    expect(await payments(orderId)).toMatchObject([{ status: 'refunded', refundedAmount: PRICE }])
  })

  test('never past it, also when twenty ask at once', async () => {
    const { orderId, paymentId } = await paid()
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => ask(paymentId, 20_000)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const answer of asked)
      if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(RefundExceedsPaymentError)
    expect(await payments(orderId)).toMatchObject([{ refundedAmount: 60_000 }])
    await expect(ask(paymentId, 20_000)).rejects.toThrow('Only ₹199 of this payment can still be refunded')
    await ask(paymentId)
    await expect(ask(paymentId)).rejects.toThrow('Nothing of this payment is left to refund')
  })

  test('are kept within it by the database itself', async () => {
    const { paymentId } = await paid()
    const row = { paymentId, reason: 'late', amount: 50_000 }
    await db.refund.create({ data: { ...row, idempotencyKey: `one-${paymentId}` } })
    await expect(db.refund.create({ data: { ...row, idempotencyKey: `two-${paymentId}` } })).rejects.toThrow(
      'payments_refunded_within',
    )
    await expect(
      db.refund.create({ data: { ...row, amount: 100, reason: 'fun', idempotencyKey: `three-${paymentId}` } }),
    ).rejects.toThrow('refunds_reason')
  })

  test('are told with their amount, and to the payer only', async () => {
    const { paymentId, menteeId, mentorId } = await paid()
    await ask(paymentId, 20_000)
    const told = await db.notification.findMany({ where: { type: 'payment', userId: { in: [menteeId, mentorId] } } })
    expect(told).toMatchObject([{ userType: 'mentee', title: '₹200 of your payment will be refunded' }])
    expect(told[0]?.message).toMatch(/^The mentor was late for the session on Sat 28 Nov, 10:30 am IST\. ₹200 for/)
  })
})

test('the sweep leaves a refund that waits its place before newer ones', async () => {
  const { paymentId } = await paid()
  const now = (await databaseTime(app)).getTime()
  const asked: number[] = []
  for (const minutesAgo of [4, 3, 0]) {
    clock.set(new Date(now - minutesAgo * MINUTE_MS))
    asked.push(await ask(paymentId, 10_000))
    if (minutesAgo === 4) await loseJobs(app)
  }
  await sweep(app)
  const begun: number[] = []
  const execute = async ({ refundId }: { refundId: number }) => void begun.push(refundId)
  await runDueJobs(app, { ...taskHandlers(app), executeRefund: execute })
  expect(begun.filter((id) => asked.includes(id))).toEqual(asked)
})

describe('a refund without an answer', () => {
  test('is tried at growing gaps, then waits for a person, and its payer cannot be forgotten', async () => {
    const { paymentId, menteeId } = await paid()
    const id = await ask(paymentId)
    await provider.chaos({ calls: 'refunds', status: 502 })
    const gaps: number[] = []
    for (let row = await refund(id); row.nextTryAt; row = await refund(id)) {
      clock.set(row.nextTryAt)
      await executeRefund(app, id)
      const { nextTryAt } = await refund(id)
      if (nextTryAt) gaps.push((nextTryAt.getTime() - clock.now().getTime()) / 1_000)
    }
    expect(gaps.slice(0, 4)).toEqual([15, 30, 60, 120])
    expect(Math.max(...gaps)).toBe((6 * HOUR_MS) / 1_000)
    const waits = await refund(id)
    expect(waits).toMatchObject({ status: 'requested', nextTryAt: null })
    // It may have been carried out: it is not ours to keep.
    expect(openDecisions({ ...waits, payment: { disputes: [] } })).toEqual(['returned_elsewhere'])
    expect(alarms()).toContain('a refund is stuck: it needs a person')
    expect(await moneyIssues(app)).toMatchObject({ refund_stuck: 1 })
    const open = await inTransaction(db, (tx) =>
      paymentPersonalData.blockers!(tx, { type: 'mentee', id: menteeId }, clock.now()),
    )
    expect(open.join()).toMatch(/^A refund of ₹799 from .* didn’t go through\. Our team is looking into it/)
    await provider.chaos()
    await db.refund.update({ where: { id }, data: { nextTryAt: clock.now() } })
    await executeRefund(app, id)
    expect(await refund(id)).toMatchObject({ status: 'pending' })
  })

  test('that the provider has pending is asked for ever less often', async () => {
    const id = await ask((await paid()).paymentId)
    await executeRefund(app, id)
    provider.calls.length = 0
    for (const until = clock.now().getTime() + DAY_MS; ;) {
      const { nextTryAt } = await refund(id)
      if (!nextTryAt || nextTryAt.getTime() > until) break
      clock.set(nextTryAt)
      await executeRefund(app, id)
    }
    expect(provider.calls.filter((name) => name === 'fetchRefund').length).toBeLessThan(16)
    await provider.settleRefund((await refund(id)).providerRefundId!)
    await deliver()
    expect(await refund(id)).toMatchObject({ status: 'processed', nextTryAt: null })
  })
})

describe('a refusal', () => {
  const refuse = (answer: object) => ({
    ...app,
    gateway: {
      ...app.gateway,
      refund: () =>
        Promise.reject(
          new PaymentProviderRefusedError({
            status: 400,
            code: 'BAD_REQUEST_ERROR',
            description: 'In any words',
            ...answer,
          }),
        ),
    },
  })
  const OF_AMOUNT = { reason: 'input_validation_failed', field: 'amount' }

  test.each([
    ['of the amount', OF_AMOUNT, 'failed'],
    [
      'of the amount, whatever its words',
      { ...OF_AMOUNT, description: 'Your balance may still be in progress' },
      'failed',
    ],
    ['of the state of the payment', { description: 'The refund amount was captured 7 months ago' }, 'requested'],
    ['of another field', { reason: 'input_validation_failed', field: 'id' }, 'requested'],
    ['of the bank', { code: 'GATEWAY_ERROR', ...OF_AMOUNT }, 'requested'],
    ['of a key that stands for another request', { status: 409, ...OF_AMOUNT }, 'requested'],
  ])('%s leaves it as its codes say', async (_what, answer, status) => {
    const id = await ask((await paid()).paymentId)
    await executeRefund(refuse(answer), id)
    expect(await refund(id)).toMatchObject({ status })
  })

  test('with codes that nobody knows is counted, tried for three days, and then waits for a person', async () => {
    const times = () => unknownRefusals().find(({ reason }) => reason === 'a_new_reason')?.times ?? 0
    const id = await ask((await paid()).paymentId)
    const since = clock.now().getTime()
    for (let row = await refund(id); row.nextTryAt; row = await refund(id)) {
      clock.set(row.nextTryAt)
      await executeRefund(refuse({ reason: 'a_new_reason' }), id)
    }
    expect(times()).toBeGreaterThan(5)
    expect(clock.now().getTime() - since).toBeLessThan(4 * DAY_MS)
    const waits = await refund(id)
    expect(waits).toMatchObject({ status: 'failed', nextTryAt: null, resolvedAt: null })
    expect(openDecisions({ ...waits, payment: { disputes: [] } })).toContain('not_returned')
  })
})
