import { Gauge, type Registry } from 'prom-client'
import type { App } from '../app.ts'
import { moneyMatters } from '../payments/attention.ts'

/** Payment matters that need a person, read from the database on each scrape. The same on every node. */
export function measureMoney(registry: Registry, app: Pick<App, 'db' | 'clock' | 'log'>): void {
  const matters: Gauge<'matter'> = new Gauge({
    name: 'payment_matters',
    help: 'Refunds that were refused, are stuck or were made without us, orders that the provider does not answer for, and webhooks given up: for a person to look at.',
    labelNames: ['matter'],
    registers: [registry],
    async collect() {
      try {
        for (const [matter, count] of Object.entries(await moneyMatters(app))) matters.set({ matter }, count)
      } catch (error) {
        matters.reset()
        app.log.warn({ error }, 'What waits for a person could not be counted')
      }
    },
  })
}
