import { afterEach, expect, it } from 'vitest'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from './errors.ts'
import {
  cut,
  json,
  orderAnswer,
  paymentAnswer,
  refundAnswer,
  refusal,
  startRawProvider,
} from '../testing/rawProvider.ts'

let close = async () => {}
afterEach(() => close())

async function rawProvider(...answers: Parameters<typeof startRawProvider>) {
  const started = await startRawProvider(...answers)
  close = started.close
  return started
}

const input = { amount: 30000, currency: 'INR', receipt: 'booking-1', notes: { bookingId: '7' } }
const paymentId = paymentAnswer.id
const bad = (description: string) => refusal(description)

it('creates an order at the given base URL with basic auth', async () => {
  const { gateway, calls } = await rawProvider(json(200, orderAnswer))
  const order = await gateway().createOrder(input)
  expect(order).toEqual({
    id: orderAnswer.id,
    amount: 30000,
    amountPaid: 0,
    currency: 'INR',
    receipt: 'booking-1',
    status: 'created',
    attempts: 0,
    notes: {},
    createdAt: 1_760_000_000,
  })
  expect(calls[0]).toMatchObject({ method: 'POST', url: '/v1/orders', body: input })
  expect(calls[0]?.headers.authorization).toBe(`Basic ${btoa('rzp_test_key:secret')}`)
})

it('takes a base URL that already ends in the version', async () => {
  const { gateway, calls, apiUrl } = await rawProvider(json(200, orderAnswer))
  await gateway({ apiUrl: `${apiUrl}/v1/` }).fetchOrder(orderAnswer.id)
  expect(calls[0]?.url).toBe(`/v1/orders/${orderAnswer.id}`)
})

it('finds the order of a create whose answer was dropped', async () => {
  const found = json(200, { entity: 'collection', count: 1, items: [orderAnswer] })
  const { gateway, calls } = await rawProvider(cut, found)
  expect((await gateway().createOrder(input)).id).toBe(orderAnswer.id)
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /v1/orders',
    'GET /v1/orders?receipt=booking-1&count=100',
  ])
})

it('finds the order when the receipt is refused as taken', async () => {
  const { gateway } = await rawProvider(bad('Order receipt should be unique.'), json(200, { items: [orderAnswer] }))
  expect((await gateway().createOrder(input)).id).toBe(orderAnswer.id)
})

it('does not take over an order of another amount', async () => {
  const other = { ...orderAnswer, amount: 100 }
  const dropped = await rawProvider(cut, json(200, { items: [other] }))
  await expect(dropped.gateway().createOrder(input)).rejects.toBeInstanceOf(PaymentProviderUnavailableError)
  await dropped.close()
  const returned = await rawProvider(json(200, other))
  await expect(returned.gateway().createOrder(input)).rejects.toBeInstanceOf(PaymentProviderRefusedError)
})

it('reports the create as unavailable when no order was left behind', async () => {
  const { gateway, calls } = await rawProvider(cut, json(200, { items: [] }))
  await expect(gateway().createOrder(input)).rejects.toMatchObject({ status: 503, reason: 'network' })
  expect(calls).toHaveLength(2)
})

it('prefers the paid order of a receipt and ignores other receipts', async () => {
  const items = [
    { ...orderAnswer, receipt: 'booking-11', status: 'paid' },
    { ...orderAnswer, id: 'order_AAAAAAAAAAAAAA' },
    { ...orderAnswer, id: 'order_BBBBBBBBBBBBBB', status: 'paid' },
  ]
  const { gateway } = await rawProvider(json(200, { items }))
  expect((await gateway().findOrderByReceipt('booking-1'))?.id).toBe('order_BBBBBBBBBBBBBB')
})

it('turns a connection that nobody accepts into an unavailable error', async () => {
  const { gateway, close: stop } = await rawProvider()
  await stop()
  const failed = gateway().fetchPayment(paymentId)
  await expect(failed).rejects.toBeInstanceOf(PaymentProviderUnavailableError)
  await expect(failed).rejects.toThrow('Payment provider unavailable. Please try again.')
  close = async () => {}
})

it('gives up at the deadline, also when bytes keep dripping', async () => {
  let drip: NodeJS.Timeout | undefined
  const { gateway, calls } = await rawProvider((_call, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    drip = setInterval(() => response.write(' '), 10)
  })
  await expect(gateway({ timeoutMs: 150 }).fetchPayment(paymentId)).rejects.toMatchObject({
    reason: 'timeout',
  })
  clearInterval(drip)
  expect(calls).toHaveLength(1)
})

it('takes an answer without end for unavailable, and does not read it to its end', async () => {
  let wasCut = false
  const { gateway, calls } = await rawProvider((_call, response) => {
    response.on('close', () => (wasCut = !response.writableFinished))
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(100_000)));
    }
    response.on('drain', more)
    more()
  })
  await expect(gateway().fetchPayment(paymentId)).rejects.toMatchObject({ status: 503, reason: 'unreadable' })
  await expect.poll(() => wasCut).toBe(true)
  expect(calls).toHaveLength(1)
})

