/** Starts the worker of this process: queued jobs within milliseconds of their commit, the sweep every minute. */
import { Logger, makeWorkerUtils, parseCronItems, run, type TaskList } from 'graphile-worker'
import type { App } from '../app.ts'
import { createMailer } from '../mail/mailer.ts'
import { taskHandlers } from './tasks.ts'

/** How long a stop waits for mails under way. */
const MAIL_PATIENCE_MS = 5_000

export interface Jobs {
  /** Lets running jobs finish and returns the rest. */
  stop(): Promise<void>
}

interface Options {
  url: string
  /** No other process works on this database: jobs locked by a killed one are free. */
  alone: boolean
}

export async function startJobs(app: App, { url, alone }: Options): Promise<Jobs> {
  const logger = new Logger(() => (level, message, meta) => {
    if (level === 'error') app.log.error({ meta }, message)
    else if (level === 'warning') app.log.warn({ meta }, message)
  })
  if (alone) await freeOrphanedJobs(app, url, logger)
  const mailer = createMailer(app.config)
  if (mailer.smtp === null && app.config.isProduction)
    app.log.warn({}, 'SMTP_URL is not set: mails are written but reach nobody')
  const runner = await run({
    connectionString: url,
    concurrency: 4,
    maxPoolSize: 6,
    noHandleSignals: true,
    pollInterval: 2000,
    logger,
    taskList: taskHandlers(app, mailer) as unknown as TaskList,
    parsedCronItems: parseCronItems([
      { task: 'sweep', match: '* * * * *', options: { backfillPeriod: 0, jobKey: 'sweep', maxAttempts: 1 } },
    ]),
  })
  return {
    async stop() {
      // A mail server that hangs does not keep the process: what is being sent is left for the next one.
      const late = setTimeout(() => mailer.close(), MAIL_PATIENCE_MS)
      await runner.stop().finally(() => clearTimeout(late))
      mailer.close()
    },
  }
}

async function freeOrphanedJobs(app: App, url: string, logger: Logger): Promise<void> {
  const locked = await app.db.$queryRaw<
    { locked_by: string }[]
  >`SELECT DISTINCT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL`
  if (locked.length === 0) return
  const utils = await makeWorkerUtils({ connectionString: url, logger })
  try {
    await utils.forceUnlockWorkers(locked.map(({ locked_by }) => locked_by))
  } finally {
    await utils.release()
  }
}
