import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { dropOldLinks } from './dropOldLinks.ts'
import { sendPasswordReset } from './sendPasswordReset.ts'

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    sendPasswordReset: { requestId: string; email: string; ip?: string }
  }
}

/** Links to a new password: mailed by a job, so that known and unknown addresses are answered alike. */
export const passwordJobs = (app: Pick<App, 'db' | 'clock' | 'config'>) =>
  ({
    tasks: { sendPasswordReset: (request) => sendPasswordReset(app, request) },
    sweep: { links: () => dropOldLinks(app) },
  }) satisfies Work
