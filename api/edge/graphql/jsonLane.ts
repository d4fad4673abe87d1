/** GraphQL over HTTP for JSON posted by itself, without the objects of the fetch API; what is unusual is left to yoga. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, type DocumentNode, type ExecutionResult } from 'graphql'
import type { App } from '../../app.ts'
import type { Engine, Operation } from '../../engine/engine.ts'
import { addressOf } from '../http/clientAddress.ts'
import { hasSession } from '../http/cookies.ts'
import { contextOf } from '../http/requestContext.ts'
import { isForAll, lengthOf, type Visitors } from '../http/visitors.ts'
import type { RunArgs } from '../../engine/admission.ts'
import { asGraphQLError, maskFailure, requestFailure } from '../../engine/masking.ts'
import { rootFieldsOf } from '../../engine/prepare.ts'
import type { Context } from '../../graphql/context.ts'
import type { Log } from '../../log.ts'
import { takeWrites } from '../http/budgets.ts'

interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | Buffer
}

interface Options {
  visitors: Visitors
  failureOf: (result: ExecutionResult, mediaType: MediaType) => Response
}

/** Answers a request; null leaves it to yoga. Never rejects. */
export function laneOf(app: App, engine: Engine, { visitors, failureOf }: Options) {
  async function answerOf(result: ExecutionResult, mediaType: MediaType): Promise<Answer> {
    if (!result.errors) return success(JSON.stringify(result), mediaType)
    const response = failureOf(result, mediaType)
    const headers = Object.fromEntries(response.headers)
    return { status: response.status, headers, body: await response.text() }
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Answer | null> => {
    const mediaType = mediaTypeOf(request)
    const operation = mediaType && operationOf(request.body)
    if (!mediaType || !operation) return null
    const { operationName, variables } = operation
    const run = async (document: DocumentNode) => {
      const contextValue = await contextOf(app, request, reply)
      const result = await executeCounted(engine, { document, operationName, variableValues: variables, contextValue })
      const own = await answerOf(result, mediaType)
      return { own, forAll: !result.errors && isForAll(contextValue) ? Buffer.from(own.body) : null }
    }
    try {
      const ip = addressOf(request)
      const document = engine.parse(engine.textOf(operation, ip), ip)
      const kind = engine.kindOf(document, operation.operationName)
      if (kind === null) {
        engine.chargeUnrun(document, ip)
        throw unknownOperation()
      }
      const errors = engine.validate(document, ip)
      if (errors.length > 0) return await answerOf({ errors }, mediaType)
      if (kind === 'subscription') return null
      const isAnonymous = kind === 'query' && !hasSession(request, app.config)
      const cacheKey = isAnonymous
        ? engine.publicCacheKeyOf({ document, operationName, variableValues: variables })
        : null
      const found = await visitors.share(cacheKey, { ip, bytes: lengthOf }, () => run(document))
      return 'own' in found ? found.own : success(found.kept, mediaType)
    } catch (error) {
      return await answerOf({ errors: [failureOutside(error, { log: app.log, requestId: request.id })] }, mediaType)
    }
  }
}

const success = (body: string | Buffer, mediaType: MediaType): Answer => ({
  status: 200,
  headers: { 'content-type': `${mediaType}; charset=utf-8` },
  body,
})

const PARAMETERS = ['query', 'id', 'operationName', 'variables', 'extensions']

/** Null for a body that yoga would refuse, or that says something twice. */
function operationOf(body: unknown): Operation | null {
  if (!isObject(body)) return null
  for (const name in body) if (body[name] != null && !PARAMETERS.includes(name)) return null
  const [query, id, operationName, variables, extensions] = PARAMETERS.map((name) => body[name] ?? undefined)
  if (operationName !== undefined && typeof operationName !== 'string') return null
  if (variables !== undefined && !isObject(variables)) return null
  if (extensions !== undefined && !isObject(extensions)) return null
  if (query) return typeof query === 'string' ? { query, operationName, variables } : null
  const key = id ?? extensions?.['id']
  return typeof key === 'string' && key !== '' ? { id: key, operationName, variables } : null
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const unknownOperation = () =>
  new GraphQLError('Could not determine what operation to execute.', {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
  })

type MediaType = 'application/json' | 'application/graphql-response+json'

/** What yoga answers to each Accept; others are for yoga to read. */
const MEDIA_TYPES = new Map<string | undefined, MediaType>([
  [undefined, 'application/json'],
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/graphql-response+json', 'application/graphql-response+json'],
  ['application/graphql-response+json, application/json', 'application/graphql-response+json'],
])

/** Our client adds the name of its document, so that people can tell requests apart. */
const PLAIN_ADDRESS = /^\/graphql(\?\w+)?$/

/** Undefined for what is left to yoga. */
function mediaTypeOf({ method, url, headers }: FastifyRequest): MediaType | undefined {
  if (method !== 'POST' || !PLAIN_ADDRESS.test(url)) return undefined
  const contentType = headers['content-type']
  const isPlain = contentType === 'application/json' || contentType?.startsWith('application/json;')
  return isPlain ? MEDIA_TYPES.get(headers.accept) : undefined
}

type HttpArgs = RunArgs & { contextValue: Context }

/** Runs a query or mutation of a valid document; the changes of a mutation count against what its person may change. */
export async function executeCounted(engine: Engine, args: HttpArgs): Promise<ExecutionResult> {
  const { document, operationName, contextValue } = args
  if (engine.kindOf(document, operationName) === 'mutation') {
    try {
      await takeWrites(contextValue, rootFieldsOf(document, operationName))
    } catch (error) {
      return { errors: [maskFailure(asGraphQLError(error), contextValue)] }
    }
  }
  return await engine.execute(args)
}

/** What a client hears of an error before there is a context. */
export function failureOutside(error: unknown, { log, requestId }: { log: Log; requestId: string }): GraphQLError {
  if (error instanceof GraphQLError && !error.originalError) return requestFailure(error)
  return maskFailure(asGraphQLError(error), { log, exchange: { requestId } })
}
