/** Liveness, readiness and metrics, for machines. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import type { Metrics } from './metrics.ts'

/** True during shutdown: readiness fails and connections are not kept alive. */
export interface Drain {
  isDraining: boolean
}

const PATIENCE = 2_000

export function serveHealth(
  server: FastifyInstance,
  app: App,
  { metrics, drain }: { metrics: Metrics; drain: Drain },
): void {
  server.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  // Anybody may ask: those who ask at the same time share one look.
  let looking: ReturnType<typeof missingService> | null = null
  const look = () => (looking ??= missingService(app).finally(() => (looking = null)))

  server.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (drain.isDraining) return reply.code(503).send({ status: 'stopping' })
    const missing = await look()
    return reply.code(missing ? 503 : 200).send({ status: missing ? `no ${missing}` : 'ready' })
  })

  server.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!mayRead(request, app.config)) return reply.code(403).send({ message: 'Not allowed' })
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** The first required service that does not respond in time. */
async function missingService({ db, redis }: App): Promise<'database' | 'redis' | null> {
  const [hasDatabase, hasRedis] = await Promise.all([
    inTime(db.$queryRaw`SELECT 1`.then(() => true)),
    redis === null || inTime(redis.answers()),
  ])
  if (!hasDatabase) return 'database'
  return hasRedis ? null : 'redis'
}

function inTime(asked: Promise<boolean>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false).unref())
  return Promise.race([asked.catch(() => false), late])
}

/** Hashed, so that both sides have the same length. */
const digest = (text: string) => createHash('sha256').update(text).digest()

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** The bearer token if one is set, else loopback only, unless an untrusted proxy forwards for someone else. */
function mayRead(request: FastifyRequest, { metricsToken, trustProxy }: App['config']): boolean {
  if (metricsToken === null) {
    const isDirect = request.headers['x-forwarded-for'] === undefined || trustProxy.length > 0
    return isDirect && LOOPBACK.test(request.ip)
  }
  const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? ''
  return timingSafeEqual(digest(given), digest(metricsToken))
}
