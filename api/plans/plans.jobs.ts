import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { endAccess, sweepAccess, warnOfAccessEnd } from './accessNotices.ts'

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    warnOfAccessEnd: { subscriptionId: number }
    endAccess: { subscriptionId: number }
  }
}

/** The end of a plan, and the warning before it. */
export const planJobs = (app: Pick<App, 'db' | 'clock' | 'config'>) =>
  ({
    tasks: {
      warnOfAccessEnd: (plan) => warnOfAccessEnd(app, plan),
      endAccess: (plan) => endAccess(app, plan),
    },
    sweep: { access: () => sweepAccess(app) },
  }) satisfies Work
