import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from '../gateway/errors.ts'
import { startSandbox } from './sandbox.ts'
import { keys, orderInput, startTestSandbox } from './testSandbox.ts'

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
let databaseUrl = ''
beforeAll(async () => {
  databaseUrl = (await testDatabase()).url
  sandbox = await startTestSandbox(databaseUrl, () => null)
})
beforeEach(() => sandbox.chaos({}))
afterAll(() => sandbox.close())

const order = async (amount?: number) => await sandbox.gateway.createOrder(orderInput(amount))

describe('start', () => {
  const options = { databaseUrl: '', webhookUrl: '', appOrigins: '*', ...keys } as const

  it('is refused in production and with live keys', async () => {
    await expect(startSandbox({ ...options, isProduction: true })).rejects.toThrow('cannot run in production')
    await expect(startSandbox({ ...options, isProduction: false, keyId: 'rzp_live_x' })).rejects.toThrow('live keys')
  })

  it('fails cleanly when its port is taken', async () => {
    const port = Number(new URL(sandbox.url).port)
    await expect(startSandbox({ ...options, databaseUrl, isProduction: false, port })).rejects.toThrow('EADDRINUSE')
  })

  it('works twice at once on a fresh database', async () => {
    const { url } = await testDatabase()
    const both = await Promise.all([startTestSandbox(url, () => null), startTestSandbox(url, () => null)])
    const created = await both[0].gateway.createOrder(orderInput())
    expect(await both[1].gateway.fetchOrder(created.id)).toEqual(created)
    for (const started of both) await started.close()
  })
})

describe('transport', () => {
  it.each(['', 'basic x', `basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`, `Basic ${btoa('other:keys')}`])(
    'refuses the credentials %j',
    async (authorization) => {
      for (const [method, path] of [
        ['GET', '/v1/orders'],
        ['POST', '/sandbox/chaos'],
      ] as const) {
        const { status, body } = await sandbox.call(method, path, undefined, { authorization })
        expect(status).toBe(401)
        expect(body).toMatchObject({
          error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
        })
      }
    },
  )

  it('answers 400 to unknown routes, unknown ids and ids that are none', async () => {
    const unknown = await sandbox.call('GET', '/v1/nothing')
    expect(unknown).toMatchObject({
      status: 400,
      body: { error: { description: 'The requested URL was not found on the server.' } },
    })
    const missing = await sandbox.call('GET', '/v1/orders/order_AAAAAAAAAAAAAA')
    expect(missing).toMatchObject({
      status: 400,
      body: { error: { description: 'The id provided does not exist' } },
    })
    const malformed = await sandbox.call('GET', '/v1/payments/pay_1')
    expect(malformed).toMatchObject({
      status: 400,
      body: { error: { description: 'pay_1 is not a valid id' } },
    })
    expect(await sandbox.gateway.fetchPayment('pay_AAAAAAAAAAAAAA')).toBeNull()
  })
})

describe('orders', () => {
  it('are created with 200 and found by id and receipt', async () => {
    const input = orderInput()
    const { status, body } = await sandbox.call('POST', '/v1/orders', { ...input, notes: {} })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      entity: 'order',
      amount_due: 30000,
      amount_paid: 0,
      status: 'created',
      attempts: 0,
      notes: [],
      offer_id: null,
    })
    expect(body['id']).toMatch(/^order_[A-Za-z0-9]{14}$/)
    expect((await sandbox.gateway.findOrderByReceipt(input.receipt))?.id).toBe(body['id'])
    expect(await sandbox.gateway.findOrderByReceipt('nobody')).toBeNull()
  })

  it.each([
    [{ amount: 99 }, 'Order amount less than minimum amount allowed', 'amount_less_than_minimum_amount'],
    [{ amount: 100.5 }, 'The amount must be an integer.', 'input_validation_failed'],
    [{ amount: '300' }, 'The amount must be an integer.', 'input_validation_failed'],
    [{ amount: undefined }, 'amount: is required.', 'input_validation_failed'],
    [{ currency: 1 }, 'expected string but provided 1', 'input_validation_failed'],
    [{ receipt: 'x'.repeat(41) }, 'The receipt may not be greater than 40 characters.', 'input_validation_failed'],
    [{ colour: 'red' }, 'colour is/are not required and should not be sent', 'extra_field_sent'],
  ])('refuse %j', async (change, description, reason) => {
    const { status, body } = await sandbox.call('POST', '/v1/orders', { ...orderInput(), ...change })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR', description, reason } })
  })

  it('with a repeated receipt are allowed, refused or returned, as told; the gateway gets one either way', async () => {
    const input = orderInput()
    const first = await sandbox.gateway.createOrder(input)
    expect((await sandbox.gateway.createOrder(input)).id).not.toBe(first.id)
    await sandbox.chaos({ receipts: 'return-existing' })
    expect((await sandbox.gateway.createOrder(input)).id).toBe(first.id)
    await sandbox.chaos({ receipts: 'reject' })
    const refused = await sandbox.call('POST', '/v1/orders', input)
    expect(refused.body).toMatchObject({ error: { description: 'Order receipt should be unique.' } })
    expect((await sandbox.gateway.createOrder(input)).id).toBe(first.id)
    await expect(sandbox.gateway.createOrder({ ...input, amount: 100 })).rejects.toBeInstanceOf(
      PaymentProviderRefusedError,
    )
  })
})

