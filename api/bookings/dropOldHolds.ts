import { DAY_MS } from '../rules/time/durations.ts'
import type { App } from '../app.ts'
import { UNORDERED_HOLD_DAYS } from '../rules/time/retention.ts'

const BATCH = 1000

/** Removes holds that were let go long ago without an order; whatever was ordered stays with its order. */
export async function dropOldHolds({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - UNORDERED_HOLD_DAYS * DAY_MS)
  await db.booking.deleteMany({
    where: { status: 'expired', holdExpiresAt: { lt: before }, orders: { none: {} } },
    limit: BATCH,
  })
}
