/** Jobs that are out of tries, for an administrator to see to: by the view and the functions that the queue offers. */
import type { Database, Transaction } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { NotFoundError } from '../rules/userErrors.ts'

export interface FailedJob {
  /** As text: longer than our own numbers. */
  id: string
  task: string
  /** Null for one that was replaced while it ran. */
  key: string | null
  attempts: number
  lastError: string | null
  failedAt: Date
}

/** Out of tries without an error, as its process was killed or a newer job has taken its key: nobody needs it. */
const IS_NEEDLESS = Prisma.sql`last_error IS NULL AND (key IS NULL OR task_identifier = 'sweep')`
const IS_OUT_OF_TRIES = Prisma.sql`attempts >= max_attempts AND locked_at IS NULL`
/** The one condition of metrics, work queue and tidying. */
const IS_GIVEN_UP = Prisma.sql`${IS_OUT_OF_TRIES} AND NOT (${IS_NEEDLESS})`

export async function failedJobs(db: Database | Transaction, take: number): Promise<FailedJob[]> {
  return await db.$queryRaw<FailedJob[]>`
    SELECT id::text, task_identifier AS task, key, attempts::int, last_error AS "lastError", updated_at AS "failedAt"
    FROM graphile_worker.jobs WHERE ${IS_GIVEN_UP} ORDER BY updated_at DESC, jobs.id DESC LIMIT ${take}`
}

export async function countJobs({ db }: { db: Database }): Promise<{ waiting: number; failed: number }> {
  const [counts] = await db.$queryRaw<{ waiting: number; failed: number }[]>`
    SELECT count(*) FILTER (WHERE attempts < max_attempts)::int AS waiting,
      count(*) FILTER (WHERE ${IS_GIVEN_UP})::int AS failed
    FROM graphile_worker.jobs`
  return counts ?? { waiting: 0, failed: 0 }
}

/** Does it again from its first try. Throws NotFoundError. */
export async function retryJob(tx: Transaction, id: string): Promise<void> {
  // Of two administrators the second waits here, and then finds a job that has tries.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('retry-job'), hashtext(${id}))`
  expectOne(
    await tx.$queryRaw`SELECT id::text FROM graphile_worker.reschedule_jobs(${givenUp(id)}, run_at := now(), attempts := 0)`,
  )
}

/** Takes it off the queue for good. Throws NotFoundError. */
export async function removeJob(tx: Transaction, id: string): Promise<void> {
  expectOne(await tx.$queryRaw`SELECT id::text FROM graphile_worker.complete_jobs(${givenUp(id)})`)
}

const givenUp = (id: string) =>
  Prisma.sql`ARRAY(SELECT id FROM graphile_worker.jobs WHERE id = ${id}::bigint AND ${IS_GIVEN_UP})`

function expectOne(jobs: unknown): void {
  if ((jobs as unknown[]).length === 0) throw new NotFoundError('This job no longer needs attention')
}

/** Removes what was given up before an instant, and what nobody needs. */
export async function tidyJobs(db: Database, before: Date): Promise<void> {
  await db.$queryRaw`SELECT id::text FROM graphile_worker.complete_jobs(ARRAY(
    SELECT id FROM graphile_worker.jobs WHERE ${IS_OUT_OF_TRIES} AND (${IS_NEEDLESS} OR updated_at < ${before})))`
}
