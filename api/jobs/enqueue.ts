import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/client.ts'

/** What each task is given. Features declare theirs in `x.jobs.ts`, with `declare module '../jobs/enqueue.ts'`. */
export interface Tasks {
  sweep: void
}

interface Options {
  runAt?: Date
  /**
   * Names what the job concerns, such as order:12, also for administrators. A waiting job with the same key is replaced.
   * Without one a job gets a random key: a job in the queue that has none was replaced while it ran.
   */
  key?: string
  /** Jobs of one queue run one after the other. */
  queue?: string
}

/** Enqueues with the transaction: the job exists exactly when the change does. */
export async function addJob<T extends keyof Tasks>(
  tx: Pick<Transaction, '$executeRaw'>,
  task: T,
  payload: Tasks[T],
  { runAt, key = randomUUID(), queue }: Options = {},
): Promise<void> {
  await tx.$executeRaw`SELECT graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json, queue_name := ${queue ?? null},
    run_at := ${runAt ?? null}::timestamptz, job_key := ${key}, max_attempts := 25)`
}

/** A row that waits longer, in milliseconds, has lost its job: jobs run at once. */
export const STALE_MS = 2 * 60_000
export const REQUEUED = 100
