import type { App } from '../app.ts'
import { DAY_MS } from '../rules/time/time.ts'
import { MAIL_DAYS } from '../rules/time/retention.ts'

const BATCH = 1000

/**
 * Removes mails that have had their time, whether they were sent or given up; one that still waits stays. Their keys
 * may go with them: whatever queues a mail remembers its cause in a row of its own, or looks back a few days at most.
 */
export async function dropOldMails({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - MAIL_DAYS * DAY_MS)
  await db.email.deleteMany({ where: { createdAt: { lt: before }, status: { not: 'queued' } }, limit: BATCH })
}
