import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { sweepRegistrationDigests } from './announce/registrationDigest.ts'

/** What mentors hear of their workshops. */
export const workshopJobs = (app: Pick<App, 'db' | 'clock' | 'log'>) =>
  ({ tasks: {}, sweep: { registrationDigests: () => sweepRegistrationDigests(app) } }) satisfies Work
