/** The money of a payment as its sides are told of it, read from the rows. */
import type { Transaction } from '../../database/client.ts'
import type { Prisma, Refund } from '../../generated/prisma/client.ts'
import { lastLines, type RefundState, type ToldMoney } from '../../rules/money/moneyLines.ts'
import { fromDateOnly, istInstant } from '../../rules/time/time.ts'
import { isOpenDispute, isOver, OPEN_DISPUTES } from '../disputes/openDisputes.ts'
import { bankHas, fitRefunds, GOING_BACK, isGoingBack, moneyPlaces, PLACES } from '../moneyPlaces.ts'

/** Of a refund, what `toldRefunds` needs. */
export const TOLD = {
  id: true,
  ...GOING_BACK,
  notReturned: true,
  createdAt: true,
} as const satisfies Prisma.RefundSelect

type ToldPayment<R> = Omit<Parameters<typeof moneyPlaces>[0], 'refunds'> & { refunds: readonly R[] }

/**
 * The refunds of a payment that its payer reads, in the order in which they were asked for. A refund that failed and was made good by
 * another one is told by that one; one that we keep is left out once the bank took its money, or a later refund returns it.
 */
export function toldRefunds<R extends Pick<Refund, keyof typeof TOLD>>(payment: ToldPayment<R>): R[] {
  const refunds = fitRefunds(payment)
  const isOvertaken = ({ resolvedAt }: R) =>
    refunds.some((other) => isGoingBack(other) && resolvedAt !== null && other.createdAt > resolvedAt)
  let { kept } = moneyPlaces(payment)
  // The newest first: the same money may have been kept twice.
  const isKept = (refund: R) => {
    if (!refund.notReturned || isGoingBack(refund) || refund.amount > kept || isOvertaken(refund)) return false
    kept -= refund.amount
    return true
  }
  const keeps = new Set(refunds.toReversed().filter(isKept))
  return refunds.filter((refund) => isGoingBack(refund) || keeps.has(refund))
}

/** Of a refund, what `refundState` needs, but for the disputes of its payment. */
const STATE = { status: true, nextTryAt: true, returnedElsewhere: true, notReturned: true } as const

/** Of a refund, what `refundState` needs. */
export const REFUND_STATE = {
  ...STATE,
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
export function refundState(refund: Prisma.RefundGetPayload<{ select: typeof REFUND_STATE }>): RefundState {
  const { status, nextTryAt, payment } = refund
  if (status === 'processed') return 'refunded'
  if (refund.returnedElsewhere) return 'returned_otherwise'
  if (refund.notReturned && status === 'failed') return 'not_returned'
  if (status === 'failed' || nextTryAt === null) return 'with_support'
  return status === 'requested' && payment.disputes.some(isOpenDispute) ? 'waits_for_bank' : 'on_its_way'
}

/** When the money went back; null while it has not. */
export function returnedAt(refund: Pick<Refund, keyof typeof RETURNED>): Date | null {
  if (refund.status === 'processed') return refund.processedAt
  if (!refund.returnedElsewhere) return null
  return refund.returnedOn ? istInstant(fromDateOnly(refund.returnedOn), '00:00') : refund.resolvedAt
}

/** Of a payment, what `toldMoney` needs. */
export const TOLD_MONEY = {
  ...PLACES,
  refunds: { select: { ...TOLD, ...STATE, ...RETURNED } },
  disputes: { select: { ...PLACES.disputes.select, resolvedAt: true, overdueAt: true } },
} as const

export function toldMoney(payment: Prisma.PaymentGetPayload<{ select: typeof TOLD_MONEY }>): ToldMoney {
  const refunds = toldRefunds(payment).map((refund) => ({
    amount: refund.amount,
    state: refundState({ ...refund, payment }),
    requestedAt: refund.createdAt,
    returnedAt: returnedAt(refund),
  }))
  const isDisputed = payment.disputes.some(isOpenDispute)
  // One that is overdue was decided before: the provider only did not confirm it in the end.
  const isUndecided = payment.disputes.some(
    (dispute) => isOver(dispute) && dispute.resolvedAt === null && dispute.overdueAt === null,
  )
  return {
    amount: payment.amount,
    kept: moneyPlaces(payment).kept,
    refunds,
    ...bankHas(payment),
    isDisputed,
    isUndecided,
  }
}

/** What a side reads of a payment once an act has written what it returns; `providerPaymentId` is null where nothing was paid. */
export async function whereMoneyIs(
  tx: Pick<Transaction, 'payment'>,
  { providerPaymentId }: { providerPaymentId: string | null },
  side: 'mentee' | 'mentor',
): Promise<string[]> {
  const payment =
    providerPaymentId && (await tx.payment.findUnique({ where: { providerPaymentId }, select: TOLD_MONEY }))
  return lastLines(payment ? toldMoney(payment) : null, side)
}
