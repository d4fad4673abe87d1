import { z } from 'zod/mini'
import { providerDispute, providerOrder, providerPayment, providerRefund } from './entities.ts'

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
