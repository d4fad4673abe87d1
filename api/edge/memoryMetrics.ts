import { Counter, Gauge, type Registry } from 'prom-client'
import type { App } from '../app.ts'

/** How often visitors were answered from memory, and what made it forget. */
export function measureMemory(registry: Registry, { memory, pubsub }: Pick<App, 'memory' | 'pubsub'>): void {
  const registers = [registry]
  const asked: Counter<'outcome'> = new Counter({
    name: 'visitor_answers_total',
    help: 'Questions of visitors that may be kept: hits, shared with somebody who asked at the same time, and misses.',
    labelNames: ['outcome'],
    registers,
    collect() {
      asked.reset()
      for (const [outcome, times] of Object.entries(memory.counts())) asked.inc({ outcome }, times)
    },
  })
  const changes: Counter<'table'> = new Counter({
    name: 'public_changes_total',
    help: 'Changes of what visitors are shown that were heard, by table: each clears what depends on it.',
    labelNames: ['table'],
    registers,
    collect() {
      changes.reset()
      for (const [table, times] of pubsub.changes.heard()) changes.inc({ table }, times)
    },
  })
  const hearing: Gauge = new Gauge({
    name: 'public_changes_heard',
    help: '1 while changes are heard; 0 while they may be missed, and nothing is kept.',
    registers,
    async collect() {
      await pubsub.changes.caughtUp()
      hearing.set(pubsub.changes.areHeard() ? 1 : 0)
    },
  })
}
