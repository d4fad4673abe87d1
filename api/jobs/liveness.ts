/**
 * Tells which workers live. A killed process leaves its jobs and queues locked, in the queue's own reckoning for four
 * hours. So each process holds an advisory lock named after its worker on a connection that does nothing else: it is
 * gone with the process. Whoever misses it several times in a row lets the others have what was locked. With each beat
 * a process also looks for what it has locked itself and lost.
 */
import pg from 'pg'
import type { Log } from '../log.ts'
import { createLostJobs, IS_NEEDLESS, type RunningJobs } from './lostJobs.ts'

/** The first half of the advisory locks that mean "this worker lives"; the second is made of its name. */
const ALIVE = 3
/** Also how soon a connection that was lost is taken up again. */
export const BEAT_MS = 2_000
/** So many beats in a row without its lock, and a worker is taken for dead: a lost connection is back before. */
export const MISSES = 5

export interface Liveness {
  /** From now on a sign of life of this worker; resolves when the others see it. */
  announce(workerName: string): Promise<void>
  stop(): Promise<void>
}

/** Starts the beat of the process that does the jobs of `running`. Rejects when PostgreSQL cannot be reached now. */
export async function startLiveness(url: string, running: RunningJobs, log: Log): Promise<Liveness> {
  let name: string | null = null
  let client: pg.Client | null = await connect(url)
  let watch = createWatch(client)
  let lostJobs = createLostJobs(client, running, MISSES)
  let isStopped = false

  async function beat(): Promise<void> {
    try {
      if (!client) {
        client = await connect(url)
        watch = createWatch(client)
        lostJobs = createLostJobs(client, running, MISSES)
      }
      const freed = await watch.beat(name)
      if (freed.length > 0) log.warn({ workers: freed }, 'jobs of workers that are gone are free again')
      const lost = name === null ? [] : await lostJobs.beat(name)
      if (lost.length > 0) log.warn({ jobs: lost }, 'jobs whose end could not be written are free again')
    } catch (error) {
      if (!isStopped) log.warn({ error }, 'the sign of life of this worker is interrupted')
      void client?.end().catch(() => {})
      client = null
    }
  }

  let waiting = 0
  let beating = beat()
  /** One after the other. */
  function beatAgain(): Promise<void> {
    waiting += 1
    beating = beating.then(beat).finally(() => (waiting -= 1))
    return beating
  }
  const timer = setInterval(() => {
    if (waiting === 0) void beatAgain()
  }, BEAT_MS)
  await beating
  return {
    async announce(workerName) {
      name = workerName
      await beatAgain()
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await beating
      await client?.end().catch(() => {})
    },
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    application_name: 'plumbline_worker',
  })
  // What it meant is found by the next query.
  client.on('error', () => {})
  try {
    await client.connect()
    // A machine that lost its power says no goodbye: the server asks for one.
    await client.query('SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3')
  } catch (error) {
    void client.end().catch(() => {})
    throw error
  }
  return client
}

/** On one connection: keeps the lock of the worker `own`, and frees what workers without one have locked. */
export function createWatch(client: Pick<pg.Client, 'query'>) {
  let held: string | null = null
  let missed = new Map<string, number>()
  return {
    /** Answers the workers that were given up. */
    async beat(own: string | null): Promise<string[]> {
      if (own !== null && held !== own) {
        await client.query('SELECT pg_advisory_lock($1::int, hashtext($2))', [ALIVE, own])
        held = own
      }
      // Shared, so that two who look at the same moment do not take each other for the worker.
      const { rows } = await client.query<{ name: string }>(
        `WITH lockers AS MATERIALIZED (
           SELECT locked_by AS name FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL
           UNION SELECT locked_by FROM graphile_worker._private_job_queues WHERE locked_by IS NOT NULL)
         SELECT name FROM lockers
         WHERE name IS DISTINCT FROM $2 AND pg_try_advisory_xact_lock_shared($1::int, hashtext(name))`,
        [ALIVE, own],
      )
      missed = new Map(rows.map(({ name }) => [name, (missed.get(name) ?? 0) + 1]))
      const dead = [...missed].flatMap(([name, times]) => (times >= MISSES ? [name] : []))
      if (dead.length === 0) return []
      await client.query(
        `DELETE FROM graphile_worker._private_jobs WHERE locked_by = ANY ($1::text[]) AND ${IS_NEEDLESS}`,
        [dead],
      )
      await client.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [dead])
      return dead
    },
  }
}
