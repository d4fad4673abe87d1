import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { KEYS as keys, orderInput, testProvider, type TestProvider } from '../../testing/provider.ts'
import { createPaymentGateway } from '../gateway.ts'
import { startSandbox } from './sandbox.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
let sandbox: TestProvider
beforeAll(async () => {
  sandbox = testProvider((await testDatabase()).url)
})
beforeEach(() => sandbox.chaos())
afterAll(() => sandbox.close())

const order = async () => await sandbox.gateway.createOrder(orderInput())

describe('refunds', () => {
  async function paidOrder() {
    const { id } = await order()
    return (await sandbox.pay(id)).paymentId
  }

  it('may be partial, and full only once', async () => {
    const paymentId = await paidOrder()
    const part = await sandbox.gateway.refund({
      paymentId,
      amount: 10000,
      idempotencyKey: `${paymentId}-part`,
    })
    expect(part).toMatchObject({ amount: 10000, status: 'pending' })
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
    const paymentId = await paidOrder()
    const refund = await sandbox.gateway.refund({
      paymentId,
      amount: 30000,
      idempotencyKey: `${paymentId}-slow`,
    })
    expect(refund.status).toBe('pending')
    await sandbox.settleRefund(refund.id, 'failed')
    expect((await sandbox.gateway.fetchRefund(refund.id))?.status).toBe('failed')
    expect(await sandbox.gateway.fetchPayment(paymentId)).toMatchObject({
      status: 'captured',
      amountRefunded: 0,
    })
  })

  it('are processed at once when the account says so', async () => {
    await sandbox.chaos({ refunds: 'processed' })
    const paymentId = await paidOrder()
    const refund = await sandbox.gateway.refund({ paymentId, amount: 100, idempotencyKey: `${paymentId}-now` })
    expect(refund.status).toBe('processed')
  })

  it('take the fields that are documented, and at least one rupee', async () => {
    const paymentId = await paidOrder()
    const refund = (body: object) => sandbox.call('POST', `/v1/payments/${paymentId}/refund`, body)
    expect(await refund({ amount: 100, reason: 'late' })).toMatchObject({
      status: 400,
      body: { error: { description: 'reason is/are not required and should not be sent', reason: 'extra_field_sent' } },
    })
    expect(await refund({ amount: 99 })).toMatchObject({
      status: 400,
      body: { error: { description: 'The amount must be at least INR 1.00' } },
    })
    expect(await sandbox.refundsOf(paymentId)).toEqual([])
  })

  it('may be made by an operator, without our asking', async () => {
    const paymentId = await paidOrder()
    const refundId = await sandbox.refundAsOperator(paymentId, 10_000)
    expect(await sandbox.gateway.fetchRefund(refundId)).toMatchObject({ amount: 10_000, status: 'pending', paymentId })
    await sandbox.refundAsOperator(paymentId)
    expect(await sandbox.gateway.fetchPayment(paymentId)).toMatchObject({ status: 'refunded', amountRefunded: 30_000 })
    await expect(sandbox.refundAsOperator(paymentId)).rejects.toThrow('fully refunded already')
  })

  it('are made by the provider for an authorisation that lapses; it can be captured no more', async () => {
    const { id } = await order()
    const { paymentId } = await sandbox.pay(id, { status: 'authorized' })
    await sandbox.lapse(paymentId)
    expect(await sandbox.gateway.fetchPayment(paymentId)).toMatchObject({
      status: 'refunded',
      captured: false,
      amountRefunded: 30_000,
    })
    expect(await sandbox.refundsOf(paymentId)).toMatchObject([{ amount: 30_000, status: 'processed' }])
    await expect(sandbox.gateway.capturePayment(paymentId, 30_000, 'INR')).rejects.toThrow('Only payments which')
    expect((await sandbox.gateway.fetchOrder(id))?.status).toBe('attempted')
    await expect(sandbox.lapse(paymentId)).rejects.toThrow('not authorized')
  })

  it('are ended by the bank after a while when the account waits for it, over a restart too', async () => {
    const { url } = await testDatabase()
    const before = testProvider(url)
    const { id } = await before.gateway.createOrder(orderInput())
    const { paymentId } = await before.pay(id)
    const input = { paymentId, amount: 10_000, idempotencyKey: `${paymentId}-bank` }
    const { id: left } = await before.gateway.refund(input)
    await before.close()
    const options = { databaseUrl: url, webhookUrl: () => null, appOrigins: '*', isProduction: false, ...keys } as const
    const account = await startSandbox({ ...options, refundsSettleAfterMs: 20 })
    const gateway = createPaymentGateway({ ...keys, apiUrl: account.url, isSandbox: true, log: silent })
    const { id: made } = await gateway.refund({ ...input, idempotencyKey: `${paymentId}-later` })
    for (const refundId of [left, made])
      await vi.waitFor(async () => expect((await gateway.fetchRefund(refundId))?.status).toBe('processed'), 5_000)
    await account.close()
  })

  it('need a captured payment', async () => {
    const { paymentId } = await sandbox.pay((await order()).id, { status: 'authorized' })
    const refund = sandbox.gateway.refund({ paymentId, amount: 100, idempotencyKey: `${paymentId}-early` })
    await expect(refund).rejects.toThrow('should be captured')
  })
})
