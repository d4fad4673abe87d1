import { Gauge, type Registry } from 'prom-client'
import type { App } from '../app.ts'

const WATCHED = ['queued', 'failed'] as const

/** Number of waiting and failed emails, read from the database on each scrape. The same on every node. */
export function measureMails(registry: Registry, { db, log }: Pick<App, 'db' | 'log'>): void {
  const emails: Gauge<'status'> = new Gauge({
    name: 'emails',
    help: 'Emails that wait to be sent (queued) or never will be (failed).',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      try {
        const counts = await Promise.all(WATCHED.map((status) => db.email.count({ where: { status } })))
        for (const [index, status] of WATCHED.entries()) emails.set({ status }, counts[index] ?? 0)
      } catch (error) {
        // The other metrics matter all the more while the database is down.
        emails.reset()
        log.warn({ error }, 'The outbox could not be counted')
      }
    },
  })
}
