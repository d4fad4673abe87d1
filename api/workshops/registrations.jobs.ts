import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { cancelRegistrations, sweepCancelled } from './cancelRegistrations.ts'
import { dropUnpaid } from './dropUnpaid.ts'

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    /** After a workshop was cancelled. */
    cancelRegistrations: { workshopId: number }
  }
}

/** Cancelled workshops give everything back; registrations that came to nothing go. */
export const registrationJobs = (app: App) =>
  ({
    tasks: { cancelRegistrations: ({ workshopId }) => cancelRegistrations(app, workshopId) },
    sweep: {
      cancelledWorkshops: () => sweepCancelled(app),
      unpaidRegistrations: () => dropUnpaid(app),
    },
  }) satisfies Work
