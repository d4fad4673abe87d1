import { Gauge, type Registry } from 'prom-client'
import type { App } from '../app.ts'
import { moneyIssues } from '../payments/needsPerson.ts'
import { seatsLeft } from '../workshops/cancelRegistrations.ts'

/** What needs a person, read from the database on each scrape. The same on every node. */
export function measureMatters(registry: Registry, app: Pick<App, 'db' | 'clock' | 'log'>): void {
  const read = async (gauge: Gauge<string>, set: () => Promise<void>) => {
    try {
      await set()
    } catch (error) {
      gauge.reset()
      app.log.warn({ error }, 'What waits for a person could not be counted')
    }
  }
  const matters: Gauge<'matter'> = new Gauge({
    name: 'payment_matters',
    help: 'Refunds that were refused, are stuck or were made without us, orders that the provider does not answer for, and webhooks given up: for a person to look at.',
    labelNames: ['matter'],
    registers: [registry],
    collect: () =>
      read(matters, async () => {
        for (const [matter, count] of Object.entries(await moneyIssues(app))) matters.set({ matter }, count)
      }),
  })
  const seats: Gauge = new Gauge({
    name: 'cancelled_workshop_seats',
    help: 'Seats of workshops that were cancelled more than ten minutes ago: their holders have neither their money back nor been told.',
    registers: [registry],
    collect: () => read(seats, async () => seats.set(await seatsLeft(app))),
  })
  const reports: Gauge = new Gauge({
    name: 'conversation_reports_open',
    help: 'Conversations that one side has reported and no administrator has dealt with.',
    registers: [registry],
    collect: () =>
      read(reports, async () => reports.set(await app.db.conversationReport.count({ where: { status: 'open' } }))),
  })
}
