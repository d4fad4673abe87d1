/** The one way to the payment provider; the built-in sandbox answers the same calls. Amounts are paise. */
import type { z } from 'zod/mini'
import { known, malformed, PaymentProviderRefusedError, PaymentProviderUnavailableError } from './errors.ts'
import {
  collectionOf,
  providerDispute,
  providerOrder,
  providerPayment,
  providerRefund,
  type ProviderOrder,
  isDisputeId,
  isOrderId,
  isPaymentId,
  isRefundId,
} from './entities.ts'
import { createFailureTally, createPolicy, type CallClass } from './policy.ts'
import type { Log } from '../log.ts'
import { isCheckoutSignature, isWebhookSignature } from './signatures.ts'
import { createTransport, type ProviderCall } from './transport.ts'

interface OrderInput {
  /** Paise. */
  amount: number
  currency: string
  /** Ours, at most 40 characters and unique: a create whose answer was lost is found again by it. */
  receipt: string
  notes: Record<string, string>
}

interface RefundInput {
  paymentId: string
  /** Paise. */
  amount: number
  /** At least 10 of A-Z a-z 0-9 _ -; the same key and input give the same refund. */
  idempotencyKey: string
  notes?: Record<string, string>
}

/** Every call may throw PaymentProviderUnavailableError (503) or PaymentProviderRefusedError. */
export type PaymentGateway = ReturnType<typeof createPaymentGateway>

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
export function createPaymentGateway(options: GatewayOptions) {
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

  async function list<T extends z.ZodMiniType>(
    calls: CallClass,
    shape: T,
    path: string,
    query?: Record<string, string>,
  ): Promise<z.infer<T>[]> {
    return (await send(calls, collectionOf(shape), { path, ...(query && { query }) })).items
  }

  /** Null when the provider does not know it. */
  async function one<T extends z.ZodMiniType>(
    calls: CallClass,
    shape: T,
    isId: boolean,
    path: string,
  ): Promise<z.infer<T> | null> {
    return isId ? await known(send(calls, shape, { path })) : null
  }

  const pathOf = (paymentId: string, what: string) => {
    if (!isPaymentId(paymentId)) throw malformed(paymentId)
    return `/payments/${paymentId}/${what}`
  }

  async function orderOfReceipt(calls: CallClass, receipt: string): Promise<ProviderOrder | null> {
    const orders = await list(calls, providerOrder, '/orders', { receipt, ...HUNDRED })
    // The provider lists the newest first; among equals the oldest is the one that we may know already.
    const ours = orders.filter((order) => order.receipt === receipt).toReversed()
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
    /** Public; the browser's checkout needs it. */
    keyId: options.keyId,
    isSandbox: options.isSandbox,
    /** An unknown outcome or a taken receipt is resolved by looking for the receipt. */
    async createOrder(input: OrderInput): Promise<ProviderOrder> {
      try {
        const order = await send('checkout', providerOrder, { path: '/orders', body: input })
        if (order.amount === input.amount && order.currency === input.currency) return order
      } catch (error) {
        return await recover(input, error)
      }
      const description = 'The receipt belongs to an order of another amount'
      throw new PaymentProviderRefusedError({ status: 400, code: 'BAD_REQUEST_ERROR', description, field: 'receipt' })
    },
    /** Of the orders with exactly this receipt the furthest, then the oldest. */
    findOrderByReceipt: (receipt: string) => orderOfReceipt('settle', receipt),
    fetchOrder: (id: string) => one('settle', providerOrder, isOrderId(id), `/orders/${id}`),
    async fetchOrderPayments(id: string) {
      if (!isOrderId(id)) throw malformed(id)
      return await list('settle', providerPayment, `/orders/${id}/payments`)
    },
    fetchPayment: (id: string) => one('settle', providerPayment, isPaymentId(id), `/payments/${id}`),
    /** The amount must be the authorised one. */
    capturePayment: async (id: string, amount: number, currency: string) =>
      await send('settle', providerPayment, { path: pathOf(id, 'capture'), body: { amount, currency } }),
    refund: async ({ paymentId, amount, idempotencyKey, notes }: RefundInput) =>
      await send('refunds', providerRefund, {
        path: pathOf(paymentId, 'refund'),
        body: { amount, speed: 'normal', ...(notes && { notes }) },
        headers: { 'X-Refund-Idempotency': idempotencyKey },
      }),
    fetchRefund: (id: string) => one('refunds', providerRefund, isRefundId(id), `/refunds/${id}`),
    /** All refunds of a payment, oldest first, also those made in the provider's dashboard; at most a hundred. */
    fetchRefundsOf: async (paymentId: string) =>
      (await list('refunds', providerRefund, pathOf(paymentId, 'refunds'), HUNDRED)).toReversed(),
    fetchDispute: (id: string) => one('settle', providerDispute, isDisputeId(id), `/disputes/${id}`),
    /** The newest hundred of the account, about whichever payment. */
    fetchDisputes: () => list('settle', providerDispute, '/disputes', HUNDRED),
    /** Take `orderId` from the database, not from the browser. Proves the pair, neither amount nor capture. */
    isCheckoutSignatureValid: (pair: { orderId: string; paymentId: string; signature: unknown }) =>
      isCheckoutSignature(options.keySecret, pair),
    /** `rawBody` is the bytes as received. */
    isWebhookSignatureValid: (rawBody: Buffer, signature: unknown) =>
      isWebhookSignature(options.webhookSecret, rawBody, signature),
    /** How often this process got no usable answer, for the metrics. */
    failures: tally.counts,
  }
}
