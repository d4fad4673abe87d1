/** Combines edge, sockets and client on one listener; used by the process and by tests. */
import type { App } from '../app.ts'
import type { Engine } from '../engine/engine.ts'
import type { Drain } from './operations/health.ts'
import { createEdge } from './edge.ts'
import type { Listener } from './http/listener.ts'
import { createMetrics } from './operations/metrics.ts'
import type { PageSource } from './pages/pageSource.ts'
import type { ReadBudget } from './http/budgets.ts'
import { serveSockets } from './graphql/sockets.ts'

const PATIENCE = 10_000

export interface Served {
  /** Graceful shutdown: readiness answers 503, no new connections, requests finish, sockets close with 1001. */
  stop(): Promise<void>
}

interface Options {
  listener: Listener
  engine: Engine
  pages: PageSource | null
  /** Charges a network's read budget; without it reads are unlimited. */
  charge?: ReadBudget | undefined
  /** Interval in ms of the check of a socket's session. */
  recheckMs?: number
  /** Event loop delay in ms above which requests get 503. */
  maxDelayMs?: number | undefined
}

export async function serve(
  app: App,
  { listener, engine, pages, charge, recheckMs, maxDelayMs }: Options,
): Promise<Served> {
  const drain: Drain = { isDraining: false }
  const metrics = createMetrics(app)
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
