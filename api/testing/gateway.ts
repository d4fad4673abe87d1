/** A payment provider in memory, for tests of what we do with its answers. Its HTTP side is tested against the sandbox. */
import { createHmac, randomBytes } from 'node:crypto'
import type { ProviderOrder, ProviderPayment, ProviderRefund } from '../payments/gateway/entities.ts'
import { PaymentProviderUnavailableError } from '../payments/gateway/errors.ts'
import type { PaymentGateway } from '../payments/gateway/gateway.ts'

const SECRET = 'test-key-secret'
const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex').slice(0, 14)}`

export interface FakeGateway extends PaymentGateway {
  /** While true every call fails as if the provider could not be reached. */
  away: boolean
  calls: string[]
  /** Somebody pays an order; answers what the payment window hands over. */
  pay(orderId: string, payment?: Partial<ProviderPayment>): { orderId: string; paymentId: string; signature: string }
  refunds: Map<string, ProviderRefund>
}

export function fakeGateway(): FakeGateway {
  const orders = new Map<string, ProviderOrder>()
  const payments = new Map<string, ProviderPayment>()
  const refunds = new Map<string, ProviderRefund>()
  const sign = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex')
  const call = <T>(name: string, answer: () => T): Promise<T> => {
    gateway.calls.push(name)
    return gateway.away
      ? Promise.reject(new PaymentProviderUnavailableError('network', 'ECONNREFUSED'))
      : Promise.resolve().then(answer)
  }
  const gateway: FakeGateway = {
    keyId: 'rzp_test_fake',
    isSandbox: true,
    away: false,
    calls: [],
    refunds,
    createOrder: ({ amount, currency, receipt, notes }) =>
      call('createOrder', () => {
        const order: ProviderOrder = {
          id: id('order'),
          amount,
          currency,
          receipt,
          notes,
          status: 'created',
          attempts: 0,
          amountPaid: 0,
          createdAt: 0,
        }
        orders.set(order.id, order)
        return order
      }),
    findOrderByReceipt: (receipt) =>
      call('findOrderByReceipt', () => [...orders.values()].find((order) => order.receipt === receipt) ?? null),
    fetchOrder: (orderId) => call('fetchOrder', () => orders.get(orderId) ?? null),
    fetchOrderPayments: (orderId) =>
      call('fetchOrderPayments', () => [...payments.values()].filter((payment) => payment.orderId === orderId)),
    fetchPayment: (paymentId) => call('fetchPayment', () => payments.get(paymentId) ?? null),
    capturePayment: (paymentId) =>
      call('capturePayment', () => {
        const payment: ProviderPayment = { ...payments.get(paymentId)!, status: 'captured', captured: true }
        payments.set(paymentId, payment)
        return payment
      }),
    refund: ({ paymentId, amount, idempotencyKey, notes }) =>
      call('refund', () => {
        const known = refunds.get(idempotencyKey)
        if (known) return known
        const refund: ProviderRefund = {
          id: id('rfnd'),
          paymentId,
          amount,
          currency: 'INR',
          status: 'processed',
          notes: notes ?? {},
          createdAt: 0,
        }
        refunds.set(idempotencyKey, refund)
        return refund
      }),
    fetchRefund: (refundId) =>
      call('fetchRefund', () => [...refunds.values()].find((refund) => refund.id === refundId) ?? null),
    isCheckoutSignatureValid: ({ orderId, paymentId, signature }) => signature === sign(`${orderId}|${paymentId}`),
    isWebhookSignatureValid: (rawBody, signature) => signature === sign(rawBody.toString('utf8')),
    pay(orderId, given = {}) {
      const order = orders.get(orderId)!
      const payment: ProviderPayment = {
        id: id('pay'),
        orderId,
        amount: order.amount,
        currency: order.currency,
        status: 'captured',
        captured: true,
        amountRefunded: 0,
        method: 'upi',
        errorCode: null,
        errorDescription: null,
        notes: {},
        createdAt: 0,
        ...given,
      }
      payments.set(payment.id, payment)
      return { orderId, paymentId: payment.id, signature: sign(`${orderId}|${payment.id}`) }
    },
  }
  return gateway
}
