/** The queue without a worker: what is due by the test's clock is done here, one job after the other. */
import type { App } from '../app.ts'
import { jobs } from '../features.ts'
import { workOf, type TaskHandlers } from '../jobs/work.ts'
import { mailJobs } from '../mail/mail.jobs.ts'
import type { Mailer } from '../mail/mailer.ts'

interface Due {
  id: string
  task: keyof TaskHandlers
  payload: never
}

/** What a worker would do for each task, with a mailer of the test's own if it has one. */
export function taskHandlers(app: App, mailer?: Mailer): TaskHandlers {
  return workOf(
    app,
    jobs.map((feature) => (feature === mailJobs ? (whole: App) => mailJobs(whole, mailer) : feature)),
  ).tasks
}

/** One round of the sweep. */
export const sweep = (app: App): Promise<void> => taskHandlers(app).sweep()

/** Runs due jobs until none is left, also those they add; answers the tasks that ran. A job without a time is due at once. */
export async function runDueJobs({ db, clock }: Pick<App, 'db' | 'clock'>, handlers: TaskHandlers): Promise<string[]> {
  const ran: string[] = []
  for (;;) {
    // A job added without a time carries the database's own at which it was added.
    const [due] = await db.$queryRaw<Due[]>`
      WITH due AS MATERIALIZED (
        SELECT id, task_identifier AS task FROM graphile_worker.jobs
        WHERE run_at = updated_at OR run_at <= ${clock.now()} ORDER BY run_at, id LIMIT 1)
      SELECT due.id::text, task, payload FROM due, graphile_worker.complete_jobs(ARRAY[due.id])`
    if (!due) return ran
    await handlers[due.task](due.payload)
    ran.push(due.task)
  }
}

/** The time at which jobs without one are due: the database's own, whatever day it is for this process. */
export async function databaseTime({ db }: Pick<App, 'db'>): Promise<Date> {
  const [row] = await db.$queryRaw<[{ now: Date }]>`SELECT now()`
  return row.now
}

/** When the waiting job with this key runs; null when there is none. */
export async function jobTime({ db }: Pick<App, 'db'>, key: string): Promise<Date | null> {
  const [job] = await db.$queryRaw<{ run_at: Date }[]>`SELECT run_at FROM graphile_worker.jobs WHERE key = ${key}`
  return job?.run_at ?? null
}

/** Forgets every waiting job, as a queue that was lost. */
export async function loseJobs({ db }: Pick<App, 'db'>): Promise<void> {
  await db.$executeRaw`SELECT graphile_worker.complete_jobs(ARRAY(SELECT id FROM graphile_worker.jobs))`
}

/** Every job of the queue is out of tries. */
export async function giveUpJobs({ db }: Pick<App, 'db'>, error = 'no answer'): Promise<void> {
  await db.$executeRaw`
    SELECT graphile_worker.permanently_fail_jobs(ARRAY(SELECT id FROM graphile_worker.jobs), ${error})`
}
