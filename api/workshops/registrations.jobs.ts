import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { cancelRegistrations, sweepCancelled } from './cancelRegistrations.ts'

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    /** After a workshop was cancelled. */
    cancelRegistrations: { workshopId: number }
  }
}

/** Cancelled workshops give everything back. */
export const registrationJobs = (app: App) =>
  ({
    tasks: { cancelRegistrations: ({ workshopId }) => cancelRegistrations(app, workshopId) },
    sweep: {
      cancelledWorkshops: () => sweepCancelled(app),
    },
  }) satisfies Work
