/** The HTTP layer: everything around the schema that a request passes through. */
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { wideNetworkOf } from '../accounts/network.ts'
import type { App } from '../app.ts'
import { inLineOf } from '../database/lines.ts'
import type { Engine } from '../engine/engine.ts'
import { routes } from '../features.ts'
import { serveMedia } from './files/mediaRoutes.ts'
import { registerRest } from './rest/restRoutes.ts'
import { type Drain, serveHealth } from './operations/health.ts'
import { serveCalendars } from './files/calendarRoute.ts'
import { serveCertificates, serveReceipts, serveTickets } from './files/documentRoutes.ts'
import { readBodies } from './http/bodies.ts'
import { answerFailure, failureOf, handleFailures, notFound } from './http/errorAnswers.ts'
import { addressOf, watchForwarded } from './http/clientAddress.ts'
import { serveGraphQL } from './graphql/graphqlRoute.ts'
import { serveJoin } from './files/joinRoute.ts'
import { boundLargeAnswers } from './http/unreadAnswers.ts'
import { serveMailbox } from './operations/mailbox.ts'
import { hasMailbox } from '../mail/mailer.ts'
import { measureRequests, type Metrics, createMetrics } from './operations/metrics.ts'
import { isForeign } from './http/origin.ts'
import { servePages } from './pages/pages.ts'
import type { PageSource } from './pages/pageSource.ts'
import type { ReadBudget } from './http/budgets.ts'
import { serveCsv, serveEarnings } from './files/csvRoutes.ts'
import { serveMyData } from './files/myDataRoute.ts'
import { serveRobots, serveSitemap } from './pages/sitemap.ts'
import { DATA_POLICY, securityHeaders } from './http/securityHeaders.ts'
import { serveSandboxCheckout, serveWebhook, WEBHOOK_PATH } from './operations/providerRoutes.ts'
import { visitorsOf } from './http/visitors.ts'
import type { Listener } from './http/listener.ts'
import { serveSockets } from './graphql/sockets.ts'

interface Options {
  listener: Listener
  engine: Engine
  pages: PageSource | null
  /** Charges a network's read budget; without it reads are unlimited. */
  charge?: ReadBudget | undefined
  /** Event loop delay in ms above which requests get 503. */
  maxDelayMs?: number | undefined
  /** Interval in ms of the check of a socket's session. */
  recheckMs?: number | undefined
}

interface Operations {
  metrics: Metrics
  drain: Drain
}

/** Largest body in bytes, where a route does not name its own. */
const BODY_LIMIT = 256 * 1024
/** Event loop delay in ms above which a production process answers 503. */
export const MAX_DELAY_MS = 1_500
const ALWAYS_ANSWERED = new Set(['/healthz', '/readyz', '/metrics'])
const BODILESS = new Set(['GET', 'HEAD'])
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Builds the server. It does not listen on a port: its `routing` answers requests. */
async function createEdge(
  app: App,
  { listener: { takeTurn }, engine, pages, charge, maxDelayMs = MAX_DELAY_MS }: Options,
  { metrics, drain }: Operations,
): Promise<FastifyInstance> {
  const { config } = app
  const headers = securityHeaders(config)
  const server = Fastify({
    // An address that cannot be read comes past all hooks.
    frameworkErrors(error, request, reply) {
      reply.headers({ ...headers, 'content-security-policy': DATA_POLICY, 'x-request-id': request.id })
      answerFailure(request, reply, failureOf(error))
    },
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    logger: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
  })
  handleFailures(server, app)
  boundLargeAnswers(server, charge)
  await server.register(cookie)
  const noteForwarded = watchForwarded(app)
  server.addHook('onRequest', (request, reply, done) => {
    noteForwarded(request.raw)
    reply.headers(headers)
    done()
  })
  await server.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: (request, reply) => {
      if (ALWAYS_ANSWERED.has(request.routeOptions.url ?? '')) return
      reply.header('retry-after', '2')
      answerFailure(request, reply, { status: 503, body: { message: 'The service is busy. Please try again.' } })
    },
  })
  // Hooks of every request take a callback: a promise each is what an async one costs.
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    reply.header('content-security-policy', DATA_POLICY)
    if (drain.isDraining) reply.header('connection', 'close')
    const isForeigners = !READS.has(request.method) && isForeign(request.headers, config)
    if (isForeigners && request.routeOptions.url !== WEBHOOK_PATH) {
      return void answerFailure(request, reply, {
        status: 403,
        body: { message: 'Requests from other sites are not accepted' },
      })
    }
    done()
  })
  measureRequests(server, metrics)
  // After the hooks that set the headers: its refusals have them too.
  readBodies(server, { charge, takeTurn })
  // Before the body is read, so that requests without a route cost little.
  server.addHook('onRequest', (request, reply, done) => {
    if (request.is404 && !BODILESS.has(request.method)) notFound(reply)
    else done()
  })
  const waitInLine = (request: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    inLineOf(wideNetworkOf(addressOf(request)), done)
  server.addHook('onRequest', waitInLine)
  // Reading the body has lost the line.
  server.addHook('preHandler', waitInLine)
  const visitors = visitorsOf({ engine, memory: app.memory, charge })
  serveGraphQL(server, app, engine, { graphiql: !config.isProduction, visitors })
  serveHealth(server, app, { metrics, drain })
  serveWebhook(server, app, takeTurn)
  serveMedia(server, app, charge)
  serveJoin(server, app)
  serveTickets(server, app, serveReceipts(server, app))
  serveCertificates(server, app)
  serveCalendars(server, app, charge)
  registerRest(server, app, { engine, routes, visitors, charge })
  serveCsv(server, app)
  serveEarnings(server, app, charge)
  serveMyData(server, app)
  if (hasMailbox(config)) serveMailbox(server, app)
  if (config.sandboxUrl) serveSandboxCheckout(server, config.sandboxUrl)
  serveRobots(server, app)
  if (pages) serveSitemap(server, app, pages, charge)
  servePages(server, app, { visitors, charge, source: pages })
  await server.ready()
  return server
}

/** Grace period for requests in flight, in ms. */
const PATIENCE = 10_000

/** Combines edge, sockets and client on one listener; used by the process and by tests. */
export async function serve(app: App, options: Options) {
  const { listener, engine, pages, recheckMs } = options
  const operations: Operations = { metrics: createMetrics(app), drain: { isDraining: false } }
  const edge = await createEdge(app, options, operations)
  const { server, takeTurn } = listener
  const sockets = serveSockets(server, app, { engine, takeTurn, recheckMs, ...operations })
  listener.serve(edge.routing)
  return {
    /** Graceful shutdown: readiness answers 503, no new connections, requests finish, sockets close with 1001. */
    async stop(): Promise<void> {
      operations.drain.isDraining = true
      await Promise.all([listener.close(PATIENCE), sockets.close()])
      await edge.close()
      await pages?.close()
    },
  }
}
