import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { sendDigests } from './messages/digests.ts'
import { dropOldOpenings } from './administration/transcripts.ts'

export const chatJobs = (app: Pick<App, 'db' | 'clock' | 'config' | 'log'>) =>
  ({ sweep: { unreadMessages: () => sendDigests(app), transcriptOpenings: () => dropOldOpenings(app) } }) satisfies Work
