import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { orderInput, testProvider, type TestProvider } from '../../testing/provider.ts'
import { readWebhookEvent } from '../entities.ts'

interface ReceivedWebhook {
  headers: IncomingHttpHeaders
  rawBody: Buffer
  event: NonNullable<ReturnType<typeof readWebhookEvent>>
}

/** Keeps what comes in; answers `status`, which the test may change. */
async function startReceiver() {
  const received: ReceivedWebhook[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const rawBody = Buffer.concat(chunks)
    const event = readWebhookEvent(JSON.parse(rawBody.toString()))
    if (!event) throw new Error('Unreadable webhook')
    received.push({ headers: request.headers, rawBody, event })
    response.writeHead(receiver.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver = {
    status: 200,
    received,
    names: () => received.map(({ event }) => event.name),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/razorpay`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}

let url = ''
let db: Awaited<ReturnType<typeof testDatabase>>['db']
let receiver: Awaited<ReturnType<typeof startReceiver>>
let sandbox: TestProvider
/** Goes on with what the one before has left. */
async function started(webhookUrl: () => string | null) {
  const provider = testProvider(url, { webhookUrl })
  await provider.url()
  return provider
}

beforeAll(async () => {
  ;({ url, db } = await testDatabase())
})
beforeEach(async () => {
  receiver = await startReceiver()
  sandbox = await started(() => receiver.url)
})
afterEach(async () => {
  await sandbox.close()
  await receiver.close()
  // An acknowledgement that the end of a test has cut would be sent again in the next one.
  await db.$executeRaw`TRUNCATE sandbox.deliveries`
})

const waitFor = (names: string[]) =>
  vi.waitFor(() => expect(receiver.names()).toEqual(names), { timeout: 15_000, interval: 20 })
const newOrder = async () => (await sandbox.gateway.createOrder(orderInput())).id
const paidNames = ['payment.authorized', 'payment.captured', 'order.paid']

it('tells of a payment in order, signed, each event with an id of its own', async () => {
  const orderId = await newOrder()
  const { paymentId } = await sandbox.pay(orderId)
  await waitFor(paidNames)
  for (const { headers, rawBody } of receiver.received) {
    expect(sandbox.gateway.isWebhookSignatureValid(rawBody, headers['x-razorpay-signature'])).toBe(true)
  }
  expect(new Set(receiver.received.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(3)
  const [authorized, captured, paid] = receiver.received.map(({ event }) => event)
  expect(authorized?.payment).toMatchObject({ id: paymentId, status: 'authorized', captured: false })
  expect(captured?.payment).toMatchObject({ status: 'captured', orderId })
  expect(paid?.order).toMatchObject({ id: orderId, status: 'paid', amountPaid: 30000 })
})

it('tells of failures and refunds', async () => {
  const orderId = await newOrder()
  await sandbox.pay(orderId, { status: 'failed' })
  const { paymentId } = await sandbox.pay(orderId)
  const full = await sandbox.gateway.refund({ paymentId, amount: 30000, idempotencyKey: `${paymentId}-full` })
  await sandbox.settleRefund(full.id)
  const other = await sandbox.pay(await newOrder())
  const input = { paymentId: other.paymentId, amount: 100, idempotencyKey: `${orderId}-slow` }
  const pending = await sandbox.gateway.refund(input)
  await sandbox.settleRefund(pending.id, 'failed')
  const all = [
    'payment.failed',
    ...paidNames,
    'refund.created',
    'refund.processed',
    ...paidNames,
    'refund.created',
    'refund.failed',
  ]
  await vi.waitFor(() => expect(receiver.names().toSorted()).toEqual(all.toSorted()), { timeout: 15_000 })
  const failed = receiver.received.find(({ event }) => event.name === 'refund.failed')
  expect(failed?.event.refund).toMatchObject({ id: pending.id, status: 'failed' })
})

it('repeats an event under the same id until it is acknowledged', async () => {
  receiver.status = 500
  await sandbox.pay(await newOrder(), { status: 'authorized' })
  await waitFor(['payment.authorized'])
  receiver.status = 204
  await waitFor(['payment.authorized', 'payment.authorized'])
  const ids = receiver.received.map(({ headers }) => headers['x-razorpay-event-id'])
  expect(ids[0]).toBe(ids[1])
})

it('sends after a restart what could not be delivered before', async () => {
  const orderId = await newOrder()
  await sandbox.close()
  sandbox = await started(() => null)
  await sandbox.pay(orderId)
  await sandbox.close()
  expect(receiver.names()).toEqual([])
  sandbox = await started(() => receiver.url)
  await waitFor(paidNames)
  expect((await sandbox.gateway.fetchOrder(orderId))?.status).toBe('paid')
})

it('waits while the receiver is not known', async () => {
  await sandbox.close()
  let known: string | null = null
  sandbox = await started(() => known)
  await sandbox.pay(await newOrder())
  expect(receiver.names()).toEqual([])
  known = receiver.url
  await waitFor(paidNames)
})

it('delivers twice, reversed, late or with a wrong signature on demand', async () => {
  await sandbox.chaos({ webhooks: { mode: 'duplicate' } })
  await sandbox.pay(await newOrder(), { status: 'authorized' })
  await waitFor(['payment.authorized', 'payment.authorized'])
  expect(receiver.received[0]?.headers['x-razorpay-event-id']).toBe(
    receiver.received[1]?.headers['x-razorpay-event-id'],
  )

  receiver.received.length = 0
  await sandbox.chaos({ webhooks: { mode: 'reordered' } })
  await sandbox.pay(await newOrder())
  await waitFor(paidNames.toReversed())

  receiver.received.length = 0
  await sandbox.chaos({ webhooks: { mode: 'delayed', delayMs: 600_000 } })
  await sandbox.pay(await newOrder())
  await sandbox.chaos({ webhooks: { mode: 'lost' } })
  await sandbox.pay(await newOrder())
  await sandbox.chaos({ webhooks: { mode: 'wrong-signature' } })
  await sandbox.pay(await newOrder(), { status: 'failed' })
  await waitFor(['payment.failed'])
  const [wrong] = receiver.received
  expect(
    sandbox.gateway.isWebhookSignatureValid(wrong?.rawBody ?? Buffer.of(), wrong?.headers['x-razorpay-signature']),
  ).toBe(false)
})
