/** Where a refund stands, as its payer reads it. */
import type { Prisma, Refund } from '../generated/prisma/client.ts'

export type RefundState = 'on_its_way' | 'refunded' | 'with_support' | 'returned_otherwise'

/** Of a payment, the refunds that its payer hears of, in the order in which they were asked for. */
export const TOLD_REFUNDS = {
  // One that failed and was made good by another refund is told by that one.
  where: { NOT: { status: 'failed', resolvedAt: { not: null }, returnedElsewhere: false } },
  orderBy: { id: 'asc' },
} as const satisfies Prisma.Payment$refundsArgs

/** What failed or cannot be sent waits for a person, who may have returned the money some other way. */
export function refundState({
  status,
  nextTryAt,
  returnedElsewhere,
}: Pick<Refund, 'status' | 'nextTryAt' | 'returnedElsewhere'>): RefundState {
  if (status === 'processed') return 'refunded'
  if (returnedElsewhere) return 'returned_otherwise'
  return status === 'failed' || nextTryAt === null ? 'with_support' : 'on_its_way'
}

/** When the money went back; null while it has not. */
export function returnedAt(
  refund: Pick<Refund, 'status' | 'nextTryAt' | 'returnedElsewhere' | 'processedAt' | 'resolvedAt'>,
): Date | null {
  const state = refundState(refund)
  if (state === 'refunded') return refund.processedAt
  return state === 'returned_otherwise' ? refund.resolvedAt : null
}
