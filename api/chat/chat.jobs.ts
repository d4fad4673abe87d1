import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { sendDigests } from './digests.ts'

/** Mails about messages that are not read. */
export const chatJobs = (app: Pick<App, 'db' | 'clock' | 'config' | 'log'>) =>
  ({ sweep: { unreadMessages: () => sendDigests(app) } }) satisfies Work
