import type { App } from '../app.ts'
import { NOTIFICATION_RETENTION_DAYS } from '../rules/constants.ts'

const DAY_MS = 24 * 60 * 60_000
const BATCH = 1000

/** Removes read notifications that are older than the retention; unread ones stay. Tells nobody: no badge changes. */
export async function dropOldNotifications({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - NOTIFICATION_RETENTION_DAYS * DAY_MS)
  await db.notification.deleteMany({ where: { isRead: true, createdAt: { lt: before } }, limit: BATCH })
}
