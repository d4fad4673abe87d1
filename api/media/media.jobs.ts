import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { dropUnusedFiles } from './dropUnusedFiles.ts'

/** Removes uploads that nobody uses. */
export const mediaJobs = (app: Pick<App, 'db' | 'clock' | 'parts'>) =>
  ({ sweep: { files: () => dropUnusedFiles(app) } }) satisfies Work