it.each([
  ['an HTML 502', 502],
  ['a redirect', 302],
])('takes %s for unavailable', async (_what, status) => {
  const { gateway } = await rawProvider(
    (_call, response) => void response.writeHead(status, { location: '/' }).end('<html>'),
  )
  await expect(gateway().fetchRefund(refundAnswer.id)).rejects.toMatchObject({
    status: 503,
    detail: `HTTP ${status}`,
  })
})

it.each([
  ['429', json(429, { error: { code: 'BAD_REQUEST_ERROR', description: 'Too many requests' } })],
  [
    'a body that is not JSON',
    (_call: unknown, response: { end(text: string): unknown }) => void response.end('<html>'),
  ],
  ['an amount that is not an integer', json(200, { ...paymentAnswer, amount: 1.5 })],
])('takes %s for unavailable and does not ask again', async (_what, answer) => {
  const { gateway, calls } = await rawProvider(answer)
  await expect(gateway().fetchPayment(paymentId)).rejects.toBeInstanceOf(PaymentProviderUnavailableError)
  expect(calls).toHaveLength(1)
})

it('asks again once after a 5xx or a cut connection, for reads only', async () => {
  const reading = await rawProvider(cut, json(200, paymentAnswer))
  expect((await reading.gateway().fetchPayment(paymentId))?.notes).toEqual({ bookingId: '7' })
  await reading.close()
  const failing = await rawProvider(json(500, {}))
  await expect(failing.gateway().fetchPayment(paymentId)).rejects.toBeInstanceOf(PaymentProviderUnavailableError)
  expect(failing.calls).toHaveLength(2)
  await failing.close()
  const writing = await rawProvider(json(500, {}))
  const captured = writing.gateway().capturePayment(paymentId, 30000, 'INR')
  await expect(captured).rejects.toBeInstanceOf(PaymentProviderUnavailableError)
  expect(writing.calls).toHaveLength(1)
})

it('passes on the code and description of a refusal, without the key secret', async () => {
  const description = 'Capture amount must be equal to the amount authorized.'
  const { gateway } = await rawProvider(bad(description))
  const error = await gateway()
    .capturePayment(paymentId, 1, 'INR')
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(PaymentProviderRefusedError)
  expect(error).toMatchObject({ status: 400, code: 'BAD_REQUEST_ERROR', description, field: 'id' })
  expect(JSON.stringify({ ...(error as Error) })).not.toContain('secret')
})

it('answers null for what the provider does not know', async () => {
  const { gateway } = await rawProvider(bad('The id provided does not exist'))
  expect(await gateway().fetchPayment(paymentId)).toBeNull()
  expect(await gateway().fetchOrder(orderAnswer.id)).toBeNull()
  expect(await gateway().fetchRefund(refundAnswer.id)).toBeNull()
})

it('sends the refund idempotency key', async () => {
  const { gateway, calls } = await rawProvider(json(200, refundAnswer))
  const refund = await gateway().refund({ paymentId, amount: 30000, idempotencyKey: 'refund-7-slot_lost' })
  expect(refund).toMatchObject({ id: refundAnswer.id, paymentId, status: 'pending' })
  expect(calls[0]).toMatchObject({
    url: `/v1/payments/${paymentId}/refund`,
    body: { amount: 30000, speed: 'normal' },
  })
  expect(calls[0]?.headers['x-refund-idempotency']).toBe('refund-7-slot_lost')
})

it('takes a refund that is still in progress for unavailable', async () => {
  const { gateway } = await rawProvider(
    refusal('Another request with the same idempotency key is still in progress.', 409),
  )
  const refunded = gateway().refund({ paymentId, amount: 1, idempotencyKey: 'refund-7-slot_lost' })
  await expect(refunded).rejects.toBeInstanceOf(PaymentProviderUnavailableError)
})

it('refuses ids that are paths without a call', async () => {
  const { gateway, calls } = await rawProvider(json(200, paymentAnswer))
  const path = '../orders/order_IEIaMR65cu6nz3?x=1'
  expect(await gateway().fetchPayment(path)).toBeNull()
  expect(await gateway().fetchOrder(path)).toBeNull()
  expect(await gateway().fetchRefund(path)).toBeNull()
  const refused = [
    gateway().fetchOrderPayments(path),
    gateway().capturePayment(path, 1, 'INR'),
    gateway().refund({ paymentId: path, amount: 1, idempotencyKey: 'refund-7-slot_lost' }),
  ]
  for (const call of refused) await expect(call).rejects.toBeInstanceOf(PaymentProviderRefusedError)
  expect(calls).toHaveLength(0)
})

it('takes a 4xx that is not in the words of the provider for unavailable', async () => {
  const { gateway } = await rawProvider((_call, response) => void response.writeHead(404).end('<html>'))
  await expect(gateway().fetchPayment(paymentId)).rejects.toMatchObject({ status: 503, detail: 'HTTP 404' })
})
