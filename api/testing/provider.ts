/**
 * The payment provider of the tests: the sandbox over a database of theirs, with the product's own gateway in front
 * and a hand on the buyer, the bank, the operator and bad luck. It starts at the first use.
 */
import type { Log } from '../log.ts'
import { createPaymentGateway, type PaymentGateway } from '../provider/gateway.ts'
import type { Chaos } from '../provider/sandbox/merchant.ts'
import type { DisputeNews } from '../provider/sandbox/webhooks.ts'
import { startSandbox, type RunningSandbox } from '../provider/sandbox/sandbox.ts'

export const KEYS = { keyId: 'rzp_test_sandbox', keySecret: 'sandbox-secret', webhookSecret: 'sandbox-hook' }

/** What the payment window hands over. */
export interface Proof {
  orderId: string
  paymentId: string
  signature: string
}

/** As `receiveWebhook` takes it. */
export interface Webhook {
  eventId: string
  rawBody: Buffer
  signature: string
}

interface PayOptions {
  /** Captured without it; `created`: the bank has not answered yet. */
  status?: 'created' | 'captured' | 'authorized' | 'failed'
  /** A failed or unanswered payment of the order that ends in this status after all. */
  paymentId?: string
  /** Paise, when something else is paid than the order's amount. */
  amount?: number
  /** Passes although the order is paid already. */
  twice?: boolean
}

interface Answer {
  status: number
  body: Record<string, unknown>
}

export interface TestProvider {
  gateway: PaymentGateway
  /** The gateway's calls by name, oldest first; to be emptied at any time. */
  calls: string[]
  /** Base URL of the sandbox. */
  url(): Promise<string>
  /** A bare call with the account's keys. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /**
   * Sets all its faults; without any it behaves. The gateway's circuits are closed again. It waits five seconds for
   * an answer, and a third of a second for a provider that was told to hang.
   */
  chaos(faults?: Chaos): Promise<void>
  /** Somebody pays an order; a failed payment answers a proof as well. */
  pay(orderId: string, options?: PayOptions): Promise<Proof>
  /** The operator gives a captured payment back in the provider's dashboard; answers the refund's id. */
  refundAsOperator(paymentId: string, amount?: number): Promise<string>
  /** The payer's bank raises a dispute about a payment; answers the dispute's id. */
  dispute(paymentId: string, amount?: number): Promise<string>
  /** The bank moves a dispute on. */
  moveDispute(disputeId: string, news: Exclude<DisputeNews, 'created'>): Promise<void>
  /** An authorisation that nobody captured in time: the provider gives it back. */
  lapse(paymentId: string): Promise<void>
  /** The bank ends a pending refund, or carries out one that failed; `refundId` is the provider's. */
  settleRefund(refundId: string, status?: 'processed' | 'failed'): Promise<void>
  /** Of a payment, newest first, as the provider tells them. */
  refundsOf(paymentId: string): Promise<{ id: string; amount: number; status: string }[]>
  /** What the provider has to tell since the last call, in order; only while it knows no receiver. */
  webhooks(): Promise<Webhook[]>
  close(): Promise<void>
}

interface Options {
  /** Of the account; those of another sandbox on the database go on with its payments. */
  keys?: typeof KEYS
  /** Where webhooks go; null while that is not known. */
  webhookUrl?: () => string | null
  log?: Log
  /** The time of its entities; the process's without it. */
  now?: () => Date
}

const CALLS = [
  'createOrder',
  'findOrderByReceipt',
  'fetchOrder',
  'fetchOrderPayments',
  'fetchPayment',
  'capturePayment',
  'refund',
  'fetchRefund',
  'fetchRefundsOf',
  'fetchDispute',
  'fetchDisputes',
] as const
const PATIENCE_MS = 5_000
const HANGING_PATIENCE_MS = 333
const silent: Log = { info: () => {}, warn: () => {}, error: () => {} }

let receipts = 0

/** An order input with a receipt of its own; the amount is in paise. */
export function orderInput(amount = 30_000) {
  receipts += 1
  return { amount, currency: 'INR', receipt: `booking-${receipts}`, notes: { bookingId: String(receipts) } }
}

/** On this database, beside whatever else is in it; another one on the same database goes on where this one ended. */
export function testProvider(
  databaseUrl: string,
  { keys = KEYS, webhookUrl = () => null, log = silent, now }: Options = {},
): TestProvider {
  let started: Promise<RunningSandbox> | null = null
  let connected: PaymentGateway | null = null
  let timeoutMs = PATIENCE_MS
  const calls: string[] = []
  const sandbox = () =>
    (started ??= startSandbox({
      ...keys,
      databaseUrl,
      webhookUrl,
      appOrigins: '*',
      isProduction: false,
      ...(now && { now }),
    }))
  const connect = (apiUrl: string) => createPaymentGateway({ ...keys, apiUrl, isSandbox: true, timeoutMs, log })
  const connection = async () => (connected ??= connect((await sandbox()).url))

  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${(await sandbox()).url}${path}`, {
      method,
      headers: {
        authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  /** Tells the sandbox what happens; throws what it answers when it can't. */
  async function control<T>(path: string, body: object = {}): Promise<T> {
    const answer = await call('POST', `/sandbox/${path}`, body)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body as T
  }

  const remote = Object.fromEntries(
    CALLS.map((name) => [
      name,
      async (...input: unknown[]) => {
        calls.push(name)
        const send = (await connection())[name] as (...input: unknown[]) => Promise<unknown>
        return await send(...input)
      },
    ]),
  ) as Pick<PaymentGateway, (typeof CALLS)[number]>

  return {
    // Signatures need no address, so they are answered before there is one.
    gateway: { ...connect('http://127.0.0.1'), ...remote, failures: () => connected?.failures() ?? [] },
    calls,
    url: async () => (await sandbox()).url,
    call,
    async chaos(faults = {}) {
      timeoutMs = faults.hang ? HANGING_PATIENCE_MS : PATIENCE_MS
      connected = null
      await control('chaos', faults)
    },
    async pay(orderId, { status, paymentId, ...options } = {}) {
      const paid = await control<Record<`razorpay_${'order_id' | 'payment_id' | 'signature'}`, string>>('pay', {
        order_id: orderId,
        outcome: status ?? 'captured',
        ...(paymentId && { payment_id: paymentId }),
        ...options,
      })
      return { orderId, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature }
    },
    async refundAsOperator(paymentId, amount) {
      const { id } = await control<{ id: string }>('refund', { payment_id: paymentId, ...(amount && { amount }) })
      return id
    },
    async dispute(paymentId, amount) {
      const { id } = await control<{ id: string }>('dispute', { payment_id: paymentId, ...(amount && { amount }) })
      return id
    },
    async moveDispute(disputeId, news) {
      await control(`disputes/${disputeId}`, { news })
    },
    async lapse(paymentId) {
      await control('lapse', { payment_id: paymentId })
    },
    async settleRefund(refundId, status = 'processed') {
      await control(`refunds/${refundId}`, { status })
    },
    async refundsOf(paymentId) {
      const { body } = await call('GET', `/v1/payments/${paymentId}/refunds`)
      return body['items'] as { id: string; amount: number; status: string }[]
    },
    async webhooks() {
      const { items } = await control<{ items: { event_id: string; body: string; signature: string }[] }>('webhooks')
      return items.map(({ event_id: eventId, body, signature }) => ({
        eventId,
        rawBody: Buffer.from(body),
        signature,
      }))
    },
    async close() {
      const running = await started
      started = connected = null
      await running?.close()
    },
  }
}
