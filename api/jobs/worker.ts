/** Starts the worker of this process: queued jobs within milliseconds of their commit, the sweep every minute. */
import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { App } from '../app.ts'
import { createPool, type FairPool } from '../database/pool.ts'
import { createWatch, followJobs, LOOK_MS, nameConnection, noteDeafness } from './liveness.ts'
import { workOf, type FeatureJobs, type TaskHandlers } from './work.ts'

/** In a queue of its own: a sweep that takes longer than a minute has at most one more waiting behind it. */
export const SWEEP = { backfillPeriod: 0, jobKey: 'sweep', queueName: 'sweep', maxAttempts: 1 } as const

/** How long a stop waits for what is under way before it takes its connections away. */
const PATIENCE_MS = 5_000
/** How long a stop takes at most: the parts that are stopped after this one need their time too. */
const STOP_MS = 8_000
const POOL_SIZE = 6
/** How soon a job is found whose time has come, and how long a queue may pause between two of its jobs. */
const POLL_MS = 500

export interface Jobs {
  /** Lets running jobs finish and returns the rest. */
  stop(): Promise<void>
}

/**
 * Starts the worker of this process on the database at `url`. `onLost` is called when it ends without having been
 * asked; every `lookMs` it looks for jobs that a worker has lost. Behind a transaction pooler its connections would not keep their name; `refusePooler` refuses one.
 */
export async function startJobs(
  app: App,
  features: readonly FeatureJobs[],
  url: string,
  onLost: () => void = () => {},
  lookMs = LOOK_MS,
): Promise<Jobs> {
  const { log } = app
  const work = workOf(app, features)
  let hasEnded = false
  /** Called when an end begins, which a running job may put off for ever. */
  function end(reason: unknown): void {
    if (hasEnded) return
    hasEnded = true
    log.error({ reason }, 'The worker ended on its own')
    onLost()
  }
  const start = () => startWorker(app, work.tasks, url, end)
  let worker = await start()
  /** Workers that were replaced, until they have ended. */
  const retiring = new Set<Promise<void>>()

  async function look(): Promise<void> {
    try {
      const { dead, lost } = await worker.look()
      if (dead.length > 0) log.warn({ workers: dead }, 'Jobs of workers that are gone are free again')
      if (lost.length > 0 || worker.isDeaf()) await replace(lost)
    } catch (error) {
      // The next look tries again.
      log.warn({ error }, 'The locks of jobs could not be read')
    }
  }

  /** Only all the locks of a worker can be freed, and one that is deaf stays so: it does what it is doing, and another takes its place. */
  async function replace(lost: string[]): Promise<void> {
    const old = worker
    worker = await start()
    log.warn(
      { jobs: lost },
      'A worker that has lost jobs, or can not take any, is replaced: they are free soon after its end',
    )
    const ending = old.end().catch((error: unknown) => log.warn({ error }, 'A worker did not end well'))
    retiring.add(ending)
    void ending.then(() => retiring.delete(ending))
  }

  let looking = look()
  const timer = setInterval(() => (looking = looking.then(look)), lookMs)
  return {
    async stop() {
      clearInterval(timer)
      // A server that hangs does not keep the process: what is being done is left for the next one.
      const late = setTimeout(() => work.close(), PATIENCE_MS)
      const ended = looking.then(() => Promise.all([worker.end(), ...retiring]))
      await within(
        STOP_MS,
        ended.finally(() => {
          clearTimeout(late)
          work.close()
        }),
      )
    },
  }
}

/** One worker, with connections that carry its id. `onEnd` gets the reason when it ends without having been asked. */
async function startWorker({ log }: App, tasks: TaskHandlers, url: string, onEnd: (reason: unknown) => void) {
  const logger = new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, message)
    else if (level === 'warning') log.warn({ meta }, message)
  })
  const events: WorkerEvents = new EventEmitter()
  const running = followJobs(events)
  const isDeaf = noteDeafness(events)
  let id = ''
  events.on('pool:create', ({ workerPool }) => (id = workerPool.id))
  const pool = createPool(url, POOL_SIZE, (client) => nameConnection(client, id))
  pool.on('error', (error) => log.warn({ error }, 'A connection of the worker was lost'))
  const runner = await run({
    events,
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: POLL_MS,
    logger,
    taskList: tasks as unknown as TaskList,
    parsedCronItems: parseCronItems([{ task: 'sweep', match: '* * * * *', options: SWEEP }]),
  })
  let isAsked = false
  let hasEnded = false
  function ended(reason?: unknown): void {
    hasEnded = true
    if (!isAsked) onEnd(reason)
  }
  events.on('pool:gracefulShutdown', ({ message }) => ended(message))
  runner.promise.then(ended, ended)
  return {
    look: createWatch(pool, { id, running }),
    isDeaf,
    /** Resolves when its jobs are done and its connections closed. */
    async end(): Promise<void> {
      isAsked = true
      await (hasEnded ? runner.promise.catch(() => {}) : runner.stop())
      await drained(pool)
      await pool.end()
    },
  }
}

/** Longest wait for connections when the worker ends, in ms: a database that gives none must not keep it. */
const DRAIN_MS = 4_000

/** Resolves when every query of the worker has a connection: a pool that ends would drop the ends of the last jobs. */
async function drained(pool: FairPool): Promise<void> {
  for (let waited = 0; pool.inLine > 0 && waited < DRAIN_MS; waited += 10) await pause(10)
}

/** A database that no longer answers would keep the process: it ends without what is not done by then. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The worker could not be stopped in time')), ms)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
