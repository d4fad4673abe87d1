import { DAY_MS } from '../rules/time/durations.ts'
import { CLOSED_ACCOUNT_MAIL_DAYS } from '../rules/time/retention.ts'
import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { ACCOUNT_CLOSED } from './removePerson.ts'

/** Rows of one round: a statement that takes too long is broken off, and would never delete anything. */
const BATCH = 1000

/** Removes last mails once they are delivered. */
export const accountClosingJobs = (app: Pick<App, 'db' | 'clock'>) =>
  ({ sweep: { closedMails: () => dropClosedMails(app) } }) satisfies Work

/** These mails are the last that is left of the person. */
async function dropClosedMails({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - CLOSED_ACCOUNT_MAIL_DAYS * DAY_MS)
  await db.email.deleteMany({
    where: { kind: ACCOUNT_CLOSED, status: { in: ['sent', 'kept'] }, deliveredAt: { lt: before } },
    limit: BATCH,
  })
}
