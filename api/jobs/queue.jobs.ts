import type { App } from '../app.ts'
import { DAY_MS } from '../rules/time/time.ts'
import { FAILED_JOB_DAYS } from '../rules/time/retention.ts'
import { GIVEN_UP_JOBS } from './failedJobs.ts'
import type { Work } from './work.ts'

/** The queue's own tidying: jobs that were given up long ago, and counters of limits that have run out. */
export const queueJobs = ({ db, clock }: Pick<App, 'db' | 'clock'>): Work => ({
  sweep: {
    limits: () => db.rateLimit.deleteMany({ where: { resetAt: { lt: clock.now() } } }),
    failedJobs: () => {
      const before = new Date(clock.now().getTime() - FAILED_JOB_DAYS * DAY_MS)
      return db.$executeRaw`
        DELETE FROM graphile_worker._private_jobs
        WHERE ${GIVEN_UP_JOBS} AND updated_at < ${before}`
    },
  },
})

/** How many jobs wait for their turn, and how many were given up and wait for a person. */
export async function countJobs({ db }: Pick<App, 'db'>): Promise<{ waiting: number; failed: number }> {
  const [counts] = await db.$queryRaw<{ waiting: number; failed: number }[]>`
    SELECT count(*) FILTER (WHERE attempts < max_attempts)::int AS waiting,
      count(*) FILTER (WHERE ${GIVEN_UP_JOBS})::int AS failed
    FROM graphile_worker._private_jobs`
  return counts ?? { waiting: 0, failed: 0 }
}
