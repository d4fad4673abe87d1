/** What features have the worker do. */
import type { App } from '../app.ts'
import type { Tasks } from './enqueue.ts'

export type TaskHandlers = { [T in keyof Tasks]: (payload: Tasks[T]) => Promise<void> }

export interface Work {
  /** Each may be called twice for the same job, and at once. */
  tasks?: Partial<TaskHandlers>
  /** Steps of the sweep, once a minute: they find in the rows what a kill has left undone, and tidy. */
  sweep?: Record<string, () => Promise<unknown>>
  close?(): void
}

/** What a feature brings as `x.jobs.ts`; called once a process. */
export type FeatureJobs = (app: App) => Work

/** The work of all features. Throws when two of them claim one name. */
export function workOf(app: App, features: readonly FeatureJobs[]): { tasks: TaskHandlers; close(): void } {
  const works = features.map((feature) => feature(app))
  const steps = merged(works.map((work) => work.sweep ?? {}))
  const tasks = merged(works.map((work) => work.tasks ?? {}))
  return {
    tasks: { ...(tasks as unknown as TaskHandlers), sweep: () => sweep(app, steps) },
    close() {
      for (const work of works) work.close?.()
    },
  }
}

function merged<T>(records: readonly Record<string, T>[]): Record<string, T> {
  const all = new Map<string, T>()
  for (const [name, value] of records.flatMap((record) => Object.entries(record))) {
    if (all.has(name)) throw new Error(`Two features bring the job ${name}`)
    all.set(name, value)
  }
  return Object.fromEntries(all)
}

/** A step that fails is logged and tried again in a minute; the others go on. */
async function sweep({ log }: Pick<App, 'log'>, steps: Record<string, () => Promise<unknown>>): Promise<void> {
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run()
    } catch (error) {
      log.error({ error, step }, 'A step of the sweep failed')
    }
  }
}
