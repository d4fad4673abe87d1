import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { dropClosedMails } from './accountClosedMail.ts'

/** Removes last mails once they are delivered. */
export const accountClosingJobs = (app: Pick<App, 'db' | 'clock'>) =>
  ({ sweep: { closedMails: () => dropClosedMails(app) } }) satisfies Work
