import { dropClosedMails } from '../accounts/accountClosedMail.ts'
import { dropOldLinks } from '../accounts/dropOldLinks.ts'
import { dropEndedAdminSessions } from '../admin/adminSessions.ts'
import type { App } from '../app.ts'
import { sweepReminders } from '../bookings/reminders.ts'
import { dropOldNotifications } from '../notifications/dropOldNotifications.ts'
import { reconcileOrders } from '../payments/reconcile.ts'
import { sweepAccess } from '../plans/accessNotices.ts'
import { requeue } from './requeue.ts'

/** In this order: what people and money wait for first, tidying last. */
const STEPS: Record<string, (app: App) => Promise<unknown>> = {
  holds: ({ db, clock }) =>
    db.booking.updateMany({
      where: { status: 'pending', holdExpiresAt: { lte: clock.now() } },
      data: { status: 'expired' },
    }),
  orders: reconcileOrders,
  jobs: requeue,
  reminders: sweepReminders,
  access: sweepAccess,
  limits: ({ db, clock }) => db.rateLimit.deleteMany({ where: { resetAt: { lt: clock.now() } } }),
  adminSessions: dropEndedAdminSessions,
  sessions: ({ db, clock }) => db.session.deleteMany({ where: { expiresAt: { lt: clock.now() } } }),
  closedMails: dropClosedMails,
  links: dropOldLinks,
  notifications: dropOldNotifications,
}

/**
 * Once a minute: what a job has lost, by a kill at the wrong moment, is taken up again from the rows themselves.
 * Nothing depends on it being quick: holds are also let go where they stand in the way. A step that fails is logged
 * and tried again in a minute; the others don't wait for it.
 */
export async function sweep(app: App): Promise<void> {
  for (const [step, run] of Object.entries(STEPS)) {
    try {
      await run(app)
    } catch (error) {
      app.log.error({ error, step }, 'A step of the sweep failed')
    }
  }
}
