import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { dropEndedAdminSessions } from './adminSessions.ts'

/** Forgets administrators’ sessions that are over. */
export const adminJobs = (app: Pick<App, 'db' | 'clock'>) =>
  ({ sweep: { adminSessions: () => dropEndedAdminSessions(app) } }) satisfies Work
