import { isUnanswered, refundMatter, type REFUND_MATTERS } from '../payments/attention.ts'

const TEXTS: Record<keyof typeof REFUND_MATTERS, string> = {
  refund_refused: 'A refund was refused. Retry it, or return the money some other way.',
  refund_stuck: 'A refund is stuck. Retry it, or look it up at the provider.',
  refund_at_provider: 'Money was refunded at the provider. Explain it to both sides.',
}

interface Order extends OrderRow {
  payments: readonly { refunds: readonly RefundRow[] }[]
}
type OrderRow = Parameters<typeof isUnanswered>[0]
type RefundRow = Parameters<typeof refundMatter>[0]

/** Why an order waits for a person, in a sentence; null when it does not. */
export function orderMatter(order: Order, now: Date): string | null {
  if (isUnanswered(order, now)) return 'The provider does not say whether it was paid. Look it up at the provider.'
  const [matter] = order.payments.flatMap(({ refunds }) => refunds.flatMap((refund) => refundMatter(refund) ?? []))
  return matter ? TEXTS[matter] : null
}
