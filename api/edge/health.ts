/** Liveness, readiness and metrics, for machines. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { Drain } from './edge.ts'
import type { Metrics } from './metrics.ts'

const PATIENCE = 2_000

export function serveHealth(
  server: FastifyInstance,
  app: App,
  { metrics, drain }: { metrics: Metrics; drain: Drain },
): void {
  server.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  server.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (drain.isDraining) return reply.code(503).send({ status: 'stopping' })
    const isReady = await answers(app)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'no database' })
  })

  server.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!mayRead(request, app.config)) return reply.code(403).send({ message: 'Not allowed' })
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

function answers({ db }: App): Promise<boolean> {
  const asked = db.$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  )
  const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false).unref())
  return Promise.race([asked, late])
}

/** Of one length whatever is compared. */
const digest = (text: string) => createHash('sha256').update(text).digest()

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** With a token: its bearer. Without: this machine, unless an untrusted proxy on it speaks for somebody else. */
function mayRead(request: FastifyRequest, { metricsToken, trustProxy }: App['config']): boolean {
  if (metricsToken === null) {
    const isDirect = request.headers['x-forwarded-for'] === undefined || trustProxy.length > 0
    return isDirect && LOOPBACK.test(request.ip)
  }
  const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? ''
  return timingSafeEqual(digest(given), digest(metricsToken))
}
