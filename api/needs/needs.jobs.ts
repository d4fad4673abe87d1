import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { NEED_CONFIRM_DAYS } from '../rules/inputs/needs.ts'
import { DAY_MS } from '../rules/time/durations.ts'
import { ENDED_LINK_DAYS, MISSED_SEARCH_WEEKS, NEED_DAYS } from '../rules/time/retention.ts'
import { addDays, dateOnly, istDate, mondayOf } from '../rules/time/time.ts'
import { lookNeedsThrough, requeueLookUps } from './lookUp.ts'

/** Emails about mentors who fit, and the end of needs and of counted searches. */
export const needJobs = (app: Pick<App, 'db' | 'clock' | 'config' | 'memory'>) =>
  ({
    tasks: { lookNeedsThrough: ({ mentorId }) => lookNeedsThrough(app, mentorId) },
    sweep: {
      needLookUps: () => requeueLookUps(app),
      needs: () => endNeeds(app),
      missedSearches: () => dropMissedSearches(app),
    },
  }) satisfies Work

const BATCH = 1000

async function endNeeds({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * DAY_MS) })
  await db.mentorNeed.deleteMany({ where: { createdAt: before(NEED_DAYS + ENDED_LINK_DAYS) }, limit: BATCH })
  const ended = { endedAt: now, email: null }
  await db.mentorNeed.updateMany({ where: { endedAt: null, createdAt: before(NEED_DAYS) }, data: ended, limit: BATCH })
  // What was told stays; the address that nobody has confirmed goes.
  await db.mentorNeed.updateMany({
    where: { endedAt: null, email: { not: null }, confirmedAt: null, createdAt: before(NEED_CONFIRM_DAYS) },
    data: ended,
    limit: BATCH,
  })
}

async function dropMissedSearches({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const first = addDays(mondayOf(istDate(clock.now())), -7 * MISSED_SEARCH_WEEKS)
  await db.missedSearch.deleteMany({ where: { week: { lt: dateOnly(first) } }, limit: BATCH })
}
