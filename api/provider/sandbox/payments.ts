/** Payments of the sandbox: a buyer makes them, we capture them. */
import type { PoolClient } from 'pg'
import { collection, type OrderEntity, type PaymentEntity, idTail, fetchEntity } from './entities.ts'
import { queueEvents, type SandboxEvent } from './webhooks.ts'
import { type Merchant, transaction } from './merchant.ts'
import { invalid, Refusal, unknownId } from './exchange.ts'
import { sign } from '../signatures.ts'

/** The order and how it is captured, locked with its payments until the transaction ends. */
export async function lockOrder(client: PoolClient, id: string) {
  const find = 'SELECT entity, capture FROM sandbox.orders WHERE id = $1 FOR UPDATE'
  const { rows } = await client.query<{ entity: OrderEntity; capture: string }>(find, [id])
  if (!rows[0]) throw unknownId()
  return rows[0]
}

/** Of an order, newest first. */
export async function paymentsOf(client: Pick<PoolClient, 'query'>, orderId: string): Promise<PaymentEntity[]> {
  const find = 'SELECT entity FROM sandbox.payments WHERE order_id = $1 ORDER BY position DESC'
  const { rows } = await client.query<{ entity: PaymentEntity }>(find, [orderId])
  return rows.map((row) => row.entity)
}

export async function save(client: PoolClient, order: OrderEntity, payment: PaymentEntity) {
  await client.query('UPDATE sandbox.orders SET entity = $2 WHERE id = $1', [order.id, JSON.stringify(order)])
  await client.query(
    `INSERT INTO sandbox.payments (id, order_id, entity) VALUES ($1, $2, $3)
     ON CONFLICT (id) DO UPDATE SET entity = excluded.entity`,
    [payment.id, order.id, JSON.stringify(payment)],
  )
}

/** Moves both on to captured and paid. The fee is 2 % with 18 % tax, as on a real statement. */
export function settle(order: OrderEntity, payment: PaymentEntity): SandboxEvent[] {
  const tax = Math.round(payment.amount * 0.0036)
  Object.assign(payment, { status: 'captured', captured: true, fee: Math.round(payment.amount * 0.02) + tax, tax })
  Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 })
  return [
    { name: 'payment.captured', entities: { payment: { ...payment } } },
    { name: 'order.paid', entities: { payment: { ...payment }, order: { ...order } } },
  ]
}

/** GET /orders/:id/payments, newest first. */
export async function listOrderPayments(merchant: Merchant, orderId: string) {
  const { rowCount } = await merchant.pool.query('SELECT FROM sandbox.orders WHERE id = $1', [orderId])
  if (rowCount === 0) throw unknownId()
  return collection(await paymentsOf(merchant.pool, orderId))
}

/** POST /payments/:id/capture. */
export async function capture(merchant: Merchant, id: string, body: Record<string, unknown>): Promise<PaymentEntity> {
  const { order_id: orderId } = await fetchEntity(merchant.pool, 'payments', id)
  const captured = await transaction(merchant.pool, async (client) => {
    const { entity: order } = await lockOrder(client, orderId)
    const payment = (await paymentsOf(client, orderId)).find((known) => known.id === id)
    if (!payment) throw unknownId()
    if (payment.captured) throw new Refusal('This payment has already been captured')
    if (payment.status !== 'authorized') {
      throw new Refusal('Only payments which have been authorized and not yet captured can be captured')
    }
    if (body['amount'] !== payment.amount)
      throw invalid('Capture amount must be equal to the amount authorized.', 'amount')
    if (body['currency'] !== payment.currency) throw invalid('Currency does not match the payment', 'currency')
    const events = settle(order, payment)
    await save(client, order, payment)
    await queueEvents(merchant, client, order.id, events)
    return payment
  })
  merchant.deliver()
  return captured
}

/** `created`: the bank has not answered yet. */
type Outcome = 'created' | 'captured' | 'authorized' | 'failed'

