/**
 * Tells which workers live. A killed process leaves its jobs and queues locked; the queue itself frees them after four
 * hours. So the connections of a worker carry its id as their name, and each process looks every 10 s in
 * `pg_stat_activity` for the workers that hold a lock.
 */
import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'

/** A worker whose connections break is back before it is missed twice; so is the answer to a job that it just took. */
export const LOOK_MS = 10_000

export type RunningJobs = () => ReadonlySet<string>

/** Follows the worker that reports to `events`. */
export function followJobs(events: WorkerEvents): RunningJobs {
  // A job that was taken from us and that we have again is two jobs with one id.
  const running = new Set<{ readonly id: string }>()
  events.on('job:start', ({ job }) => void running.add(job))
  events.on('job:complete', ({ job }) => void running.delete(job))
  return () => new Set([...running].map(({ id }) => String(id)))
}

/**
 * Tells whether the worker that reports to `events` has asked for jobs and got no answer since the last call, and before
 * that one too. It asks once which tasks there are and keeps what came, also an error: then every question fails for ever.
 */
export function noteDeafness(events: WorkerEvents): () => boolean {
  let hasFailed = false
  let isAnswered = false
  let wasDeaf = false
  events.on('worker:getJob:error', () => (hasFailed = true))
  events.on('worker:getJob:empty', () => (isAnswered = true))
  events.on('job:start', () => (isAnswered = true))
  return () => {
    const isDeaf = hasFailed && !isAnswered
    const found = isDeaf && wasDeaf
    wasDeaf = isDeaf
    hasFailed = isAnswered = false
    return found
  }
}

/** Names a connection after the worker, and lets the server find out within half a minute that its machine is off. */
export async function nameConnection(client: pg.ClientBase, worker: string): Promise<void> {
  await client.query(
    `SET application_name = ${client.escapeLiteral(worker)}; SET tcp_user_timeout = 25000;
     SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3`,
  )
}

interface Lock {
  id: string
  since: string
  worker: string
  lives: boolean
}

const LOCKS = `
  SELECT id::text, locked_at::text AS since, locked_by AS worker,
    EXISTS (SELECT FROM pg_stat_activity WHERE application_name = locked_by) AS lives
  FROM graphile_worker.jobs WHERE locked_by IS NOT NULL`

interface Found {
  /** Workers that are gone. Their jobs are free again. */
  dead: string[]
  /** Jobs that `own` has locked and does not do: PostgreSQL was away when they began or ended. */
  lost: string[]
}

/** Looks from the worker `own`, or from outside. What a look finds was so in the look before, too. */
export function createWatch(db: Pick<pg.Pool, 'query'>, own?: { id: string; running: RunningJobs }) {
  let before = new Set<string>()
  return async function look(): Promise<Found> {
    const { rows } = await db.query<Lock>(LOCKS)
    const running = own?.running()
    const suspects = rows.filter(({ id, worker, lives }) => (worker === own?.id ? !running?.has(id) : !lives))
    // A job that failed and was taken again is another one.
    const key = ({ id, since }: Lock) => `${id} ${since}`
    const found = suspects.filter((lock) => before.has(key(lock)))
    before = new Set(suspects.map(key))
    const lost = found.flatMap(({ id, worker }) => (worker === own?.id ? [id] : []))
    const dead = [...new Set(found.flatMap(({ worker }) => (worker === own?.id ? [] : [worker])))]
    if (dead.length > 0) await db.query('SELECT graphile_worker.force_unlock_workers($1)', [dead])
    return { dead, lost }
  }
}
