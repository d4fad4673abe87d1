/** The one way to the payment provider; the built-in sandbox answers the same calls. Amounts are paise. */
import type { z } from 'zod/mini'
import { known, malformed, PaymentProviderRefusedError, PaymentProviderUnavailableError } from './errors.ts'
import {
  collectionOf,
  providerDispute,
  providerOrder,
  providerPayment,
  providerRefund,
  type ProviderDispute,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
  isDisputeId,
  isOrderId,
  isPaymentId,
  isRefundId,
} from './entities.ts'
import { createFailureTally, type ProviderFailures, createPolicy, type CallClass } from './policy.ts'
import type { Log } from '../log.ts'
import { isCheckoutSignature, isWebhookSignature } from './signatures.ts'
import { createTransport, type ProviderCall } from './transport.ts'

export interface OrderInput {
  /** Paise. */
  amount: number
  currency: string
  /** Ours, at most 40 characters and unique: a create whose answer was lost is found again by it. */
  receipt: string
  notes: Record<string, string>
}

export interface RefundInput {
  paymentId: string
  /** Paise. */
  amount: number
  /** At least 10 of A-Z a-z 0-9 _ -; the same key and input give the same refund. */
  idempotencyKey: string
  notes?: Record<string, string>
}

/** Every call may throw PaymentProviderUnavailableError (503) or PaymentProviderRefusedError. */
export interface PaymentGateway {
  /** Public; the browser's checkout needs it. */
  keyId: string
  isSandbox: boolean
  /** An unknown outcome or a taken receipt is resolved by looking for the receipt. */
  createOrder(input: OrderInput): Promise<ProviderOrder>
  /** Of the orders with exactly this receipt the furthest, then the oldest. */
  findOrderByReceipt(receipt: string): Promise<ProviderOrder | null>
  /** Null when the provider doesn't know it, as for the other fetches. */
  fetchOrder(orderId: string): Promise<ProviderOrder | null>
  fetchOrderPayments(orderId: string): Promise<ProviderPayment[]>
  fetchPayment(paymentId: string): Promise<ProviderPayment | null>
  /** The amount must be the authorised one. */
  capturePayment(paymentId: string, amount: number, currency: string): Promise<ProviderPayment>
  refund(input: RefundInput): Promise<ProviderRefund>
  fetchRefund(refundId: string): Promise<ProviderRefund | null>
  /** All refunds of a payment, oldest first, also those made in the provider's dashboard; at most a hundred. */
  fetchRefundsOf(paymentId: string): Promise<ProviderRefund[]>
  fetchDispute(disputeId: string): Promise<ProviderDispute | null>
  /** The newest hundred of the account, about whichever payment. */
  fetchDisputes(): Promise<ProviderDispute[]>
  /** Take `orderId` from the database, not from the browser. Proves the pair, neither amount nor capture. */
  isCheckoutSignatureValid(pair: { orderId: string; paymentId: string; signature: unknown }): boolean
  /** `rawBody` is the bytes as received. */
  isWebhookSignatureValid(rawBody: Buffer, signature: unknown): boolean
  /** How often this process got no usable answer, for the metrics. */
  failures(): ProviderFailures[]
}

export interface GatewayOptions {
  keyId: string
  keySecret: string
  /** May hold the previous secret too, comma separated. */
  webhookSecret: string
  apiUrl: string
  isSandbox: boolean
  /** Deadline of one call. */
  timeoutMs?: number
  log: Log
}

/** The answer in the shape that we rely on. Throws PaymentProviderUnavailableError for any other. */
function read<T extends z.ZodMiniType>(shape: T, answer: unknown): z.infer<T> {
  const parsed = shape.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new PaymentProviderUnavailableError('unreadable', 'unexpected answer')
}

const progress = ['created', 'attempted', 'paid'] as const
const rank = (order: ProviderOrder) => progress.indexOf(order.status)

/** As many as the provider lists at once. */
const HUNDRED = { count: '100' }

