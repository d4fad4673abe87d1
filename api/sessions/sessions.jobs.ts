import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'

/** Rows of one round: a statement that takes too long is broken off, and would never delete anything. */
const BATCH = 1000

export const sessionJobs = ({ db, clock }: Pick<App, 'db' | 'clock'>) =>
  ({
    sweep: { sessions: () => db.session.deleteMany({ where: { expiresAt: { lt: clock.now() } }, limit: BATCH }) },
  }) satisfies Work
