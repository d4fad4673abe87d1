/** Where a refund stands, as its payer reads it. */
import type { Prisma, Refund } from '../generated/prisma/client.ts'
import { fromDateOnly, istInstant } from '../rules/time.ts'

export type RefundState = 'on_its_way' | 'refunded' | 'with_support' | 'returned_otherwise' | 'not_returned'

/** Of a payment, the refunds that its payer hears of, in the order in which they were asked for. */
export const TOLD_REFUNDS = {
  // One that failed and was made good by another refund is told by that one.
  where: { NOT: { status: 'failed', resolvedAt: { not: null }, returnedElsewhere: false, notReturned: false } },
  orderBy: { id: 'asc' },
} as const satisfies Prisma.Payment$refundsArgs

/** Of a refund, what `refundState` needs. */
export const REFUND_STATE = { status: true, nextTryAt: true, returnedElsewhere: true, notReturned: true } as const

/** Of a refund, what `returnedAt` needs. */
export const RETURNED = { ...REFUND_STATE, processedAt: true, resolvedAt: true, returnedOn: true } as const

/** What failed or cannot be sent waits for a person, who may have returned the money some other way. */
export function refundState({
  status,
  nextTryAt,
  returnedElsewhere,
  notReturned,
}: Pick<Refund, keyof typeof REFUND_STATE>): RefundState {
  if (status === 'processed') return 'refunded'
  if (returnedElsewhere) return 'returned_otherwise'
  if (notReturned && status === 'failed') return 'not_returned'
  return status === 'failed' || nextTryAt === null ? 'with_support' : 'on_its_way'
}

/** When the money went back; null while it has not. */
export function returnedAt(refund: Pick<Refund, keyof typeof RETURNED>): Date | null {
  const state = refundState(refund)
  if (state === 'refunded') return refund.processedAt
  if (state !== 'returned_otherwise') return null
  return refund.returnedOn ? istInstant(fromDateOnly(refund.returnedOn), '00:00') : refund.resolvedAt
}
