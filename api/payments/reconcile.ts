/** Looks after orders whose payment nobody told us about: after 1, 5 and 15 minutes, then every hour for 3 days. */
import type { App } from '../app.ts'
import { PaymentProviderUnavailableError } from './gateway/errors.ts'
import { settlePayment } from './settlePayment.ts'

const MINUTE_MS = 60_000
const FIRST_CHECKS_MINUTES = [1, 5, 15]
const LAST_CHECK_MINUTES = 3 * 24 * 60
const BATCH = 50

/** When an order is to be looked at next; null when it is given up. `checks` counts those done. */
export function nextCheck(createdAt: Date, checks: number): Date | null {
  const hours = checks - FIRST_CHECKS_MINUTES.length + 1
  const minutes = FIRST_CHECKS_MINUTES[checks] ?? hours * 60
  return minutes > LAST_CHECK_MINUTES ? null : new Date(createdAt.getTime() + minutes * MINUTE_MS)
}

/** When an order that nobody pays is given up at the latest. */
export function givenUpAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + (LAST_CHECK_MINUTES + 60) * MINUTE_MS)
}

/** Checks every order that is due; answers how many were settled. Safe to run on several nodes at once. */
export async function reconcileOrders(app: Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log'>): Promise<number> {
  const due = await app.db.paymentOrder.findMany({
    where: { nextCheckAt: { lte: app.clock.now() }, providerOrderId: { not: null } },
    orderBy: { nextCheckAt: 'asc' },
    take: BATCH,
    select: { id: true, providerOrderId: true, createdAt: true, checks: true },
  })
  let settled = 0
  for (const { id, providerOrderId, createdAt, checks } of due) {
    try {
      const { outcome } = await settlePayment(app, providerOrderId!)
      if (outcome === 'open') await postpone(app, { id, createdAt, checks })
      else settled += 1
    } catch (error) {
      if (!(error instanceof PaymentProviderUnavailableError)) throw error
      app.log.warn({ orderId: id, reason: error.detail }, 'order not checked: provider away')
      return settled
    }
  }
  return settled
}

async function postpone(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  order: { id: number; createdAt: Date; checks: number },
): Promise<void> {
  let checks = order.checks + 1
  // After an outage the missed checks are one check.
  while ((nextCheck(order.createdAt, checks) ?? clock.now()) < clock.now()) checks += 1
  const nextCheckAt = nextCheck(order.createdAt, checks)
  await db.paymentOrder.updateMany({
    where: { id: order.id, nextCheckAt: { not: null } },
    data: { checks, nextCheckAt, ...(nextCheckAt === null ? { status: 'closed' as const } : {}) },
  })
}
