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
/** A field that may be null or missing. */
const or = <Field extends z.ZodMiniType, Otherwise>(field: Field, otherwise: Otherwise) =>
  z.pipe(
    z.nullish(field),
    z.transform((value) => value ?? otherwise),
  )
const text = or(z.string(), null)
/** An empty `notes` comes as [], a filled one as an object. */
const notes = z.pipe(
  z.nullish(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
  z.transform((value): Record<string, string> => {
    if (!value || Array.isArray(value)) return {}
    return Object.fromEntries(Object.entries(value).map(([key, note]) => [key, String(note)]))
  }),
)

type Camel<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name
const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())

type Entity<Shape extends Record<string, z.ZodMiniType>> = {
  [Name in keyof Shape as Camel<Name>]: z.infer<Shape[Name]>
}

/** An object of the provider's, with its names as we write them. */
const entity = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  z.pipe(
    z.object<Record<string, z.ZodMiniType>>(shape),
    z.transform((given: Record<string, unknown>) => {
      const ours = Object.entries(given).map(([name, value]): [string, unknown] => [camel(name), value])
      return Object.fromEntries(ours) as unknown as Entity<Shape>
    }),
  )

/** What the buyer is to pay once. Never leaves `paid`, refunds included. */
export const providerOrder = entity({
  id: id(isOrderId),
  amount: paise,
  amount_paid: paise,
  currency: z.string(),
  receipt: text,
  status: z.enum(['created', 'attempted', 'paid']),
  attempts: z.int(),
  notes,
  created_at: time,
})

/** One try to pay an order. `failed` may still become `authorized`: late authorisation. */
export const providerPayment = entity({
  id: id(isPaymentId),
  order_id: or(id(isOrderId), null),
  amount: paise,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: or(z.boolean(), false),
  amount_refunded: or(paise, 0),
  method: text,
  error_code: text,
  error_description: text,
  notes,
  created_at: time,
})

/** Money on its way back; only `processed` has arrived. */
export const providerRefund = entity({
  id: id(isRefundId),
  payment_id: id(isPaymentId),
  amount: paise,
  currency: z.string(),
  status: z.enum(['pending', 'processed', 'failed']),
  notes,
  created_at: time,
})

/** The payer's bank questions a payment. `amount_deducted` is 0 unless it is lost; `action_required` is open again. */
export const providerDispute = entity({
  id: id(isDisputeId),
  payment_id: id(isPaymentId),
  amount: paise,
  amount_deducted: or(paise, 0),
  reason_code: text,
  respond_by: or(time, null),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  phase: z.string(),
  created_at: time,
})

export const collectionOf = <T extends z.ZodMiniType>(item: T) => z.object({ items: z.array(item) })

export type ProviderOrder = z.infer<typeof providerOrder>
export type ProviderPayment = z.infer<typeof providerPayment>
export type ProviderRefund = z.infer<typeof providerRefund>
export type ProviderDispute = z.infer<typeof providerDispute>

const wrapped = <T extends z.ZodMiniType>(shape: T) => z.optional(z.object({ entity: shape }))
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
