import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { askForReviews } from './askForReviews.ts'

/** Mentees are asked by the sweep alone: sessions move and are called off until they begin. */
export const reviewJobs = (app: Pick<App, 'db' | 'clock' | 'config'>) =>
  ({ tasks: {}, sweep: { askForReviews: () => askForReviews(app) } }) satisfies Work
