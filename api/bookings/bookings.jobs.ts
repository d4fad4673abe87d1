import { DAY_MS } from '../rules/time/durations.ts'
import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { type ReminderHours, remindOfSession, sweepReminders } from './announce/reminders.ts'
import { sweepHolds } from './hold/holds.ts'
import { UNORDERED_HOLD_DAYS } from '../rules/time/retention.ts'

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    /** `startsAt`: the start it was promised for, ISO. */
    remindOfSession: { bookingId: number; startsAt: string; hours: ReminderHours }
  }
}

/** Reminders, and holds that have expired. `releaseExpiredHolds` does not wait for the sweep. */
export const bookingJobs = (app: Pick<App, 'db' | 'clock' | 'config'>) =>
  ({
    tasks: { remindOfSession: (reminder) => remindOfSession(app, reminder) },
    sweep: {
      holds: () => sweepHolds(app),
      reminders: () => sweepReminders(app),
      oldHolds: () => dropOldHolds(app),
    },
  }) satisfies Work

const BATCH = 1000

/** Deletes holds that expired long ago without an order. What was ordered stays with its order. */
async function dropOldHolds({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - UNORDERED_HOLD_DAYS * DAY_MS)
  await db.booking.deleteMany({
    where: { status: 'expired', holdExpiresAt: { lt: before }, orders: { none: {} } },
    limit: BATCH,
  })
}
