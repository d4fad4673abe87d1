import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { refreshRecommendations } from './search/recommendation.ts'

export const mentorJobs = (app: Pick<App, 'db' | 'clock'>) =>
  ({ sweep: { recommendations: () => refreshRecommendations(app) } }) satisfies Work
