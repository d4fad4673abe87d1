/**
 * Which refunds, disputes, orders and webhooks need a person: none of these resolves itself. Each condition is written once,
 * as a filter for the database and as a check of one row; metrics, the work queue and the orders' table use the same.
 */
import { HOUR_MS } from '../rules/time/durations.ts'
import type { App } from '../app.ts'
import type { Dispute, PaymentOrder, Prisma, Refund, RefundStatus } from '../generated/prisma/client.ts'
import { givenUpAt } from './retryTimes.ts'

/** The provider did something else than a person had decided. */
const SURPRISING = { OR: [{ returnedTwiceAt: { not: null } }, { notReturned: true }] } satisfies Prisma.RefundWhereInput

/** Why a refund needs a person; one that was refused or is stuck may also have been made at the provider. */
export const REFUND_ISSUES = {
  refund_refused: { status: 'failed', resolvedAt: null },
  refund_returned_twice: { status: { not: 'failed' }, returnedTwiceAt: { not: null }, resolvedAt: null },
  refund_after_all: { status: { not: 'failed' }, notReturned: true, resolvedAt: null },
  refund_stuck: {
    status: { in: ['requested', 'pending'] as RefundStatus[] },
    nextTryAt: null,
    resolvedAt: null,
    NOT: SURPRISING,
  },
  refund_at_provider: { reason: 'refunded_at_provider', status: { not: 'failed' }, resolvedAt: null, NOT: SURPRISING },
} as const satisfies Record<string, Prisma.RefundWhereInput>

export const WAITING_REFUNDS = { OR: Object.values(REFUND_ISSUES) } satisfies Prisma.RefundWhereInput

/** Of a refund, what `refundIssue` needs. */
export const REFUND_ISSUE = {
  status: true,
  reason: true,
  nextTryAt: true,
  resolvedAt: true,
  notReturned: true,
  returnedTwiceAt: true,
} as const

export function refundIssue(refund: Pick<Refund, keyof typeof REFUND_ISSUE>): keyof typeof REFUND_ISSUES | null {
  const { status, nextTryAt, resolvedAt, returnedTwiceAt } = refund
  if (resolvedAt !== null) return null
  if (status === 'failed') return 'refund_refused'
  if (returnedTwiceAt !== null) return 'refund_returned_twice'
  if (refund.notReturned) return 'refund_after_all'
  if (status !== 'processed' && nextTryAt === null) return 'refund_stuck'
  return refund.reason === 'refunded_at_provider' ? 'refund_at_provider' : null
}

/** What a decision wrote is taken back, because the refund has moved on since: it needs a person again. */
export const RESET_RESOLUTION = { resolvedAt: null, returnedElsewhere: false, notReturned: false } as const

/**
 * Disputes that need a person: to answer the bank in time, to decide what follows when the money is lost, or when it came back
 * after what it had bought was gone; and those that the bank takes too long with. Any other end is written down as resolved.
 */
export const WAITING_DISPUTES = {
  OR: [{ status: { not: 'under_review' } }, { overdueAt: { not: null } }],
  resolvedAt: null,
} satisfies Prisma.DisputeWhereInput

/** Of a dispute, what `disputeWaits` needs. */
export const DISPUTE_ISSUE = { status: true, resolvedAt: true, overdueAt: true } as const

export const disputeWaits = ({ status, resolvedAt, overdueAt }: Pick<Dispute, keyof typeof DISPUTE_ISSUE>): boolean =>
  resolvedAt === null && (status !== 'under_review' || overdueAt !== null)

/** An order opened after this moment may still be answered for. */
const lateBefore = (now: Date) => new Date(now.getTime() - (givenUpAt(now).getTime() - now.getTime()) - HOUR_MS)

/** Orders that the provider has not answered for in all the time that it is asked. */
export const unansweredOrders = (now: Date): Prisma.PaymentOrderWhereInput => ({
  createdAt: { lt: lateBefore(now) },
  OR: [{ status: 'created' }, { status: 'closed', nextCheckAt: { not: null } }],
})

/** Of an order, what `isUnanswered` needs. */
export const ORDER_ISSUE = { status: true, createdAt: true, nextCheckAt: true } as const

export const isUnanswered = (
  { status, createdAt, nextCheckAt }: Pick<PaymentOrder, keyof typeof ORDER_ISSUE>,
  now: Date,
): boolean => createdAt < lateBefore(now) && (status === 'created' || (status === 'closed' && nextCheckAt !== null))

/** Orders that need a person, or of which a refund or a dispute does. */
export const waitingOrders = (now: Date): Prisma.PaymentOrderWhereInput => ({
  OR: [
    unansweredOrders(now),
    { payments: { some: { OR: [{ refunds: { some: WAITING_REFUNDS } }, { disputes: { some: WAITING_DISPUTES } }] } } },
  ],
})

/** Events of the provider that could not be handled in all the time that they are tried. */
export const GIVEN_UP_WEBHOOKS = {
  processedAt: null,
  nextTryAt: null,
  resolvedAt: null,
} as const satisfies Prisma.WebhookEventWhereInput

/** How many of each need a person now. */
export async function moneyIssues({ db, clock }: Pick<App, 'db' | 'clock'>) {
  const refunds = Object.entries(REFUND_ISSUES).map(
    async ([issue, where]) => [issue as keyof typeof REFUND_ISSUES, await db.refund.count({ where })] as const,
  )
  const [waiting, ...others] = await Promise.all([
    Promise.all(refunds),
    db.dispute.count({ where: WAITING_DISPUTES }),
    db.paymentOrder.count({ where: unansweredOrders(clock.now()) }),
    db.webhookEvent.count({ where: GIVEN_UP_WEBHOOKS }),
  ])
  return {
    ...(Object.fromEntries(waiting) as Record<keyof typeof REFUND_ISSUES, number>),
    dispute_waiting: others[0],
    order_unanswered: others[1],
    webhook_given_up: others[2],
  }
}
