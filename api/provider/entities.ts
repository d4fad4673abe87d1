/** The provider's entities and webhooks, reduced to what we rely on. Amounts are paise, times unix seconds. */
import { z } from 'zod/mini'

/** Ids end up in URL paths, so nothing else may pass. */
function idOf(kind: string) {
  const shape = new RegExp(`^${kind}_[A-Za-z0-9]{14}$`)
  return (id: unknown): id is string => typeof id === 'string' && shape.test(id)
}

/** Whether an id of the provider's is well-formed; it need not exist. */
export const isOrderId = idOf('order')
export const isPaymentId = idOf('pay')
export const isRefundId = idOf('rfnd')
export const isDisputeId = idOf('disp')

const id = (isId: (given: unknown) => boolean) => z.string().check(z.refine(isId, 'not an id of the provider'))
const paise = z.int().check(z.nonnegative())
const time = z.int()
const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? null),
)
/** An empty `notes` comes as [], a filled one as an object. */
const notes = z.pipe(
  z.nullish(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
  z.transform((value): Record<string, string> => {
    if (!value || Array.isArray(value)) return {}
    return Object.fromEntries(Object.entries(value).map(([key, note]) => [key, String(note)]))
  }),
)

/** What the buyer is to pay once. Never leaves `paid`, refunds included. */
export const providerOrder = z.pipe(
  z.object({
    id: id(isOrderId),
    amount: paise,
    amount_paid: paise,
    currency: z.string(),
    receipt: text,
    status: z.enum(['created', 'attempted', 'paid']),
    attempts: z.int(),
    notes,
    created_at: time,
  }),
  z.transform(({ amount_paid: amountPaid, created_at: createdAt, ...order }) => ({
    ...order,
    amountPaid,
    createdAt,
  })),
)

/** One try to pay an order. `failed` may still become `authorized`: late authorisation. */
export const providerPayment = z.pipe(
  z.object({
    id: id(isPaymentId),
    order_id: z.pipe(
      z.nullish(id(isOrderId)),
      z.transform((value) => value ?? null),
    ),
    amount: paise,
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    captured: z.pipe(
      z.nullish(z.boolean()),
      z.transform((value) => value ?? false),
    ),
    amount_refunded: z.pipe(
      z.nullish(paise),
      z.transform((value) => value ?? 0),
    ),
    method: text,
    error_code: text,
    error_description: text,
    notes,
    created_at: time,
  }),
  z.transform((payment) => ({
    id: payment.id,
    orderId: payment.order_id,
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    captured: payment.captured,
    amountRefunded: payment.amount_refunded,
    method: payment.method,
    errorCode: payment.error_code,
    errorDescription: payment.error_description,
    notes: payment.notes,
    createdAt: payment.created_at,
  })),
)

/** Paise; the provider refunds no less. */
export const SMALLEST_REFUND = 100

/** Money on its way back; only `processed` has arrived. */
export const providerRefund = z.pipe(
  z.object({
    id: id(isRefundId),
    payment_id: id(isPaymentId),
    amount: paise,
    currency: z.string(),
    status: z.enum(['pending', 'processed', 'failed']),
    notes,
    created_at: time,
  }),
  z.transform(({ payment_id: paymentId, created_at: createdAt, ...refund }) => ({
    ...refund,
    paymentId,
    createdAt,
  })),
)

/** The payer's bank questions a payment. `amount_deducted` is 0 unless it is lost; `action_required` is open again. */
export const providerDispute = z.pipe(
  z.object({
    id: id(isDisputeId),
    payment_id: id(isPaymentId),
    amount: paise,
    amount_deducted: z.pipe(
      z.nullish(paise),
      z.transform((value) => value ?? 0),
    ),
    reason_code: text,
    respond_by: z.pipe(
      z.nullish(time),
      z.transform((value) => value ?? null),
    ),
    status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
    phase: z.string(),
    created_at: time,
  }),
  z.transform((dispute) => ({
    id: dispute.id,
    paymentId: dispute.payment_id,
    amount: dispute.amount,
    amountDeducted: dispute.amount_deducted,
    reasonCode: dispute.reason_code,
    respondBy: dispute.respond_by,
    status: dispute.status,
    phase: dispute.phase,
    createdAt: dispute.created_at,
  })),
)

export const collectionOf = <T extends z.ZodMiniType>(entity: T) => z.object({ items: z.array(entity) })

export type ProviderOrder = z.infer<typeof providerOrder>
export type ProviderPayment = z.infer<typeof providerPayment>
export type ProviderRefund = z.infer<typeof providerRefund>
export type ProviderDispute = z.infer<typeof providerDispute>

const wrapped = <T extends z.ZodMiniType>(entity: T) => z.optional(z.object({ entity }))
const body = z.object({
  event: z.string(),
  payload: z.object({
    payment: wrapped(providerPayment),
    order: wrapped(providerOrder),
    refund: wrapped(providerRefund),
    dispute: wrapped(providerDispute),
  }),
})

/** A webhook's news: a snapshot taken at event time, so it may be older than what we know. */
export type ProviderEvent = NonNullable<ReturnType<typeof readWebhookEvent>>

/** Reads a parsed webhook body whose signature was checked; null when it isn't one that we understand. */
export function readWebhookEvent(json: unknown) {
  const parsed = body.safeParse(json)
  if (!parsed.success) return null
  const { event, payload } = parsed.data
  return {
    /** Such as payment.captured, order.paid, refund.processed, payment.dispute.created. */
    name: event,
    payment: payload.payment?.entity ?? null,
    order: payload.order?.entity ?? null,
    refund: payload.refund?.entity ?? null,
    dispute: payload.dispute?.entity ?? null,
  }
}
