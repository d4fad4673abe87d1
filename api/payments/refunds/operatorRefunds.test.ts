/** Refunds of ours and of an operator meet: the provider's list tells which is which. */
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../rules/time/durations.ts'
import { changeMoney } from '../../database/transaction.ts'
import { runDueJobs, taskHandlers } from '../../testing/jobs.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { moneyIssues } from '../needsPerson.ts'
import { executeRefund } from './executeRefund.ts'
import { handleWebhook, receiveWebhook } from '../settle/webhooks.ts'
import { requestRefund } from './requestRefund.ts'
import { decideRefund } from './decideRefund.ts'
import { settlePayment } from '../settle/settlePayment.ts'

const { app, db, clock, provider, order, calm, deliver, booking, payments } = await testTill()
beforeEach(calm)

async function paid() {
  const made = await order()
  const { paymentId: providerPaymentId } = await provider.pay(made.orderId)
  await settlePayment(app, made.orderId)
  await deliver()
  const [payment] = await payments(made.orderId)
  return { ...made, id: payment!.id, providerPaymentId }
}
const ask = (paymentId: number, amount?: number) =>
  changeMoney(db, 'system', (tx) => requestRefund(tx, app, { paymentId, reason: 'late', ...(amount && { amount }) }))

/** Everything is sent and arrives; answers what is written down of it. */
async function settled(orderId: string, providerPaymentId: string) {
  await runDueJobs(app, taskHandlers(app))
  for (const { id, status } of await provider.refundsOf(providerPaymentId))
    if (status === 'pending') await provider.settleRefund(id)
  await deliver()
  const { body } = await provider.call('GET', `/v1/payments/${providerPaymentId}`)
  const [payment] = await payments(orderId)
  expect(payment?.refundedAmount).toBe(body['amount_refunded'])
  return payment!.refunds.filter(({ status }) => status === 'processed').map(({ amount, reason }) => [reason, amount])
}

test('of the same amount, ours with its answer lost: both are written down', async () => {
  const { orderId, id, providerPaymentId } = await paid()
  const refundId = await ask(id, 20_000)
  await provider.refundAsOperator(providerPaymentId, 20_000)
  await provider.chaos({ dropAfterCommit: 'refunds' })
  await executeRefund(app, refundId)
  await provider.chaos()
  expect(await settled(orderId, providerPaymentId)).toEqual([
    ['late', 20_000],
    ['refunded_at_provider', 20_000],
  ])
})

test('ours with its answer lost is recognised, also when the provider has forgotten its key', async () => {
  const { orderId, id, providerPaymentId } = await paid()
  const refundId = await ask(id, 20_000)
  await provider.chaos({ dropAfterCommit: 'refunds' })
  await executeRefund(app, refundId)
  await provider.chaos()
  await db.$executeRaw`UPDATE sandbox.refunds SET idempotency_key = NULL`
  clock.advance(DAY_MS)
  expect(await settled(orderId, providerPaymentId)).toEqual([['late', 20_000]])
  expect(await provider.refundsOf(providerPaymentId)).toHaveLength(1)
})

test('an operator refund that nobody told us about: ours of all the rest goes out with what is left', async () => {
  const { orderId, id, providerPaymentId } = await paid()
  await provider.refundAsOperator(providerPaymentId, 30_000)
  await provider.webhooks()
  await ask(id)
  expect(await settled(orderId, providerPaymentId)).toEqual([
    ['late', PRICE - 30_000],
    ['refunded_at_provider', 30_000],
  ])
  expect(await payments(orderId)).toMatchObject([{ status: 'refunded' }])
})

test.each([
  ['all', PRICE, 30_000],
  ['a part that still fits', 30_000, 0],
  ['a part that no longer fits', 60_000, 10_100],
])(
  'an operator refund, where ours of %s is not sent yet: its email says what of ours it replaces',
  async (...given) => {
    const [, ours, replaced] = given
    const { id, providerPaymentId, menteeId } = await paid()
    await ask(id, ours)
    await provider.refundAsOperator(providerPaymentId, 30_000)
    await deliver()
    const told = await db.notification.findFirstOrThrow({
      where: { userType: 'mentee', userId: menteeId },
      orderBy: { id: 'desc' },
    })
    expect(told.title).toContain('₹300 of your payment')
    const sum = /It replaces ₹([\d.]+) of the refund that we told you about\./.exec(told.message)?.[1]
    expect(Number(sum ?? 0)).toBe(replaced / 100)
  },
)

test('an operator refund that makes good one that failed says so', async () => {
  const { id, providerPaymentId, menteeId } = await paid()
  await ask(id, 50_000)
  await runDueJobs(app, taskHandlers(app))
  const [ours] = await provider.refundsOf(providerPaymentId)
  await provider.settleRefund(ours!.id, 'failed')
  await deliver()
  await provider.refundAsOperator(providerPaymentId, 60_000)
  await deliver()
  const told = { userType: 'mentee', userId: menteeId } as const
  const { message } = await db.notification.findFirstOrThrow({ where: told, orderBy: { id: 'desc' } })
  expect(message).toContain('It replaces ₹500 of the refund that we told you about.')
})

test('so does one of ours, which makes good what would be more than was paid', async () => {
  const { id, providerPaymentId, menteeId } = await paid()
  await ask(id, 50_000)
  await runDueJobs(app, taskHandlers(app))
  const [ours] = await provider.refundsOf(providerPaymentId)
  await provider.settleRefund(ours!.id, 'failed')
  await deliver()
  const last = { where: { userType: 'mentee', userId: menteeId }, orderBy: { id: 'desc' } } as const
  await ask(id, PRICE - 50_000)
  expect((await db.notification.findFirstOrThrow(last)).message).not.toContain('It replaces')
  await ask(id, 40_000)
  expect((await db.notification.findFirstOrThrow(last)).message).toContain('It replaces ₹400 of the refund')
})

