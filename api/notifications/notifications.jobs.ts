import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { dropOldNotifications } from './dropOldNotifications.ts'

/** Forgets old notifications that were read. */
export const notificationJobs = (app: Pick<App, 'db' | 'clock'>) =>
  ({ sweep: { notifications: () => dropOldNotifications(app) } }) satisfies Work
