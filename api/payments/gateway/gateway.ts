/** The one way to the payment provider; the built-in sandbox answers the same calls. Amounts are paise. */
import { z } from 'zod/mini'
import { collectionOf, providerOrder, providerPayment, providerRefund } from './entities.ts'
import type { ProviderOrder, ProviderPayment, ProviderRefund } from './entities.ts'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from './errors.ts'
import { isOrderId, isPaymentId, isRefundId } from './ids.ts'
import { isCheckoutSignature, isWebhookSignature } from './signatures.ts'
import { createTransport } from './transport.ts'

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
  /** Take `orderId` from the database, not from the browser. Proves the pair, neither amount nor capture. */
  isCheckoutSignatureValid(pair: { orderId: string; paymentId: string; signature: unknown }): boolean
  /** `rawBody` is the bytes as received. */
  isWebhookSignatureValid(rawBody: Buffer, signature: unknown): boolean
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
  /** Milliseconds, for the circuit breaker. */
  clock?: () => number
}

const progress = ['created', 'attempted', 'paid'] as const
const rank = (order: ProviderOrder) => progress.indexOf(order.status)

function read<T extends z.ZodMiniType>(shape: T, answer: unknown): z.infer<T> {
  const parsed = shape.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new PaymentProviderUnavailableError('unreadable', 'unexpected answer')
}

function malformed(id: unknown): PaymentProviderRefusedError {
  const description = `${String(id).slice(0, 40)} is not a valid id`
  return new PaymentProviderRefusedError({ status: 400, code: 'BAD_REQUEST_ERROR', description })
}

function isUnknownId(error: unknown): boolean {
  if (!(error instanceof PaymentProviderRefusedError)) return false
  return error.status === 404 || /does not exist|not a valid id/i.test(error.description)
}

/** Opens no connection until the first call. */
export function createPaymentGateway(options: GatewayOptions): PaymentGateway {
  const transport = createTransport({ timeoutMs: 5000, clock: Date.now, ...options })
  const { razorpay } = transport

  async function fetchKnown<T extends z.ZodMiniType>(
    shape: T,
    call: () => Promise<unknown>,
  ): Promise<z.infer<T> | null> {
    try {
      return read(shape, await transport.read(call))
    } catch (error) {
      if (isUnknownId(error)) return null
      throw error
    }
  }

  async function findOrderByReceipt(receipt: string): Promise<ProviderOrder | null> {
    const answer = await transport.read(() => razorpay.orders.all({ receipt, count: 100 }))
    const { items } = read(collectionOf(providerOrder), answer)
    // The provider lists the newest first; among equals the oldest is the one that we may know already.
    const ours = items.filter((order) => order.receipt === receipt).toReversed()
    return ours.toSorted((a, b) => rank(b) - rank(a) || a.createdAt - b.createdAt)[0] ?? null
  }

  /** The order that a failed create left behind, if it is the one asked for. */
  async function recover(input: OrderInput, error: unknown): Promise<ProviderOrder> {
    const isUnknown = error instanceof PaymentProviderUnavailableError && error.reason !== 'circuit'
    const isTaken = error instanceof PaymentProviderRefusedError && /receipt should be unique/i.test(error.description)
    if (!isUnknown && !isTaken) throw error
    const order = await findOrderByReceipt(input.receipt).catch(() => null)
    if (!order || order.amount !== input.amount || order.currency !== input.currency) throw error
    return order
  }

  return {
    keyId: options.keyId,
    isSandbox: options.isSandbox,
    async createOrder(input) {
      try {
        const order = read(providerOrder, await transport.write(() => razorpay.orders.create(input)))
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
    findOrderByReceipt,
    async fetchOrder(orderId) {
      return isOrderId(orderId) ? await fetchKnown(providerOrder, () => razorpay.orders.fetch(orderId)) : null
    },
    async fetchOrderPayments(orderId) {
      if (!isOrderId(orderId)) throw malformed(orderId)
      const answer = await transport.read(() => razorpay.orders.fetchPayments(orderId))
      return read(collectionOf(providerPayment), answer).items
    },
    async fetchPayment(paymentId) {
      return isPaymentId(paymentId) ? await fetchKnown(providerPayment, () => razorpay.payments.fetch(paymentId)) : null
    },
    async capturePayment(paymentId, amount, currency) {
      if (!isPaymentId(paymentId)) throw malformed(paymentId)
      return read(providerPayment, await transport.write(() => razorpay.payments.capture(paymentId, amount, currency)))
    },
    async refund({ paymentId, amount, idempotencyKey, notes }) {
      if (!isPaymentId(paymentId)) throw malformed(paymentId)
      const body = { amount, speed: 'normal', ...(notes && { notes }) }
      const headers = { 'X-Refund-Idempotency': idempotencyKey }
      const path = `/v1/payments/${paymentId}/refund`
      return read(providerRefund, await transport.write(() => transport.post(path, body, headers)))
    },
    async fetchRefund(refundId) {
      return isRefundId(refundId) ? await fetchKnown(providerRefund, () => razorpay.refunds.fetch(refundId)) : null
    },
    isCheckoutSignatureValid: (pair) => isCheckoutSignature(options.keySecret, pair),
    isWebhookSignatureValid: (rawBody, signature) => isWebhookSignature(options.webhookSecret, rawBody, signature),
  }
}
