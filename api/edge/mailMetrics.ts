import { Gauge, type Registry } from 'prom-client'
import type { App } from '../app.ts'
import { FAILED_EMAILS } from '../mail/failedEmails.ts'

const WATCHED = { queued: { status: 'queued' }, failed: FAILED_EMAILS } as const

/** Number of waiting and failed emails, read from the database on each scrape. The same on every node. */
export function measureMails(registry: Registry, { db, log }: Pick<App, 'db' | 'log'>): void {
  const emails: Gauge<'status'> = new Gauge({
    name: 'emails',
    help: 'Emails that wait to be sent (queued) or never will be, and nobody has seen to them (failed).',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      try {
        for (const [status, where] of Object.entries(WATCHED))
          emails.set({ status: status as keyof typeof WATCHED }, await db.email.count({ where }))
      } catch (error) {
        // The other metrics matter all the more while the database is down.
        emails.reset()
        log.warn({ error }, 'The outbox could not be counted')
      }
    },
  })
}
