/** Starts the worker of this process: queued jobs within milliseconds of their commit, the sweep every minute. */
import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { App } from '../app.ts'
import { createPool } from '../database/pool.ts'
import { startLiveness } from './liveness.ts'
import { followJobs } from './lostJobs.ts'
import { workOf, type FeatureJobs } from './work.ts'

/** In a queue of its own: a sweep that takes longer than a minute has at most one more waiting behind it. */
export const SWEEP = { backfillPeriod: 0, jobKey: 'sweep', queueName: 'sweep', maxAttempts: 1 } as const

/** How long a stop waits for what is under way before it takes its connections away. */
const PATIENCE_MS = 5_000
/** How long a stop takes at most: the parts that are stopped after this one need their time too. */
const STOP_MS = 8_000
const POOL_SIZE = 6
/** How soon a job is found whose time has come, and one of which no word came. */
const POLL_MS = 2_000

export interface Jobs {
  /** Lets running jobs finish and returns the rest. */
  stop(): Promise<void>
}

/**
 * Starts the worker of this process, on the database at `url`, with the jobs of the features. `onLost` is called when
 * it ends without having been asked: nothing queued is done here any more.
 */
export async function startJobs(
  app: App,
  features: readonly FeatureJobs[],
  url: string,
  onLost: () => void = () => {},
  pollMs = POLL_MS,
): Promise<Jobs> {
  const logger = new Logger(() => (level, message, meta) => {
    if (level === 'error') app.log.error({ meta }, message)
    else if (level === 'warning') app.log.warn({ meta }, message)
  })
  const work = workOf(app, features)
  const events: WorkerEvents = new EventEmitter()
  const liveness = await startLiveness(url, followJobs(events), app.log)
  let announced = Promise.resolve()
  events.on('pool:create', ({ workerPool }) => {
    announced = liveness.announce(workerPool.id)
  })
  const pool = createPool(url, POOL_SIZE)
  pool.on('error', (error) => app.log.warn({ error }, 'a connection of the worker was lost'))
  const runner = await run({
    events,
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: pollMs,
    logger,
    taskList: work.tasks as unknown as TaskList,
    parsedCronItems: parseCronItems([{ task: 'sweep', match: '* * * * *', options: SWEEP }]),
  })
  let hasEnded = false
  let isStopped = false
  function end(reason?: unknown): void {
    if (hasEnded || isStopped) return
    hasEnded = true
    app.log.error({ reason }, 'The worker ended on its own')
    onLost()
  }
  // Told at the beginning of an end, which a running job may put off for ever.
  events.on('pool:gracefulShutdown', ({ message }) => end(message))
  runner.promise.then(end, end)
  await announced
  return {
    async stop() {
      isStopped = true
      // A server that hangs does not keep the process: what is being done is left for the next one.
      const late = setTimeout(() => work.close(), PATIENCE_MS)
      const ended = hasEnded ? runner.promise.catch(() => {}) : runner.stop()
      const stopped = ended.finally(() => {
        clearTimeout(late)
        work.close()
      })
      const drains = stopped.then(() => drained(pool))
      await within(
        STOP_MS,
        drains.then(() => Promise.all([liveness.stop(), pool.end()])),
      )
    },
  }
}

/**
 * Resolves when every question of the worker has a connection. It waits for no answer when it writes the end of a job,
 * and a pool that ends forgets who is still in line: the jobs that ended last would be done again after the next start.
 */
async function drained(pool: pg.Pool): Promise<void> {
  while (pool.waitingCount > 0) await pause(10)
}

/** A database that says nothing any more would keep the process: what is not done by then is cut off with it. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The worker could not be stopped in time')), ms)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
