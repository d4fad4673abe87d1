import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'

export const sessionJobs = ({ db, clock }: Pick<App, 'db' | 'clock'>) =>
  ({ sweep: { sessions: () => db.session.deleteMany({ where: { expiresAt: { lt: clock.now() } } }) } }) satisfies Work