/** Opens no connection until the first call. */
export function createPaymentGateway(options: GatewayOptions): PaymentGateway {
  const transport = createTransport({ timeoutMs: 5000, ...options })
  const policies = { checkout: createPolicy(), settle: createPolicy(), refunds: createPolicy() }
  const tally = createFailureTally(options.log)

  /** Reads the answer in the shape that we rely on; a write, which has a body, is made once. */
  async function send<T extends z.ZodMiniType>(calls: CallClass, shape: T, call: ProviderCall): Promise<z.infer<T>> {
    try {
      return read(shape, await policies[calls][call.body ? 'write' : 'read'](() => transport(call)))
    } catch (error) {
      if (error instanceof PaymentProviderUnavailableError) tally.record(calls, error)
      throw error
    }
  }

  async function orderOfReceipt(calls: CallClass, receipt: string): Promise<ProviderOrder | null> {
    const query = { receipt, ...HUNDRED }
    const { items } = await send(calls, collectionOf(providerOrder), { path: '/orders', query })
    // The provider lists the newest first; among equals the oldest is the one that we may know already.
    const ours = items.filter((order) => order.receipt === receipt).toReversed()
    return ours.toSorted((a, b) => rank(b) - rank(a) || a.createdAt - b.createdAt)[0] ?? null
  }

  /** The order that a failed create left behind, if it is the one asked for. */
  async function recover(input: OrderInput, error: unknown): Promise<ProviderOrder> {
    const isUnknown = error instanceof PaymentProviderUnavailableError && !error.isUntouched
    const isTaken = error instanceof PaymentProviderRefusedError && /receipt should be unique/i.test(error.description)
    if (!isUnknown && !isTaken) throw error
    const order = await orderOfReceipt('checkout', input.receipt).catch(() => null)
    if (!order || order.amount !== input.amount || order.currency !== input.currency) throw error
    return order
  }

  return {
    keyId: options.keyId,
    isSandbox: options.isSandbox,
    async createOrder(input) {
      try {
        const order = await send('checkout', providerOrder, { path: '/orders', body: input })
        if (order.amount === input.amount && order.currency === input.currency) return order
      } catch (error) {
        return await recover(input, error)
      }
      const description = 'The receipt belongs to an order of another amount'
      throw new PaymentProviderRefusedError({
        status: 400,
        code: 'BAD_REQUEST_ERROR',
        description,
        field: 'receipt',
      })
    },
    findOrderByReceipt: (receipt) => orderOfReceipt('settle', receipt),
    async fetchOrder(orderId) {
      if (!isOrderId(orderId)) return null
      return await known(send('settle', providerOrder, { path: `/orders/${orderId}` }))
    },
    async fetchOrderPayments(orderId) {
      if (!isOrderId(orderId)) throw malformed(orderId)
      const { items } = await send('settle', collectionOf(providerPayment), { path: `/orders/${orderId}/payments` })
      return items
    },
    async fetchPayment(paymentId) {
      if (!isPaymentId(paymentId)) return null
      return await known(send('settle', providerPayment, { path: `/payments/${paymentId}` }))
    },
    async capturePayment(paymentId, amount, currency) {
      if (!isPaymentId(paymentId)) throw malformed(paymentId)
      return await send('settle', providerPayment, {
        path: `/payments/${paymentId}/capture`,
        body: { amount, currency },
      })
    },
    async refund({ paymentId, amount, idempotencyKey, notes }) {
      if (!isPaymentId(paymentId)) throw malformed(paymentId)
      return await send('refunds', providerRefund, {
        path: `/payments/${paymentId}/refund`,
        body: { amount, speed: 'normal', ...(notes && { notes }) },
        headers: { 'X-Refund-Idempotency': idempotencyKey },
      })
    },
    async fetchRefund(refundId) {
      if (!isRefundId(refundId)) return null
      return await known(send('refunds', providerRefund, { path: `/refunds/${refundId}` }))
    },
    async fetchRefundsOf(paymentId) {
      if (!isPaymentId(paymentId)) throw malformed(paymentId)
      const path = `/payments/${paymentId}/refunds`
      const { items } = await send('refunds', collectionOf(providerRefund), { path, query: HUNDRED })
      return items.toReversed()
    },
    async fetchDispute(disputeId) {
      if (!isDisputeId(disputeId)) return null
      return await known(send('settle', providerDispute, { path: `/disputes/${disputeId}` }))
    },
    async fetchDisputes() {
      const { items } = await send('settle', collectionOf(providerDispute), { path: '/disputes', query: HUNDRED })
      return items
    },
    isCheckoutSignatureValid: (pair) => isCheckoutSignature(options.keySecret, pair),
    isWebhookSignatureValid: (rawBody, signature) => isWebhookSignature(options.webhookSecret, rawBody, signature),
    failures: () => tally.counts(),
  }
}
