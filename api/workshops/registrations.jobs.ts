import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { cancelRegistrations, sweepCancelled } from './manage/cancelRegistrations.ts'
import { sweepDeletions } from './manage/deleteWorkshop.ts'
import { dropUnpaid } from './dropUnpaid.ts'
import { resendTicket } from './announce/resendTicket.ts'

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
