/** GraphQL over HTTP as yoga speaks it: the engine prepares and runs. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AsyncLocalStorage } from 'node:async_hooks'
import { GraphQLError, type ExecutionArgs, type ExecutionResult } from 'graphql'
import { createYoga, processRegularResult, type Plugin } from 'graphql-yoga'
import type { App } from '../../app.ts'
import type { Context } from '../../graphql/context.ts'
import type { RunArgs } from '../../engine/admission.ts'
import type { Engine } from '../../engine/engine.ts'
import { requestError } from '../../engine/limits.ts'
import { addressOf } from '../http/clientAddress.ts'
import { executeCounted, failureOutside } from './jsonLane.ts'
import { contextOf } from '../http/requestContext.ts'

interface Http {
  req: FastifyRequest
  reply: FastifyReply
}

const addressIn = (context: unknown): string => addressOf((context as Http).req)

/** Id of the current request, because yoga does not pass it to its error handler. */
const requestIds = new AsyncLocalStorage<string>()

/** Yoga, for requests whose body Fastify has read. */
export function yogaFor(app: App, engine: Engine) {
  const yoga = createYoga<Http, Context>({
    schema: engine.schema,
    plugins: [useEngine(engine)],
    context: ({ req, reply }) => contextOf(app, req, reply),
    extraParamNames: ['id'],
    graphiql: false,
    maskedErrors: {
      isDev: false,
      maskError: (error) => failureOutside(error, { log: app.log, requestId: requestIds.getStore() ?? '' }),
    },
    parserAndValidationCache: false,
    cors: false,
    multipart: false,
    batching: false,
    landingPage: false,
    logging: false,
  })
  return {
    answer: (req: FastifyRequest, reply: FastifyReply) =>
      requestIds.run(req.id, () => yoga.handleNodeRequestAndResponse(req, reply, { req, reply })),
    /** What it makes of a result with errors. */
    failureOf: (result: ExecutionResult, mediaType: string) => processRegularResult(result, yoga.fetchAPI, mediaType),
  }
}

function useEngine(engine: Engine): Plugin<Context> {
  return {
    onRequestParse({ request, requestParser, setRequestParser }) {
      if (!requestParser) return
      setRequestParser(async (given) => {
        try {
          return await requestParser(given)
        } catch (error) {
          throw isUnreadable(error) ? unreadable(request.method) : error
        }
      })
    },
    onParams({ params, setParams, context }) {
      const { id, extensions } = params as { id?: unknown; extensions?: { id?: unknown } }
      const key = id ?? extensions?.id
      if (!params.query && typeof key === 'string')
        setParams({ ...params, query: engine.textOf({ id: key }, addressIn(context)) })
    },
    onParse: ({ context, setParseFn }) =>
      setParseFn((text: string) => {
        const { params } = context as { params: { operationName?: string } }
        const document = engine.parse(text, addressIn(context))
        // Yoga says so itself, and goes no further.
        if (engine.kindOf(document, params.operationName) === null) engine.chargeUnrun(document, addressIn(context))
        return document
      }),
    onValidate: ({ context, setValidationFn }) =>
      setValidationFn((_schema: unknown, document: Parameters<Engine['validate']>[0]) => [
        ...engine.validate(document, addressIn(context)),
      ]),
    onExecute: ({ setExecuteFn }) =>
      setExecuteFn((args: ExecutionArgs) =>
        executeCounted(engine, { ...args, contextValue: args.contextValue as Context } satisfies RunArgs),
      ),
    onSubscribe({ args, setResultAndStopExecution }) {
      engine.chargeUnrun(args.document, addressIn(args.contextValue))
      const hint = requestError('BAD_USER_INPUT', 'Subscriptions are served over WebSocket')
      setResultAndStopExecution({ errors: [hint] })
    },
  }
}

/** What yoga throws for JSON that is none: as it came, or told of in an extension. */
const isUnreadable = (error: unknown) =>
  error instanceof SyntaxError || (error instanceof GraphQLError && error.extensions['originalError'] !== undefined)

function unreadable(method: string): GraphQLError {
  const message = method === 'GET' ? 'Variables and extensions must be valid JSON' : 'The body must be a JSON object'
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } })
}
