import { sign } from '../signatures.ts'
import { idTail, type OrderEntity, type PaymentEntity } from './entities.ts'
import { queueEvents, type SandboxEvent } from './events.ts'
import type { Merchant } from './merchant.ts'
import { lockOrder, paymentsOf, save, settle } from './payments.ts'
import { Refusal, unknownId } from './refusal.ts'
import { transaction } from './tables.ts'

/** `created`: the bank has not answered yet. */
export type Outcome = 'created' | 'captured' | 'authorized' | 'failed'

export interface PayInput {
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

const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
}
const bankError = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description:
    "Your payment didn't go through as it was declined by the bank. Try another payment method or contact your bank.",
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
}

function newPayment(merchant: Merchant, order: OrderEntity, input: PayInput): PaymentEntity {
  const vpa = input.outcome === 'failed' ? 'failure@razorpay' : 'success@razorpay'
  return {
    id: `pay_${idTail()}`,
    entity: 'payment',
    amount: input.amount ?? order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: 'upi',
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa,
    email: input.email ?? null,
    contact: input.contact ?? null,
    notes: order.notes,
    fee: null,
    tax: null,
    ...noError,
    acquirer_data: {},
    created_at: merchant.unixNow(),
    upi: { vpa },
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
