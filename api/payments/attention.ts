/**
 * What of money waits for a person: nothing here goes away by itself. Each matter stands here once, as a question to the
 * database and as one about a row; metrics, the work queue and the orders' table all ask here.
 */
import type { App } from '../app.ts'
import type { PaymentOrder, Prisma, Refund, RefundStatus } from '../generated/prisma/client.ts'
import { HOUR_MS } from '../rules/durations.ts'
import { givenUpAt } from './checkTimes.ts'

/** Why a refund waits; one that is refused or stuck may be of the provider's own as well. */
export const REFUND_MATTERS = {
  refund_refused: { status: 'failed', resolvedAt: null },
  refund_stuck: { status: { in: ['requested', 'pending'] as RefundStatus[] }, nextTryAt: null, resolvedAt: null },
  refund_at_provider: { reason: 'refunded_at_provider', status: { not: 'failed' }, resolvedAt: null },
} as const satisfies Record<string, Prisma.RefundWhereInput>

/** Refunds that wait for a person. */
export const WAITING_REFUNDS = { OR: Object.values(REFUND_MATTERS) } satisfies Prisma.RefundWhereInput

/** Of a refund, what says whether it waits. */
export const REFUND_MATTER = { status: true, reason: true, nextTryAt: true, resolvedAt: true } as const

/** The first matter for which a refund waits; null when it does not. */
export function refundMatter({
  status,
  reason,
  nextTryAt,
  resolvedAt,
}: Pick<Refund, keyof typeof REFUND_MATTER>): keyof typeof REFUND_MATTERS | null {
  if (resolvedAt !== null) return null
  if (status === 'failed') return 'refund_refused'
  if (status !== 'processed' && nextTryAt === null) return 'refund_stuck'
  return reason === 'refunded_at_provider' ? 'refund_at_provider' : null
}

/** Before this an order that was never answered for is merely late. */
const lateBefore = (now: Date) => new Date(now.getTime() - (givenUpAt(now).getTime() - now.getTime()) - HOUR_MS)

/** Orders that the provider has not answered for in all the time that it is asked. */
export const unansweredOrders = (now: Date): Prisma.PaymentOrderWhereInput => ({
  createdAt: { lt: lateBefore(now) },
  OR: [{ status: 'created' }, { status: 'closed', nextCheckAt: { not: null } }],
})

/** Of an order, what says whether it was answered for. */
export const ORDER_MATTER = { status: true, createdAt: true, nextCheckAt: true } as const

/** The same, of one row. */
export const isUnanswered = (
  { status, createdAt, nextCheckAt }: Pick<PaymentOrder, keyof typeof ORDER_MATTER>,
  now: Date,
): boolean => createdAt < lateBefore(now) && (status === 'created' || (status === 'closed' && nextCheckAt !== null))

/** Orders that wait for a person, or of which a refund does. */
export const waitingOrders = (now: Date): Prisma.PaymentOrderWhereInput => ({
  OR: [unansweredOrders(now), { payments: { some: { refunds: { some: WAITING_REFUNDS } } } }],
})

/** Events of the provider that could not be handled in all the time that they are tried. */
export const GIVEN_UP_WEBHOOKS = {
  processedAt: null,
  nextTryAt: null,
  resolvedAt: null,
} as const satisfies Prisma.WebhookEventWhereInput

/** How many there are of each. */
export async function moneyMatters({ db, clock }: Pick<App, 'db' | 'clock'>) {
  const [refundRefused, refundStuck, refundAtProvider, orderUnanswered, webhookGivenUp] = await Promise.all([
    db.refund.count({ where: REFUND_MATTERS.refund_refused }),
    db.refund.count({ where: REFUND_MATTERS.refund_stuck }),
    db.refund.count({ where: REFUND_MATTERS.refund_at_provider }),
    db.paymentOrder.count({ where: unansweredOrders(clock.now()) }),
    db.webhookEvent.count({ where: GIVEN_UP_WEBHOOKS }),
  ])
  return {
    refund_refused: refundRefused,
    refund_stuck: refundStuck,
    refund_at_provider: refundAtProvider,
    order_unanswered: orderUnanswered,
    webhook_given_up: webhookGivenUp,
  }
}
