/**
 * Jobs that our own worker has locked and does not do. It tells the database the end of a job once: when the database
 * is away at that moment, the job and its queue stay locked by a worker that lives, in the queue's own reckoning for
 * four hours. The same holds for a job that was fetched and whose answer was lost on the way.
 */
import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'

/**
 * A condition on jobs that were locked and are done by nobody any more: what they were for is done without them. The
 * queue takes the key from a locked job whose key is added anew and leaves it no try, and `addJob` adds none without a
 * key; the next sweep does all that this one would have done. What has an error is for a person to see.
 */
export const IS_NEEDLESS = `last_error IS NULL AND (
  (key IS NULL AND attempts >= max_attempts)
  OR task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'sweep'))`

/** Ids of the jobs that are being done in this process. */
export type RunningJobs = () => ReadonlySet<string>

/** Follows the worker that reports to `events`. */
export function followJobs(events: WorkerEvents): RunningJobs {
  // By what was fetched, not by id: whoever takes us for dead frees a job that we may then do twice at once.
  const running = new Set<{ readonly id: string }>()
  events.on('job:start', ({ job }) => void running.add(job))
  events.on('job:complete', ({ job }) => void running.delete(job))
  return () => new Set([...running].map(({ id }) => String(id)))
}

/**
 * On one connection: frees what was seen locked by us and not running `patience` times in a row, and removes of it what
 * nobody needs.
 */
export function createLostJobs(client: Pick<pg.Client, 'query'>, running: RunningJobs, patience: number) {
  let missed = new Map<string, number>()
  return {
    /**
     * Looks at what the worker `own` has locked; answers the ids of the jobs that are free again. Must be called so
     * seldom that `patience` calls take longer than the worker waits for an answer (6 s): a job that was just fetched
     * is locked before we know of it.
     */
    async beat(own: string): Promise<string[]> {
      const { rows } = await client.query<{ id: string; since: string }>(
        'SELECT id::text, locked_at::text AS since FROM graphile_worker._private_jobs WHERE locked_by = $1',
        [own],
      )
      const ids = running()
      const idle = rows.filter(({ id }) => !ids.has(id))
      // A job that failed and was fetched again is another one.
      const key = ({ id, since }: { id: string; since: string }) => `${id} ${since}`
      missed = new Map(idle.map((job) => [key(job), (missed.get(key(job)) ?? 0) + 1]))
      const lost = idle.filter((job) => missed.get(key(job))! >= patience)
      if (lost.length === 0) return []
      await client.query(
        `WITH lost AS MATERIALIZED (
           SELECT id, job_queue_id, ${IS_NEEDLESS} AS is_needless FROM graphile_worker._private_jobs
           WHERE (id, locked_at) IN (SELECT * FROM unnest($2::bigint[], $3::timestamptz[])) AND locked_by = $1
           FOR UPDATE),
         removed AS (
           DELETE FROM graphile_worker._private_jobs WHERE id IN (SELECT id FROM lost WHERE is_needless)),
         freed AS (
           UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL
           WHERE id IN (SELECT id FROM lost WHERE NOT is_needless))
         UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL
         WHERE id IN (SELECT job_queue_id FROM lost) AND locked_by = $1`,
        [own, lost.map(({ id }) => id), lost.map(({ since }) => since)],
      )
      return lost.map(({ id }) => id)
    },
  }
}
