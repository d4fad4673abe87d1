/** Puts the edge, the socket and the client on one listener; the process and the tests start it alike. */
import type { App } from '../app.ts'
import type { Engine } from '../engine/engine.ts'
import type { Drain } from './drain.ts'
import { createEdge } from './edge.ts'
import type { Listener } from './listener.ts'
import { measureJobs } from './jobMetrics.ts'
import { measureMails } from './mailMetrics.ts'
import { createMetrics } from './metrics.ts'
import { measureMoney } from './moneyMetrics.ts'
import type { PageSource } from './pageSource.ts'
import { measureProvider } from './providerMetrics.ts'
import type { ReadBudget } from './reads.ts'
import { serveSockets } from './sockets.ts'

/** Requests under way may finish for this long, in milliseconds. */
const PATIENCE = 10_000

export interface Served {
  /** Readiness turns to 503, then nothing new is taken, requests finish, sockets are closed with 1001. */
  stop(): Promise<void>
}

interface Options {
  listener: Listener
  engine: Engine
  pages: PageSource | null
  /** Takes from what a network may read; without it reading is free. */
  charge?: ReadBudget | undefined
  /** Milliseconds between two looks at a socket's session. */
  recheckMs?: number
  /** Delay of the event loop above which requests are turned away, in milliseconds. */
  maxDelayMs?: number | undefined
}

export async function serve(
  app: App,
  { listener, engine, pages, charge, recheckMs, maxDelayMs }: Options,
): Promise<Served> {
  const drain: Drain = { isDraining: false }
  const metrics = createMetrics()
  measureMails(metrics.registry, app)
  measureJobs(metrics.registry, app)
  measureProvider(metrics.registry, app)
  measureMoney(metrics.registry, app)
  const edge = await createEdge(app, { engine, metrics, drain, pages, charge, maxDelayMs })
  const sockets = serveSockets(listener.server, app, { engine, metrics, drain, ...(recheckMs && { recheckMs }) })
  listener.serve(edge.routing)
  return {
    async stop() {
      drain.isDraining = true
      await Promise.all([listener.close(PATIENCE), sockets.close()])
      await edge.close()
      await pages?.close()
    },
  }
}
