import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { orderInput, testProvider, type TestProvider } from '../../testing/provider.ts'
import { PaymentProviderUnavailableError } from '../errors.ts'

let sandbox: TestProvider
beforeAll(async () => {
  sandbox = testProvider((await testDatabase()).url)
})
beforeEach(() => sandbox.chaos())
afterAll(() => sandbox.close())

const order = async () => await sandbox.gateway.createOrder(orderInput())

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
    const { paymentId } = await sandbox.pay((await order()).id)
    await sandbox.chaos({ dropAfterCommit: 'refunds', times: 1 })
    const input = { paymentId, amount: 30000, idempotencyKey: `${paymentId}-drop` }
    await expect(sandbox.gateway.refund(input)).rejects.toBeInstanceOf(PaymentProviderUnavailableError)
    expect((await sandbox.gateway.refund(input)).amount).toBe(30000)
    expect((await sandbox.gateway.fetchPayment(paymentId))?.amountRefunded).toBe(30000)
  })

  it.each([429, 500, 502] as const)('answers %i without doing anything', async (status) => {
    await sandbox.chaos({ status, times: 1 })
    const input = orderInput()
    await expect(sandbox.gateway.createOrder(input)).rejects.toMatchObject({
      status: 503,
      detail: `HTTP ${status}`,
    })
    expect(await sandbox.gateway.findOrderByReceipt(input.receipt)).toBeNull()
  })

  it.each([401, 403] as const)('answers %i as to wrong keys', async (status) => {
    await sandbox.chaos({ status })
    const unavailable = { status: 503, reason: 'configuration', detail: `HTTP ${status}` }
    await expect(sandbox.gateway.createOrder(orderInput())).rejects.toMatchObject(unavailable)
    await expect(sandbox.gateway.fetchPayment('pay_AAAAAAAAAAAAAA')).rejects.toMatchObject(unavailable)
  })

  it('hangs: nobody waits for it longer than the deadline, and nothing is done', async () => {
    await sandbox.chaos({ hang: true })
    const input = orderInput()
    await expect(sandbox.gateway.createOrder(input)).rejects.toMatchObject({ reason: 'timeout' })
    await sandbox.chaos()
    expect(await sandbox.gateway.findOrderByReceipt(input.receipt)).toBeNull()
  })

  it('hits one class of calls and leaves the others alone', async () => {
    const { id } = await order()
    const { paymentId } = await sandbox.pay(id)
    const works = {
      checkout: () => sandbox.gateway.createOrder(orderInput()),
      settle: () => sandbox.gateway.fetchOrderPayments(id),
      refunds: () => sandbox.gateway.refund({ paymentId, amount: 100, idempotencyKey: `${paymentId}-class` }),
    }
    for (const calls of ['checkout', 'settle', 'refunds'] as const) {
      await sandbox.chaos({ calls, away: true })
      for (const [name, work] of Object.entries(works))
        if (name === calls) await expect(work()).rejects.toMatchObject({ reason: 'network' })
        else expect(await work()).toBeTruthy()
    }
  })

  it('refuses switches that it does not know', async () => {
    for (const faults of [{ status: 404 }, { mood: 'bad' }, { calls: 'all' }])
      expect((await sandbox.call('POST', '/sandbox/chaos', faults)).status).toBe(400)
  })
})
