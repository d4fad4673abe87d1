/** GraphQL over HTTP: plain JSON calls go straight to the engine, yoga speaks every other part of the protocol; GraphiQL. */
import Negotiator from 'negotiator'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { App } from '../../app.ts'
import type { Engine } from '../../engine/engine.ts'
import { hasSession } from '../http/cookies.ts'
import { answerFailure } from '../http/errorAnswers.ts'
import { laneOf } from './jsonLane.ts'
import { yogaFor } from './yoga.ts'
import type { Visitors } from '../http/visitors.ts'

/** What is said of every answer here, or of the connection, is not yoga's to say. */
const NOT_YOGAS = new Set(['cache-control', 'connection', 'content-length', 'transfer-encoding'])

const JSON_TYPES = ['application/graphql-response+json', 'application/json']

/** Browsers send some 150 characters. Each type in them is compared with all of ours, by yoga several times. */
const LONGEST_ACCEPT = 1_000

/** The one that the client likes best; undefined if it takes none. */
const preferred = ({ raw }: FastifyRequest, types: string[]) =>
  (raw.headers.accept ?? '').length > LONGEST_ACCEPT ? undefined : new Negotiator(raw).mediaType(types)

const takesAnAnswer = (request: FastifyRequest) => preferred(request, JSON_TYPES) !== undefined

/** Browsers name pages first when somebody opens an address. */
const asksForAPage = (request: FastifyRequest) =>
  request.method === 'GET' && preferred(request, [...JSON_TYPES, 'text/html']) === 'text/html'

/** GraphQL over HTTP has five. */
const PARAMETERS = 10

/** Yoga cannot read a proxy's address or a bad host, and takes the square of the number of parameters. */
const isAddressForYoga = ({ url, query, headers }: FastifyRequest) =>
  url.startsWith('/') &&
  Object.keys(query as object).length <= PARAMETERS &&
  (headers.host === undefined || URL.canParse(`http://${headers.host}`))

interface Options {
  graphiql: boolean
  visitors: Visitors
}

export function serveGraphQL(server: FastifyInstance, app: App, engine: Engine, { graphiql, visitors }: Options): void {
  const yoga = yogaFor(app, engine)
  const answerPlain = laneOf(app, engine, { visitors, failureOf: yoga.failureOf })
  server.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: async (req, reply) => {
      reply.header('cache-control', hasSession(req, app.config) ? 'private, no-store' : 'no-store')
      if (!isAddressForYoga(req))
        return answerFailure(req, reply, { status: 400, body: { message: 'The address is not valid' } })
      if (graphiql && asksForAPage(req)) {
        const { html, policy } = await (madeGraphiql ??= graphiqlPage())
        return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
      }
      const plain = await answerPlain(req, reply)
      if (plain) return reply.code(plain.status).headers(plain.headers).send(plain.body)
      // Yoga looks at it when the operation has run. Answers in parts are for what is served over WebSocket only.
      if (!takesAnAnswer(req)) return reply.code(406).header('accept', JSON_TYPES.join(', ')).send()
      const response = await yoga.answer(req, reply)
      for (const [name, value] of response.headers) if (!NOT_YOGAS.has(name)) reply.header(name, value)
      return reply.code(response.status).send(await response.text())
    },
  })
}

/** Made at the first visit, because it has 9 MB. */
let madeGraphiql: ReturnType<typeof graphiqlPage> | undefined

async function graphiqlPage() {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const html = renderGraphiQL({ title: 'Plumbline API', subscriptionsProtocol: 'WS' })
  const script = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  // Its editor makes workers and styles by itself.
  const parts = `script-src 'sha256-${hash}'; worker-src blob:; style-src 'unsafe-inline'; img-src data:; font-src data:`
  const policy = `default-src 'none'; ${parts}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { html, policy }
}
