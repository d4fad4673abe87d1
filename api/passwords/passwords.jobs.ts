import { DAY_MS } from '../rules/time/durations.ts'
import { ENDED_LINK_DAYS } from '../rules/time/retention.ts'
import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
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

/** Forgets mailed links that ended a month ago. */
async function dropOldLinks({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const ended = { expiresAt: { lt: new Date(clock.now().getTime() - ENDED_LINK_DAYS * DAY_MS) } }
  await db.passwordResetToken.deleteMany({ where: ended })
  await db.emailConfirmation.deleteMany({ where: ended })
}
