/** GraphQL over HTTP: yoga speaks the protocol, the engine prepares and runs. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AsyncLocalStorage } from 'node:async_hooks'
import { GraphQLError, type ExecutionArgs } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { App } from '../app.ts'
import type { Context } from '../graphql/context.ts'
import type { Engine, RunArgs } from '../engine/engine.ts'
import { rootFieldsOf } from '../engine/rootFields.ts'
import { maskFailure, requestFailure } from '../engine/masking.ts'
import { contextOf } from './requestContext.ts'
import { hasSession } from './cookies.ts'
import { takeWrites } from './writes.ts'

interface Http {
  req: FastifyRequest
  reply: FastifyReply
}

/** Id of the current request, because yoga does not pass it to its error handler. */
const requestIds = new AsyncLocalStorage<string>()

/** GraphiQL loads its scripts from here; development only. */
const GRAPHIQL_POLICY =
  "default-src 'self' 'unsafe-inline' https://unpkg.com; connect-src 'self' ws:; img-src * data:; font-src * data:; worker-src blob:; frame-ancestors 'none'"

export function serveGraphQL(
  server: FastifyInstance,
  app: App,
  engine: Engine,
  { graphiql }: { graphiql: boolean },
): void {
  const yoga = createYoga<Http, Context>({
    schema: engine.schema,
    plugins: [useEngine(engine)],
    context: ({ req, reply }) => contextOf(app, req, reply),
    extraParamNames: ['id'],
    graphiql: graphiql && { subscriptionsProtocol: 'WS', title: 'Plumbline API' },
    maskedErrors: { isDev: false, maskError: (error) => maskOutside(app, error) },
    parserAndValidationCache: false,
    cors: false,
    multipart: false,
    batching: false,
    landingPage: false,
    logging: false,
  })
  server.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: async (req, reply) => {
      reply.header('cache-control', hasSession(req, app.config) ? 'private, no-store' : 'no-store')
      const response = await requestIds.run(req.id, () => yoga.handleNodeRequestAndResponse(req, reply, { req, reply }))
      for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value)
      if (response.headers.get('content-type')?.includes('text/html'))
        reply.header('content-security-policy', GRAPHIQL_POLICY)
      return reply.code(response.status).send(await response.text())
    },
  })
}

/** Errors before there is a context, or of yoga itself. */
function maskOutside(app: App, error: unknown): Error {
  if (error instanceof GraphQLError && !error.originalError) return requestFailure(error)
  const wrapped = error instanceof GraphQLError ? error : new GraphQLError('Failed', { originalError: error as Error })
  return maskFailure(wrapped, { log: app.log, exchange: { requestId: requestIds.getStore() ?? '' } })
}

function useEngine(engine: Engine): Plugin<Context> {
  return {
    onParams({ params, setParams }) {
      const { id, extensions } = params as { id?: unknown; extensions?: { id?: unknown } }
      const key = id ?? extensions?.id
      if (!params.query && typeof key === 'string') setParams({ ...params, query: engine.textOf({ id: key }) })
    },
    onParse: ({ setParseFn }) => setParseFn((text: string) => engine.parse(text)),
    onValidate: ({ context, setValidationFn }) =>
      setValidationFn((_schema: unknown, document: Parameters<Engine['validate']>[0]) => [
        ...engine.validate(document, (context as unknown as Http).req.ip),
      ]),
    async onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      setExecuteFn((run: ExecutionArgs) => engine.execute(run as RunArgs))
      if (engine.kindOf(args.document, args.operationName) !== 'mutation') return
      try {
        await takeWrites(args.contextValue, rootFieldsOf(args.document, args.operationName))
      } catch (error) {
        setResultAndStopExecution({
          errors: [maskFailure(new GraphQLError('Failed', { originalError: error as Error }), args.contextValue)],
        })
      }
    },
    onSubscribe({ setResultAndStopExecution }) {
      const hint = new GraphQLError('Subscriptions are served over WebSocket', {
        extensions: { code: 'BAD_USER_INPUT', http: { status: 400, spec: true } },
      })
      setResultAndStopExecution({ errors: [hint] })
    },
  }
}
