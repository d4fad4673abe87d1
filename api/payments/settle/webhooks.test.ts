/** Webhooks that cannot be handled. */
import { DAY_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { handleWebhook, receiveWebhook } from './webhooks.ts'
import { PaymentProviderRefusedError } from '../../provider/errors.ts'
import { databaseTime, jobTime, loseJobs, runDueJobs, sweep, taskHandlers } from '../../testing/jobs.ts'
import { KEYS } from '../../testing/provider.ts'
import { testTill } from '../../testing/till.ts'
import { moneyIssues } from '../needsPerson.ts'

const { app, db, clock, provider, order, calm, booking, deliver, alarms } = await testTill()
beforeEach(calm)

/** A webhook of a payment that is in the inbox. */
async function received() {
  const made = await order()
  await provider.pay(made.orderId)
  const [webhook] = (await provider.webhooks()).slice(-1)
  await receiveWebhook(app, webhook!)
  return { ...made, eventId: webhook!.eventId }
}
const row = (eventId: string) => db.webhookEvent.findUniqueOrThrow({ where: { eventId } })

test('one that fails is tried at growing gaps and then waits for a person, counted', async () => {
  const { eventId } = await received()
  const start = clock.now().getTime()
  const gateway = { ...app.gateway, fetchOrderPayments: () => Promise.reject(new TypeError('poison')) }
  const gaps: number[] = []
  for (let event = await row(eventId); event.nextTryAt; event = await row(eventId)) {
    clock.set(event.nextTryAt)
    await handleWebhook({ ...app, gateway }, eventId)
    const { nextTryAt } = await row(eventId)
    if (nextTryAt) gaps.push((nextTryAt.getTime() - clock.now().getTime()) / 1_000)
  }
  expect(gaps.slice(0, 3)).toEqual([15, 30, 60])
  expect(clock.now().getTime() - start).toBeGreaterThanOrEqual(3 * DAY_MS)
  expect(await row(eventId)).toMatchObject({ processedAt: null, nextTryAt: null, error: 'poison' })
  expect(alarms()).toEqual(['a webhook was given up: it needs a person'])
  expect(await moneyIssues(app)).toMatchObject({ webhook_given_up: 1 })
  clock.advance(10 * MINUTE_MS)
  await loseJobs(app)
  await sweep(app)
  expect(await jobTime(app, `webhook:${eventId}`)).toBeNull()
})

test('one whose job was lost is handled after the next sweep, not before its time', async () => {
  const { eventId, bookingId } = await received()
  await provider.chaos({ away: true })
  await handleWebhook(app, eventId)
  await provider.chaos()
  await handleWebhook(app, eventId)
  expect(await booking(bookingId)).toMatchObject({ status: 'pending' })
  await loseJobs(app)
  clock.advance(5 * MINUTE_MS)
  await sweep(app)
  expect(await jobTime(app, `webhook:${eventId}`)).not.toBeNull()
  await handleWebhook(app, eventId)
  expect(await booking(bookingId)).toMatchObject({ status: 'confirmed' })
  expect(await row(eventId)).toMatchObject({ error: null, attempts: 1 })
})

test('one that waits long is handled before newer ones, also when a sweep finds it waiting', async () => {
  await loseJobs(app)
  const now = (await databaseTime(app)).getTime()
  const receive = async (eventId: string, minutesAgo: number) => {
    clock.set(new Date(now - minutesAgo * MINUTE_MS))
    const rawBody = Buffer.from('{"event":"payment.failed"}')
    const signature = createHmac('sha256', KEYS.webhookSecret).update(rawBody).digest('hex')
    await receiveWebhook(app, { rawBody, signature, eventId })
  }
  await receive('evt_lost', 4)
  await loseJobs(app)
  await receive('evt_waits', 3)
  await receive('evt_new', 0)
  await sweep(app)
  const handled: string[] = []
  const handle = async ({ eventId }: { eventId: string }) => void handled.push(eventId)
  await runDueJobs(app, { ...taskHandlers(app), handleWebhook: handle })
  expect(handled).toEqual(['evt_lost', 'evt_waits', 'evt_new'])
  await db.webhookEvent.deleteMany({ where: { eventId: { in: handled } } })
})

test.each(['\\u0000', '\\ud800'])('one with %s in it is taken in', async (text) => {
  const eventId = `evt_${text.slice(1)}`
  const rawBody = Buffer.from(`{"event":"payment.failed","payload":{"payment":{"entity":{"description":"${text}a"}}}}`)
  const signature = createHmac('sha256', KEYS.webhookSecret).update(rawBody).digest('hex')
  expect(await receiveWebhook(app, { rawBody, signature, eventId })).toBe('accepted')
  expect(await row(eventId)).toMatchObject({ event: 'payment.failed' })
})

describe('money that the provider told of and does not name when it is asked is asked about again', () => {
  const refusal = new PaymentProviderRefusedError({
    status: 400,
    code: 'BAD_REQUEST_ERROR',
    description: 'The id provided does not exist',
  })

  test.each([
    ['knows no such order', () => Promise.reject(refusal)],
    ['knows an order without payments', () => Promise.resolve([])],
  ])('a payment for an order that was closed, while the provider %s', async (_what, fetchOrderPayments) => {
    const { orderId, bookingId, eventId } = await received()
    await db.paymentOrder.update({
      where: { providerOrderId: orderId },
      data: { status: 'closed', nextCheckAt: null },
    })
    await handleWebhook({ ...app, gateway: { ...app.gateway, fetchOrderPayments } }, eventId)
    const { processedAt, nextTryAt } = await row(eventId)
    expect(processedAt).toBeNull()
    clock.set(nextTryAt!)
    await handleWebhook(app, eventId)
    expect(await booking(bookingId)).toMatchObject({ status: 'confirmed' })
    expect(await row(eventId)).toMatchObject({ processedAt: clock.now(), error: null })
  })

  test('a refund by an operator', async () => {
    const { orderId } = await order()
    const { paymentId } = await provider.pay(orderId)
    await deliver()
    await provider.refundAsOperator(paymentId, 10_000)
    const [webhook] = (await provider.webhooks()).slice(-1)
    const { eventId } = webhook!
    await receiveWebhook(app, webhook!)
    const gateway = { ...app.gateway, fetchRefundsOf: () => Promise.resolve([]) }
    await handleWebhook({ ...app, gateway }, eventId)
    const { processedAt, nextTryAt } = await row(eventId)
    expect(processedAt).toBeNull()
    clock.set(nextTryAt!)
    await handleWebhook(app, eventId)
    expect(await db.payment.findUnique({ where: { providerPaymentId: paymentId } })).toMatchObject({
      refundedAmount: 10_000,
    })
  })
})
