import { DAY_MS } from '../rules/time/durations.ts'
import { READ_NOTIFICATION_DAYS } from '../rules/time/retention.ts'
import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'

export const notificationJobs = (app: Pick<App, 'db' | 'clock'>) =>
  ({ sweep: { notifications: () => dropOldNotifications(app) } }) satisfies Work

const BATCH = 1000

/** Removes read notifications that are older than the retention; unread ones stay. Tells nobody: no badge changes. */
export async function dropOldNotifications({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - READ_NOTIFICATION_DAYS * DAY_MS)
  await db.notification.deleteMany({ where: { isRead: true, createdAt: { lt: before } }, limit: BATCH })
}
