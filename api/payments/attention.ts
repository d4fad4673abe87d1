import type { App } from '../app.ts'
import { HOUR_MS } from '../rules/durations.ts'
import { givenUpAt } from './checkTimes.ts'

/** What of money waits for a person: nothing here goes away by itself. */
export async function moneyMatters({ db, clock }: Pick<App, 'db' | 'clock'>) {
  const now = clock.now()
  // Before this an order that was never answered for is merely late.
  const before = new Date(now.getTime() - (givenUpAt(now).getTime() - now.getTime()) - HOUR_MS)
  const [refundsRefused, refundsStuck, refundsAtProvider, ordersUnanswered, webhooksGivenUp] = await Promise.all([
    db.refund.count({ where: { status: 'failed', resolvedAt: null } }),
    db.refund.count({ where: { status: { in: ['requested', 'pending'] }, nextTryAt: null, resolvedAt: null } }),
    db.refund.count({ where: { reason: 'refunded_at_provider', status: { not: 'failed' }, resolvedAt: null } }),
    db.paymentOrder.count({
      where: {
        createdAt: { lt: before },
        OR: [{ status: 'created' }, { status: 'closed', nextCheckAt: { not: null } }],
      },
    }),
    db.webhookEvent.count({ where: { processedAt: null, nextTryAt: null } }),
  ])
  return {
    refund_refused: refundsRefused,
    refund_stuck: refundsStuck,
    refund_at_provider: refundsAtProvider,
    order_unanswered: ordersUnanswered,
    webhook_given_up: webhooksGivenUp,
  }
}
