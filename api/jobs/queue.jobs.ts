import { DAY_MS } from '../rules/time/durations.ts'
import type { App } from '../app.ts'
import { tidyJobs } from './failedJobs.ts'
import { FAILED_JOB_DAYS } from '../rules/time/retention.ts'
import type { Work } from './work.ts'

/** Rows of one round: a statement that takes too long is broken off, and would never delete anything. */
const BATCH = 10_000

/** The queue's own tidying: jobs that were given up long ago, and counters of limits that have run out. */
export const queueJobs = ({ db, clock }: Pick<App, 'db' | 'clock'>): Work => ({
  sweep: {
    limits: () => db.rateLimit.deleteMany({ where: { resetAt: { lt: clock.now() } }, limit: BATCH }),
    failedJobs: () => tidyJobs(db, new Date(clock.now().getTime() - FAILED_JOB_DAYS * DAY_MS)),
  },
})
