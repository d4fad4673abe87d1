import { DAY_MS } from '../rules/time/durations.ts'
import { READ_NOTIFICATION_DAYS, UNREAD_NOTIFICATION_DAYS } from '../rules/time/retention.ts'
import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'

export const notificationJobs = (app: Pick<App, 'db' | 'clock'>) =>
  ({ sweep: { notifications: () => dropOldNotifications(app) } }) satisfies Work

const BATCH = 1000

/** Removes notifications that are older than the retention. Tells nobody: a badge is right with the next page. */
export async function dropOldNotifications({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => ({ createdAt: { lt: new Date(clock.now().getTime() - days * DAY_MS) } })
  await db.notification.deleteMany({ where: { isRead: true, ...before(READ_NOTIFICATION_DAYS) }, limit: BATCH })
  await db.notification.deleteMany({ where: { isRead: false, ...before(UNREAD_NOTIFICATION_DAYS) }, limit: BATCH })
}
