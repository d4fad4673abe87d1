/** Puts the edge, the socket and the client on one listener; the process and the tests start it alike. */
import type { App } from '../app.ts'
import type { Engine } from '../graphql/engine.ts'
import { createEdge, type Drain } from './edge.ts'
import type { Listener } from './listener.ts'
import { measureMails } from './mailMetrics.ts'
import { createMetrics } from './metrics.ts'
import type { PageSource } from './pageSource.ts'
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
  /** Milliseconds between two looks at a socket's session. */
  recheckMs?: number
}

export async function serve(app: App, { listener, engine, pages, recheckMs }: Options): Promise<Served> {
  const drain: Drain = { isDraining: false }
  const metrics = createMetrics()
  measureMails(metrics.registry, app)
  const edge = await createEdge(app, { engine, metrics, drain, pages })
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
