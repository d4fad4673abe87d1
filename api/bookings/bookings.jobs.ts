import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import type { ReminderHours } from './announce/announceReminder.ts'
import { dropOldHolds } from './dropOldHolds.ts'
import { EXPIRED_HOLD } from './hold/holds.ts'
import { remindOfSession, sweepReminders } from './announce/reminders.ts'

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    /** `startsAt`: the start it was promised for, ISO. */
    remindOfSession: { bookingId: number; startsAt: string; hours: ReminderHours }
  }
}

/** Reminders, and holds whose time is over: those are also let go where they stand in the way. */
export const bookingJobs = (app: Pick<App, 'db' | 'clock' | 'config'>) =>
  ({
    tasks: { remindOfSession: (reminder) => remindOfSession(app, reminder) },
    sweep: {
      holds: () =>
        app.db.booking.updateMany({
          where: { status: 'pending', holdExpiresAt: { lte: app.clock.now() } },
          data: EXPIRED_HOLD,
        }),
      reminders: () => sweepReminders(app),
      oldHolds: () => dropOldHolds(app),
    },
  }) satisfies Work