describe('payments', () => {
  it('are captured once, with a signature that the gateway accepts', async () => {
    const { id: orderId } = await order()
    const paid = await sandbox.pay(orderId)
    const pair = { orderId, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature }
    expect(sandbox.gateway.isCheckoutSignatureValid(pair)).toBe(true)
    expect(await sandbox.gateway.fetchPayment(pair.paymentId)).toMatchObject({
      status: 'captured',
      captured: true,
      orderId,
      amount: 30000,
    })
    expect(await sandbox.gateway.fetchOrder(orderId)).toMatchObject({
      status: 'paid',
      amountPaid: 30000,
      attempts: 1,
    })
    await expect(sandbox.pay(orderId)).rejects.toThrow('declined as the order is already paid')
  })

  it('may fail several times before one succeeds', async () => {
    const { id } = await order()
    await sandbox.pay(id, 'failed')
    await sandbox.pay(id, 'failed')
    expect(await sandbox.gateway.fetchOrder(id)).toMatchObject({ status: 'attempted', attempts: 2 })
    await sandbox.pay(id)
    const payments = await sandbox.gateway.fetchOrderPayments(id)
    expect(payments.map(({ status }) => status)).toEqual(['captured', 'failed', 'failed'])
    expect(payments[1]?.errorCode).toBe('BAD_REQUEST_ERROR')
  })

  it('are captured by hand for exactly the authorised amount', async () => {
    const { id } = await order()
    const { razorpay_payment_id: paymentId } = await sandbox.pay(id, 'authorized')
    await expect(sandbox.pay(id)).rejects.toThrow('already authorized')
    await expect(sandbox.gateway.capturePayment(paymentId, 100, 'INR')).rejects.toThrow(
      'equal to the amount authorized',
    )
    expect((await sandbox.gateway.capturePayment(paymentId, 30000, 'INR')).status).toBe('captured')
    await expect(sandbox.gateway.capturePayment(paymentId, 30000, 'INR')).rejects.toThrow('already been captured')
    expect((await sandbox.gateway.fetchOrder(id))?.status).toBe('paid')
  })

  it('may be authorised late, after having failed', async () => {
    const { id } = await order()
    const { razorpay_payment_id: paymentId } = await sandbox.pay(id, 'failed')
    expect((await sandbox.pay(id, 'captured', paymentId)).razorpay_payment_id).toBe(paymentId)
    expect(await sandbox.gateway.fetchPayment(paymentId)).toMatchObject({
      status: 'captured',
      errorCode: null,
    })
  })

  it('of one order at the same moment give one capture', async () => {
    const { id } = await order()
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => sandbox.pay(id)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await sandbox.gateway.fetchOrderPayments(id)).toHaveLength(1)
  })
})

