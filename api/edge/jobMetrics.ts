import { Gauge, type Registry } from 'prom-client'
import type { App } from '../app.ts'
import { countJobs } from '../jobs/failedJobs.ts'

/** Number of waiting and failed jobs, read from the database on each scrape. The same on every node. */
export function measureJobs(registry: Registry, app: Pick<App, 'db' | 'log'>): void {
  const jobs: Gauge<'state'> = new Gauge({
    name: 'jobs',
    help: 'Jobs in the queue: waiting for their turn, or failed for the last time and waiting for a person.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      try {
        const { waiting, failed } = await countJobs(app)
        jobs.set({ state: 'waiting' }, waiting)
        jobs.set({ state: 'failed' }, failed)
      } catch (error) {
        // The other metrics matter all the more while the database is down.
        jobs.reset()
        app.log.warn({ error }, 'The queue could not be counted')
      }
    },
  })
}
