/** A provider that takes calls and does not answer holds up nothing but what needs it. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { expect, test, vi } from 'vitest'
import { changeMoney, inTransaction } from '../../database/transaction.ts'
import { jobs } from '../../features.ts'
import { startJobs } from '../../jobs/worker.ts'
import { queueEmail } from '../../mail/outbox.ts'
import { afterFile } from '../../testing/ending.ts'
import { sweep } from '../../testing/jobs.ts'
import { testTill } from '../../testing/till.ts'
import { receiveWebhook } from './webhooks.ts'
import { requestRefund } from '../refunds/requestRefund.ts'

const { app, db, clock, provider, order, deliver, payments, url } = await testTill()
const EACH = 6

test('mails are sent while orders, webhooks and refunds wait for it', async () => {
  for (let i = 0; i < EACH; i++) {
    const { orderId } = await order()
    await provider.pay(orderId)
    await deliver()
    const [payment] = await payments(orderId)
    await changeMoney(db, 'system', (tx) => requestRefund(tx, app, { paymentId: payment!.id, reason: 'no_show' }))
    await provider.pay((await order()).orderId)
    for (const webhook of await provider.webhooks()) await receiveWebhook(app, webhook)
    await order()
  }
  const released = Promise.withResolvers<never>()
  released.promise.catch(() => {})
  const waiting = new Set<string>()
  const hang = (call: string) => () => {
    waiting.add(call)
    return released.promise
  }
  const gateway = {
    ...app.gateway,
    fetchOrderPayments: hang('fetchOrderPayments'),
    refund: hang('refund'),
    findOrderByReceipt: hang('findOrderByReceipt'),
  }
  clock.advance(2 * MINUTE_MS)
  await sweep(app)
  const worker = await startJobs({ ...app, gateway }, jobs, url)
  afterFile(async () => {
    released.reject(new Error('released'))
    await worker.stop()
  })
  await vi.waitFor(() => expect(waiting.size).toBeGreaterThan(0), 10_000)
  const dedupeKey = 'while the provider hangs'
  await inTransaction(db, (tx) =>
    queueEmail(tx, app, {
      kind: 'refund',
      dedupeKey,
      to: 'a@test.example',
      recipient: null,
      about: null,
      subject: 'Hello',
      content: { heading: 'Hello', paragraphs: [] },
    }),
  )
  await vi.waitFor(
    async () => expect(await db.email.findUniqueOrThrow({ where: { dedupeKey } })).toMatchObject({ status: 'kept' }),
    { timeout: 10_000, interval: 50 },
  )
  expect(await db.refund.count({ where: { status: 'requested' } })).toBe(EACH)
}, 60_000)
