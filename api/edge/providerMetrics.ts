import { Counter, type Registry } from 'prom-client'
import type { App } from '../app.ts'
import { unknownRefusals } from '../payments/refunds/executeRefund.ts'

/** How often the payment provider gave this process no usable answer; `configuration` means our keys or its address. */
export function measureProvider(registry: Registry, { gateway }: Pick<App, 'gateway'>): void {
  const failures: Counter<'calls' | 'reason'> = new Counter({
    name: 'payment_provider_failures_total',
    help: 'Calls to the payment provider without a usable answer, by class of call and reason.',
    labelNames: ['calls', 'reason'],
    registers: [registry],
    collect() {
      failures.reset()
      for (const { times, ...labels } of gateway.failures()) failures.inc(labels, times)
    },
  })
  const refusals: Counter<'code' | 'reason'> = new Counter({
    name: 'payment_provider_unknown_refusals_total',
    help: 'Refusals of refunds whose codes we do not know, by code and reason.',
    labelNames: ['code', 'reason'],
    registers: [registry],
    collect() {
      refusals.reset()
      for (const { times, ...labels } of unknownRefusals()) refusals.inc(labels, times)
    },
  })
}
