import type { App } from '../app.ts'
import { DAY_MS } from '../rules/time/time.ts'
import { WEBHOOK_DAYS } from '../rules/time/retention.ts'

const BATCH = 1000

/**
 * Removes webhooks that were handled, or seen to, long ago; one that was not stays until it is. The provider repeats an event for a
 * day; one that came even later would change nothing: a payment's row is what remembers it.
 */
export async function dropOldWebhooks({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - WEBHOOK_DAYS * DAY_MS)
  const isOver = [{ processedAt: { lt: before } }, { processedAt: null, resolvedAt: { lt: before } }]
  await db.webhookEvent.deleteMany({ where: { OR: isOver }, limit: BATCH })
}
