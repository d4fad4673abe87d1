/** Jobs that are out of tries, for an administrator to see to: by the functions that the queue offers for it. */
import type { Database, Transaction } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { NotFoundError } from '../rules/userErrors.ts'

export interface FailedJob {
  /** As text: longer than our own numbers. */
  id: string
  task: string
  attempts: number
  lastError: string | null
  payload: unknown
  failedAt: Date
}

/** Given up, and nobody is on it. The one condition of metrics, work queue and tidying. */
export const GIVEN_UP_JOBS = Prisma.sql`attempts >= max_attempts AND locked_at IS NULL`

/** The newest first. */
export async function failedJobs(db: Database | Transaction, take: number): Promise<FailedJob[]> {
  return await db.$queryRaw<FailedJob[]>`
    SELECT jobs.id::text, tasks.identifier AS task, attempts::int, last_error AS "lastError", payload, updated_at AS "failedAt"
    FROM graphile_worker._private_jobs AS jobs JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
    WHERE ${GIVEN_UP_JOBS} ORDER BY updated_at DESC, jobs.id DESC LIMIT ${take}`
}

/** Does it again from its first try. Answers its task. Throws NotFoundError. */
export async function retryJob(tx: Transaction, id: string): Promise<string> {
  const task = await lockFailed(tx, id)
  await tx.$executeRaw`SELECT graphile_worker.reschedule_jobs(ARRAY[${id}::bigint], run_at := now(), attempts := 0)`
  return task
}

/** Takes it off the queue for good. Answers its task. Throws NotFoundError. */
export async function removeJob(tx: Transaction, id: string): Promise<string> {
  const task = await lockFailed(tx, id)
  await tx.$executeRaw`SELECT graphile_worker.complete_jobs(ARRAY[${id}::bigint])`
  return task
}

/** Of two administrators the second finds nothing any more. */
async function lockFailed(tx: Transaction, id: string): Promise<string> {
  const [job] = await tx.$queryRaw<{ task: string }[]>`
    SELECT tasks.identifier AS task
    FROM graphile_worker._private_jobs AS jobs JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
    WHERE jobs.id = ${id}::bigint AND ${GIVEN_UP_JOBS} FOR UPDATE OF jobs`
  if (!job) throw new NotFoundError('This job no longer needs attention')
  return job.task
}
