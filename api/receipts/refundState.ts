/** Where a refund stands, as its payer reads it. */
import type { Prisma, Refund } from '../generated/prisma/client.ts'
import { isOpenDispute, OPEN_DISPUTES } from '../payments/disputes/openDisputes.ts'
import { fitRefunds, GOING_BACK, isGoingBack, moneyPlaces } from '../payments/moneyPlaces.ts'
import { fromDateOnly, istInstant } from '../rules/time/time.ts'

/** Of a payment, the refunds that its payer hears of, in the order in which they were asked for. */
export const TOLD_REFUNDS = {
  // One that failed and was made good by another refund is told by that one.
  where: { NOT: { status: 'failed', resolvedAt: { not: null }, returnedElsewhere: false, notReturned: false } },
  orderBy: { id: 'asc' },
} as const satisfies Prisma.Payment$refundsArgs

/** Of a refund, what `toldRefunds` needs. */
export const TOLD = { ...GOING_BACK, createdAt: true } as const satisfies Prisma.RefundSelect

/** The refunds of a payment that its payer reads. A refund that we keep is left out once the bank took its money, or a later refund returns it. */
export function toldRefunds<R extends Pick<Refund, keyof typeof TOLD>>(payment: ToldPayment<R>): R[] {
  const { kept } = moneyPlaces(payment)
  const isOvertaken = ({ resolvedAt }: R) =>
    payment.refunds.some((other) => isGoingBack(other) && resolvedAt !== null && other.createdAt > resolvedAt)
  return fitRefunds(payment).filter((refund) => isGoingBack(refund) || (refund.amount <= kept && !isOvertaken(refund)))
}

type ToldPayment<R> = Omit<Parameters<typeof moneyPlaces>[0], 'refunds'> & { refunds: readonly R[] }

/** Of a refund, what `refundState` needs. */
export const REFUND_STATE = {
  status: true,
  nextTryAt: true,
  returnedElsewhere: true,
  notReturned: true,
  payment: { select: { disputes: { where: OPEN_DISPUTES, select: { status: true } } } },
} as const satisfies Prisma.RefundSelect

/** Of a refund, what `returnedAt` needs. */
export const RETURNED = {
  status: true,
  returnedElsewhere: true,
  processedAt: true,
  resolvedAt: true,
  returnedOn: true,
} as const satisfies Prisma.RefundSelect

/** What failed or cannot be sent waits for a person, who may have returned the money some other way. */
export function refundState(refund: Prisma.RefundGetPayload<{ select: typeof REFUND_STATE }>) {
  const { status, nextTryAt, payment } = refund
  if (status === 'processed') return 'refunded'
  if (refund.returnedElsewhere) return 'returned_otherwise'
  if (refund.notReturned && status === 'failed') return 'not_returned'
  if (status === 'failed' || nextTryAt === null) return 'with_support'
  return status === 'requested' && payment.disputes.some(isOpenDispute) ? 'waits_for_bank' : 'on_its_way'
}

export type RefundState = ReturnType<typeof refundState>

/** When the money went back; null while it has not. */
export function returnedAt(refund: Pick<Refund, keyof typeof RETURNED>): Date | null {
  if (refund.status === 'processed') return refund.processedAt
  if (!refund.returnedElsewhere) return null
  return refund.returnedOn ? istInstant(fromDateOnly(refund.returnedOn), '00:00') : refund.resolvedAt
}
