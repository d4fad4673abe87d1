/** Prometheus metrics of this process. */
import { countJobs } from '../../jobs/failedJobs.ts'
import { moneyIssues } from '../../payments/needsPerson.ts'
import { unknownRefusals } from '../../payments/refunds/executeRefund.ts'
import { seatsLeft } from '../../workshops/whichWorkshops.ts'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '../../app.ts'
import { FAILED_EMAILS } from '../../mail/unsentMails.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Each server has its own registry, so that tests can run several. */
export function createMetrics(app: App) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureDatabase(registry, app)
  measureProcess(registry, app)
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    sockets: new Gauge({ name: 'graphql_sockets', help: 'Open WebSockets.', registers }),
    socketsRefused: new Counter({
      name: 'graphql_sockets_refused_total',
      help: 'WebSockets refused, by reason.',
      labelNames: ['reason'],
      registers,
    }),
  }
}

/** Labelled by route pattern: URLs would make unlimited labels. */
export function measureRequests(server: FastifyInstance, { requests }: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
}

/** What is counted in the database on each scrape. The same on every node. */
function measureDatabase(registry: Registry, app: Pick<App, 'db' | 'clock' | 'log'>): void {
  function gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    set: (gauge: Gauge<Label>) => Promise<void>,
  ): void {
    const own: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        try {
          await set(own)
        } catch (error) {
          // The other metrics matter all the more while the database is down.
          own.reset()
          app.log.warn({ error, metric: name }, 'A metric could not be counted')
        }
      },
    })
  }
  gauge(
    'jobs',
    'Jobs in the queue: waiting for their turn, or failed for the last time and waiting for a person.',
    ['state'],
    async (jobs) => {
      const { waiting, failed } = await countJobs(app)
      jobs.set({ state: 'waiting' }, waiting)
      jobs.set({ state: 'failed' }, failed)
    },
  )
  gauge(
    'emails',
    'Emails that wait to be sent (queued) or failed for the last time and need a person (failed).',
    ['status'],
    async (emails) => {
      emails.set({ status: 'queued' }, await app.db.email.count({ where: { status: 'queued' } }))
      emails.set({ status: 'failed' }, await app.db.email.count({ where: FAILED_EMAILS }))
    },
  )
  gauge(
    'payment_matters',
    'Refunds that were refused, are stuck or were made without us, orders that the provider does not answer for, and webhooks given up: for a person to look at.',
    ['matter'],
    async (matters) => {
      for (const [matter, count] of Object.entries(await moneyIssues(app))) matters.set({ matter }, count)
    },
  )
  gauge(
    'cancelled_workshop_seats',
    'Seats of workshops that were cancelled more than ten minutes ago: their holders have neither their money back nor a message.',
    [],
    async (seats) => seats.set(await seatsLeft(app)),
  )
  gauge(
    'conversation_reports_open',
    'Conversations that one side has reported and no administrator has dealt with.',
    [],
    async (reports) => reports.set(await app.db.conversationReport.count({ where: { status: 'open' } })),
  )
}

/** What this process has counted by itself since it started. */
function measureProcess(registry: Registry, { memory, pubsub, gateway }: Pick<App, 'memory' | 'pubsub' | 'gateway'>) {
  function counter<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: () => Iterable<{ times: number } & Record<Label, string>>,
  ): void {
    const own: Counter<Label> = new Counter({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        own.reset()
        for (const { times, ...labels } of read()) own.inc(labels as unknown as Record<Label, string>, times)
      },
    })
  }
  counter(
    'visitor_answers_total',
    'Questions of visitors that may be kept: hits, shared with somebody who asked at the same time, and misses.',
    ['outcome'],
    () => Object.entries(memory.counts()).map(([outcome, times]) => ({ outcome, times })),
  )
  counter(
    'public_changes_total',
    'Changes of what visitors are shown that were heard, by table: each clears what depends on it.',
    ['table'],
    () => Array.from(pubsub.changes.heard(), ([table, times]) => ({ table, times })),
  )
  counter(
    'payment_provider_failures_total',
    // `configuration` means our keys or its address.
    'Calls to the payment provider without a usable answer, by class of call and reason.',
    ['calls', 'reason'],
    () => gateway.failures(),
  )
  counter(
    'payment_provider_unknown_refusals_total',
    'Refusals of refunds whose codes we do not know, by code and reason.',
    ['code', 'reason'],
    unknownRefusals,
  )
  const hearing: Gauge = new Gauge({
    name: 'public_changes_heard',
    help: '1 while changes are heard; 0 while they may be missed, and nothing is kept.',
    registers: [registry],
    async collect() {
      await pubsub.changes.caughtUp()
      hearing.set(pubsub.changes.areHeard() ? 1 : 0)
    },
  })
}