test('an operator refund of more than we thought was left is written down whole', async () => {
  const { orderId, id, providerPaymentId } = await paid()
  await ask(id, 20_000)
  await provider.refundAsOperator(providerPaymentId, 70_000)
  expect(await settled(orderId, providerPaymentId)).toEqual([
    ['late', PRICE - 70_000],
    ['refunded_at_provider', 70_000],
  ])
})

test('a refund that a version before has sent, and whose answer was lost, is recognised', async () => {
  const { id, providerPaymentId } = await paid()
  const refundId = await ask(id)
  const { idempotencyKey } = await db.refund.findUniqueOrThrow({ where: { id: refundId } })
  await provider.call(
    'POST',
    `/v1/payments/${providerPaymentId}/refund`,
    { amount: PRICE, speed: 'normal', notes: { reason: 'late' } },
    { 'x-refund-idempotency': idempotencyKey },
  )
  await executeRefund(app, refundId)
  const [{ id: theirs } = { id: '' }] = await provider.refundsOf(providerPaymentId)
  expect(await db.refund.findUniqueOrThrow({ where: { id: refundId } })).toMatchObject({
    status: 'pending',
    providerRefundId: theirs,
  })
})

test('an operator refund of all of a confirmed session: both sides hear, and it waits until a person has seen to it', async () => {
  const before = await moneyIssues(app)
  const { orderId, bookingId, mentorId, menteeId, providerPaymentId } = await paid()
  await provider.settleRefund(await provider.refundAsOperator(providerPaymentId))
  await deliver()
  expect(await booking(bookingId)).toMatchObject({ status: 'confirmed', paymentStatus: 'refunded' })
  const told = await db.notification.findMany({
    where: { type: 'payment', userId: { in: [mentorId, menteeId] } },
    orderBy: { userType: 'asc' },
  })
  expect(told.map(({ userType }) => userType).toSorted()).toEqual(['mentee', 'mentor'])
  // Nobody of our team may have decided it.
  expect(told.find(({ userType }) => userType === 'mentee')!.message).toMatch(
    /The refund was made at our payment provider\. ₹799 .* was refunded to the account you paid from\./,
  )
  const mentors = told.find(({ userType }) => userType === 'mentor')!
  expect(mentors.message).toContain('was returned or is on its way back')
  expect(`${mentors.title} ${mentors.message}`).not.toMatch(/our team/i)
  expect((await moneyIssues(app)).refund_at_provider).toBe(before.refund_at_provider + 1)
  const [payment] = await payments(orderId)
  await changeMoney(db, 'administrator:1', (tx) =>
    decideRefund(tx, app, payment!.refunds[0]!.id, { kind: 'explained', note: 'Told both.', returnedOn: null }),
  )
  expect((await moneyIssues(app)).refund_at_provider).toBe(before.refund_at_provider)
})

test('an authorisation that lapsed takes nothing from the payment that was captured', async () => {
  const { orderId, bookingId } = await order()
  const first = await provider.pay(orderId, { status: 'failed' })
  const second = await provider.pay(orderId, { status: 'failed' })
  await provider.pay(orderId, { paymentId: first.paymentId })
  // The bank of the second try answers late as well; nobody captures it, so the provider gives it back.
  await provider.pay(orderId, { paymentId: second.paymentId, status: 'authorized', twice: true })
  await provider.lapse(second.paymentId)
  await settlePayment(app, orderId)
  expect(await booking(bookingId)).toMatchObject({ status: 'confirmed' })
})

test('an authorisation that lapsed leaves the hold, and the order to the next try', async () => {
  const { orderId, bookingId } = await order()
  const first = await provider.pay(orderId, { status: 'authorized' })
  await provider.lapse(first.paymentId)
  await settlePayment(app, orderId)
  expect(await booking(bookingId)).toMatchObject({ status: 'pending' })
  const { text } = await db.email.findFirstOrThrow({ where: { kind: 'refund' }, orderBy: { id: 'desc' } })
  expect(text).toContain('was not completed')
  expect(text).not.toContain('Our team refunded')
  await provider.pay(orderId)
  await settlePayment(app, orderId)
  expect(await booking(bookingId)).toMatchObject({ status: 'confirmed' })
})

test('two refunds that a version before has written down as one, without their ids, are not counted twice', async () => {
  const { orderId, id, providerPaymentId } = await paid()
  await provider.refundAsOperator(providerPaymentId, 30_000)
  await provider.refundAsOperator(providerPaymentId)
  const idempotencyKey = `seen_${providerPaymentId}`
  await db.refund.create({
    data: {
      paymentId: id,
      reason: 'refunded_at_provider',
      amount: PRICE,
      idempotencyKey,
      status: 'processed',
      nextTryAt: null,
    },
  })
  for (const webhook of await provider.webhooks()) {
    await receiveWebhook(app, webhook)
    await handleWebhook(app, webhook.eventId)
    const { error } = await db.webhookEvent.findUniqueOrThrow({ where: { eventId: webhook.eventId } })
    expect(error).toBeNull()
  }
  expect(await payments(orderId)).toMatchObject([{ status: 'refunded', refunds: [{ amount: PRICE }] }])
})