describe('refunds', () => {
  async function paidOrder() {
    const { id } = await order()
    return (await sandbox.pay(id)).razorpay_payment_id
  }

  it('may be partial, and full only once', async () => {
    const paymentId = await paidOrder()
    const part = await sandbox.gateway.refund({
      paymentId,
      amount: 10000,
      idempotencyKey: `${paymentId}-part`,
    })
    expect(part).toMatchObject({ amount: 10000, status: 'processed' })
    expect(await sandbox.gateway.fetchPayment(paymentId)).toMatchObject({
      status: 'captured',
      amountRefunded: 10000,
    })
    const tooMuch = sandbox.gateway.refund({ paymentId, amount: 20001, idempotencyKey: `${paymentId}-more` })
    await expect(tooMuch).rejects.toThrow('greater than amount captured')
    await sandbox.gateway.refund({ paymentId, amount: 20000, idempotencyKey: `${paymentId}-rest` })
    expect(await sandbox.gateway.fetchPayment(paymentId)).toMatchObject({
      status: 'refunded',
      amountRefunded: 30000,
    })
    const again = sandbox.gateway.refund({ paymentId, amount: 100, idempotencyKey: `${paymentId}-again` })
    await expect(again).rejects.toThrow('fully refunded already')
    expect((await sandbox.call('GET', `/v1/payments/${paymentId}/refunds`)).body['count']).toBe(2)
  })

  it('with the same key are one refund; the key cannot be used for another', async () => {
    const paymentId = await paidOrder()
    const input = { paymentId, amount: 10000, idempotencyKey: `${paymentId}-key` }
    const first = await sandbox.gateway.refund(input)
    expect((await sandbox.gateway.refund(input)).id).toBe(first.id)
    await expect(sandbox.gateway.refund({ ...input, amount: 100 })).rejects.toMatchObject({ status: 409 })
    await expect(sandbox.gateway.refund({ ...input, idempotencyKey: 'short' })).rejects.toMatchObject({
      status: 400,
    })
    expect((await sandbox.gateway.fetchPayment(paymentId))?.amountRefunded).toBe(10000)
  })

  it('at the same moment with one key are one refund', async () => {
    const paymentId = await paidOrder()
    const input = { paymentId, amount: 100, idempotencyKey: `${paymentId}-race` }
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => sandbox.gateway.refund(input)))
    const ids = tries.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value.id] : []))
    expect(new Set(ids).size).toBe(1)
    expect((await sandbox.gateway.fetchPayment(paymentId))?.amountRefunded).toBe(100)
  })

  it('that stay pending are settled later; a failed one gives the amount back', async () => {
    await sandbox.chaos({ refunds: 'pending' })
    const paymentId = await paidOrder()
    const refund = await sandbox.gateway.refund({
      paymentId,
      amount: 30000,
      idempotencyKey: `${paymentId}-slow`,
    })
    expect(refund.status).toBe('pending')
    await sandbox.call('POST', `/sandbox/refunds/${refund.id}`, { status: 'failed' })
    expect((await sandbox.gateway.fetchRefund(refund.id))?.status).toBe('failed')
    expect(await sandbox.gateway.fetchPayment(paymentId)).toMatchObject({
      status: 'captured',
      amountRefunded: 0,
    })
  })

  it('need a captured payment', async () => {
    const { razorpay_payment_id: paymentId } = await sandbox.pay((await order()).id, 'authorized')
    const refund = sandbox.gateway.refund({ paymentId, amount: 100, idempotencyKey: `${paymentId}-early` })
    await expect(refund).rejects.toThrow('should be captured')
  })
})

describe('chaos', () => {
  it('drops the answer of an order that was made: the gateway finds it', async () => {
    await sandbox.chaos({ dropAfterCommit: 'orders' })
    const input = orderInput()
    const made = await sandbox.gateway.createOrder(input)
    expect(made.receipt).toBe(input.receipt)
    const { body } = await sandbox.call('GET', `/v1/orders?receipt=${input.receipt}`)
    expect(body['count']).toBe(1)
  })

  it('drops the answer of a refund once: the same key gives the same refund', async () => {
    const { razorpay_payment_id: paymentId } = await sandbox.pay((await order()).id)
    await sandbox.chaos({ dropAfterCommit: 'refunds', times: 1 })
    const input = { paymentId, amount: 30000, idempotencyKey: `${paymentId}-drop` }
    await expect(sandbox.gateway.refund(input)).rejects.toBeInstanceOf(PaymentProviderUnavailableError)
    expect((await sandbox.gateway.refund(input)).amount).toBe(30000)
    expect((await sandbox.gateway.fetchPayment(paymentId))?.amountRefunded).toBe(30000)
  })

  it.each([429, 500, 502])('answers %i without doing anything', async (status) => {
    await sandbox.chaos({ status, times: 1 })
    const input = orderInput()
    await expect(sandbox.gateway.createOrder(input)).rejects.toMatchObject({
      status: 503,
      detail: `HTTP ${status}`,
    })
    expect(await sandbox.gateway.findOrderByReceipt(input.receipt)).toBeNull()
  })

  it('refuses switches that it does not know', async () => {
    expect((await sandbox.chaos({ status: 404 })).status).toBe(400)
    expect((await sandbox.chaos({ mood: 'bad' })).status).toBe(400)
  })
})
