import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { PaymentProviderRefusedError } from '../errors.ts'
import { startSandbox } from './sandbox.ts'
import { KEYS as keys, orderInput, testProvider, type TestProvider } from '../../testing/provider.ts'

let sandbox: TestProvider
let databaseUrl = ''
beforeAll(async () => {
  databaseUrl = (await testDatabase()).url
  sandbox = testProvider(databaseUrl)
})
beforeEach(() => sandbox.chaos())
afterAll(() => sandbox.close())

const order = async (amount?: number) => await sandbox.gateway.createOrder(orderInput(amount))

describe('start', () => {
  const options = { databaseUrl: '', webhookUrl: '', appOrigins: '*', ...keys } as const

  it('is refused in production and with live keys', async () => {
    await expect(startSandbox({ ...options, isProduction: true })).rejects.toThrow('cannot run in production')
    await expect(startSandbox({ ...options, isProduction: false, keyId: 'rzp_live_x' })).rejects.toThrow('live keys')
  })

  it('fails cleanly when its port is taken', async () => {
    const port = Number(new URL(await sandbox.url()).port)
    await expect(startSandbox({ ...options, databaseUrl, isProduction: false, port })).rejects.toThrow('EADDRINUSE')
  })

  it('works twice at once on a fresh database', async () => {
    const { url } = await testDatabase()
    const both = [testProvider(url), testProvider(url)] as const
    await Promise.all(both.map((started) => started.url()))
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
    const pair = await sandbox.pay(orderId)
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
    await sandbox.pay(id, { status: 'failed' })
    await sandbox.pay(id, { status: 'failed' })
    expect(await sandbox.gateway.fetchOrder(id)).toMatchObject({ status: 'attempted', attempts: 2 })
    await sandbox.pay(id)
    const payments = await sandbox.gateway.fetchOrderPayments(id)
    expect(payments.map(({ status }) => status)).toEqual(['captured', 'failed', 'failed'])
    expect(payments[1]?.errorCode).toBe('BAD_REQUEST_ERROR')
  })

  it('are captured by hand for exactly the authorised amount', async () => {
    const { id } = await order()
    const { paymentId } = await sandbox.pay(id, { status: 'authorized' })
    await expect(sandbox.pay(id)).rejects.toThrow('already authorized')
    await expect(sandbox.gateway.capturePayment(paymentId, 100, 'INR')).rejects.toThrow(
      'equal to the amount authorized',
    )
    expect((await sandbox.gateway.capturePayment(paymentId, 30000, 'INR')).status).toBe('captured')
    await expect(sandbox.gateway.capturePayment(paymentId, 30000, 'INR')).rejects.toThrow('already been captured')
    expect((await sandbox.gateway.fetchOrder(id))?.status).toBe('paid')
  })

  it('may be without an answer of the bank for a while', async () => {
    const { id } = await order()
    const { paymentId } = await sandbox.pay(id, { status: 'created' })
    expect(await sandbox.gateway.fetchPayment(paymentId)).toMatchObject({ status: 'created', errorCode: null })
    await sandbox.pay(id, { paymentId })
    expect((await sandbox.gateway.fetchPayment(paymentId))?.status).toBe('captured')
  })

  it('may differ from the order, and come twice, when the test says so', async () => {
    const { id } = await order()
    const { paymentId } = await sandbox.pay(id, { amount: 100 })
    expect((await sandbox.gateway.fetchPayment(paymentId))?.amount).toBe(100)
    await sandbox.pay(id, { twice: true })
    expect(await sandbox.gateway.fetchOrderPayments(id)).toHaveLength(2)
    expect((await sandbox.gateway.fetchOrder(id))?.attempts).toBe(2)
  })

  it('are captured with amount and currency, and nothing else', async () => {
    const { paymentId } = await sandbox.pay((await order()).id, { status: 'authorized' })
    const body = { amount: 30_000, currency: 'INR', notes: {} }
    const answer = await sandbox.call('POST', `/v1/payments/${paymentId}/capture`, body)
    expect(answer).toMatchObject({ status: 400, body: { error: { reason: 'extra_field_sent', field: 'notes' } } })
  })

  it('may be authorised late, after having failed', async () => {
    const { id } = await order()
    const { paymentId } = await sandbox.pay(id, { status: 'failed' })
    expect((await sandbox.pay(id, { paymentId })).paymentId).toBe(paymentId)
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
