import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { sweepRegistrationDigests } from './announce/mentorNews.ts'
import { cancelRegistrations, sweepCancelled } from './manage/cancelWorkshop.ts'
import { sweepDeletions } from './manage/deleteWorkshop.ts'
import { resendTicket } from './announce/resendTicket.ts'
import { DAY_MS } from '../rules/durations.ts'
import { ENDED_LINK_DAYS } from '../rules/retention.ts'

/** What mentors hear of their workshops. */
export const workshopJobs = (app: Pick<App, 'db' | 'clock' | 'log'>) =>
  ({ tasks: {}, sweep: { registrationDigests: () => sweepRegistrationDigests(app) } }) satisfies Work

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    /** After a workshop was cancelled. */
    cancelRegistrations: { workshopId: number }
    resendTicket: { requestId: string; workshopId: number; email: string }
  }
}

/** Cancelled workshops give everything back; lost tickets are mailed again; registrations that came to nothing go. */
export const registrationJobs = (app: App) =>
  ({
    tasks: {
      cancelRegistrations: ({ workshopId }) => cancelRegistrations(app, workshopId),
      resendTicket: (request) => resendTicket(app, request),
    },
    sweep: {
      cancelledWorkshops: () => sweepCancelled(app),
      deletedWorkshops: () => sweepDeletions(app),
      unpaidRegistrations: () => dropUnpaid(app),
    },
  }) satisfies Work

const REGISTRATIONS_AT_ONCE = 1000

/**
 * Whoever began to register, and never had a seat nor paid, goes with the mailed links of the workshop. What has seen money
 * stays with it.
 */
async function dropUnpaid({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.workshopRegistration.deleteMany({
    where: {
      paymentStatus: { in: ['pending', 'failed'] },
      seat: 'none',
      registeredAt: null,
      orders: { every: { payments: { none: {} } } },
      workshop: { startsAt: { lte: new Date(clock.now().getTime() - ENDED_LINK_DAYS * DAY_MS) } },
    },
    limit: REGISTRATIONS_AT_ONCE,
  })
}

/** Each round: a statement that takes too long is broken off, and nothing would ever go. */
const ENTRIES_AT_ONCE = 1000

/** Nobody waits for what is over: addresses that asked for a seat go with their mailed links. */
export async function dropOldEntries({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.waitingListEntry.deleteMany({
    where: {
      state: { notIn: ['offered', 'registering'] },
      workshop: { startsAt: { lte: new Date(clock.now().getTime() - ENDED_LINK_DAYS * DAY_MS) } },
    },
    limit: ENTRIES_AT_ONCE,
  })
}