interface PayInput {
  orderId: string
  /** Without it: captured, or authorized when the order or the account captures by hand. */
  outcome?: Outcome | undefined
  /** A failed or unanswered payment of the order of which the bank reports something else after all. */
  paymentId?: string | undefined
  /** Paise; without it the order's. What was paid may differ, say by a fee that the payer bears. */
  amount?: number | undefined
  /** Lets it pass although the order is paid, which the provider says never happens. */
  twice?: boolean | undefined
  email?: string | null
  contact?: string | null
}

const noError = { error_code: null, error_description: null, error_source: null, error_step: null, error_reason: null }
const bankError = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description:
    "Your payment didn't go through as it was declined by the bank. Try another payment method or contact your bank.",
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
}

/** Fields that are the same for each new one. */
const CONSTANT = {
  entity: 'payment',
  method: 'upi',
  invoice_id: null,
  international: false,
  description: null,
  card_id: null,
  bank: null,
  wallet: null,
  acquirer_data: {},
}

function newPayment(merchant: Merchant, order: OrderEntity, input: PayInput): PaymentEntity {
  const vpa = input.outcome === 'failed' ? 'failure@razorpay' : 'success@razorpay'
  return {
    ...CONSTANT,
    vpa,
    upi: { vpa },
    id: `pay_${idTail()}`,
    amount: input.amount ?? order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    email: input.email ?? null,
    contact: input.contact ?? null,
    notes: order.notes,
    fee: null,
    tax: null,
    ...noError,
    created_at: merchant.unixNow(),
  }
}

function checkPayable(order: OrderEntity, payments: PaymentEntity[]) {
  const detail = { step: 'payment_initiation', metadata: { order_id: order.id } }
  if (order.status === 'paid') {
    const paid =
      'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.'
    throw new Refusal(paid, { ...detail, reason: 'order_already_paid' })
  }
  if (payments.some((payment) => payment.status === 'authorized')) {
    const busy = 'Your payment has been declined as another payment of this order is already authorized.'
    throw new Refusal(busy, { ...detail, reason: 'payment_already_authorized' })
  }
}

/** What a buyer does at checkout. A failed payment is an answer here, not an error. */
export async function pay(merchant: Merchant, input: PayInput): Promise<PaymentEntity> {
  const made = await transaction(merchant.pool, async (client) => {
    const { entity: order, capture: mode } = await lockOrder(client, input.orderId)
    const payments = await paymentsOf(client, order.id)
    if (!input.twice) checkPayable(order, payments)
    const late = payments.find(({ id, status }) => id === input.paymentId && ['created', 'failed'].includes(status))
    if (input.paymentId !== undefined && !late) throw unknownId()
    const byHand = (merchant.chaos.capture ?? mode) === 'manual'
    const outcome = input.outcome ?? (byHand ? 'authorized' : 'captured')
    const payment = late ?? newPayment(merchant, order, { ...input, outcome })
    if (!late) order.attempts += 1
    if (order.status === 'created') order.status = 'attempted'
    const events: SandboxEvent[] = []
    if (outcome === 'failed') {
      Object.assign(payment, { status: 'failed', ...bankError })
      events.push({ name: 'payment.failed', entities: { payment: { ...payment } } })
    } else if (outcome !== 'created') {
      Object.assign(payment, { status: 'authorized', ...noError, acquirer_data: { rrn: String(merchant.unixNow()) } })
      events.push({ name: 'payment.authorized', entities: { payment: { ...payment } } })
    }
    if (outcome === 'captured') events.push(...settle(order, payment))
    await save(client, order, payment)
    await queueEvents(merchant, client, order.id, events)
    return payment
  })
  merchant.deliver()
  return made
}

/** What checkout hands to the browser after a payment that didn't fail. */
export function checkoutAnswer(merchant: Merchant, payment: PaymentEntity) {
  return {
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: sign(merchant.keySecret, `${payment.order_id}|${payment.id}`),
  }
}
