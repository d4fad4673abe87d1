/** The one place that prepares and runs documents: for HTTP, the socket, REST and the first page's data alike. */
import {
  createSourceEventStream,
  executeRootSelectionSet,
  getOperationAST,
  GraphQLError,
  mapSourceToResponseEvent,
  parse,
  validate,
  validateExecutionArgs,
  validateSubscriptionArgs,
} from 'graphql'
import type {
  DocumentNode,
  ExecutionArgs,
  ExecutionResult,
  GraphQLSchema,
  OperationTypeNode,
  ValidatedExecutionArgs,
} from 'graphql'
import type { Context } from './context.ts'
import { preparedCache, type Prepared } from './enginePrepared.ts'
import { compileCost } from './limitsCost.ts'
import { LIMITS, limitError, limitsOf } from './limits.ts'
import { maskedEvents, maskedResult } from './maskingResults.ts'
import { requestFailure } from './masking.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'

/** What a client asks for: a text, or the id of a persisted one. */
export interface Operation {
  query?: string | undefined
  id?: string | undefined
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | null | undefined
}

/** Arguments of a prepared operation, as yoga and graphql-ws hand them on. */
export type RunArgs = Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'> & {
  contextValue?: unknown
  rootValue?: unknown
}

export interface Engine {
  schema: GraphQLSchema
  /** The text of an operation; throws PERSISTED_QUERY_NOT_FOUND for an unknown id. */
  textOf(operation: Operation): string
  /** Parses within the limits; throws a GraphQLError. Remembered by text. */
  parse(text: string): DocumentNode
  /** What is wrong with a document that `parse` gave; empty when nothing is. */
  validate(document: DocumentNode): readonly GraphQLError[]
  /** Kind of an operation; null when the document has no such operation. */
  kindOf(document: DocumentNode, operationName?: string | null): OperationTypeNode | null
  /** Runs a query or mutation of a valid document. Its errors are masked. */
  execute(args: RunArgs): Promise<ExecutionResult>
  /** Starts a subscription of a valid document. Every event is masked; a failing source ends the stream with one error. */
  subscribe(args: RunArgs): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult>
  /** All of it in one call, for queries and mutations. Never rejects. */
  run(operation: Operation, context: Context): Promise<ExecutionResult>
}

/** `schema` must be valid. */
export function createEngine(schema: GraphQLSchema, persisted: PersistedDocuments = { find: () => null }): Engine {
  const cache = preparedCache()

  function textOf({ query, id }: Operation): string {
    if (query) return query
    const text = id ? persisted.find(id) : null
    if (text !== null) return text
    if (id) throw requestError('PERSISTED_QUERY_NOT_FOUND', 'This document is not known')
    throw requestError('BAD_USER_INPUT', 'Must provide a query or an id')
  }

  function prepare(text: string): Prepared {
    const known = cache.find(text)
    if (known) return known
    const document = parseWithin(text)
    const tooMuch = limitsOf(document)
    if (tooMuch[0]) throw tooMuch[0]
    const prepared = { document, errors: validate(schema, document).map(requestFailure), costs: new Map() }
    cache.add(text, prepared)
    return prepared
  }

  function check(args: RunArgs, { variableValues, operation }: ValidatedExecutionArgs): void {
    const costs = cache.of(args.document)?.costs
    const weigh = costs?.get(operation) ?? compileCost(schema, args.document, operation)
    costs?.set(operation, weigh)
    weigh(variableValues.coerced)
  }

  /** Result of a refused request, or null when it may run. */
  function refusal(args: RunArgs, validated: readonly GraphQLError[] | ValidatedExecutionArgs): ExecutionResult | null {
    if (isErrors(validated)) return { errors: validated.map(requestFailure) }
    try {
      check(args, validated)
      return null
    } catch (error) {
      return { errors: [asGraphQLError(error)] }
    }
  }

  async function execute(args: RunArgs): Promise<ExecutionResult> {
    const context = args.contextValue as Context
    try {
      const validated = validateExecutionArgs({ ...args, schema })
      return (
        refusal(args, validated) ??
        maskedResult(await executeRootSelectionSet(validated as ValidatedExecutionArgs), context)
      )
    } catch (error) {
      return maskedResult({ data: null, errors: [asGraphQLError(error)] }, context)
    }
  }

  return {
    schema,
    textOf,
    parse: (text) => prepare(text).document,
    validate: (document) => cache.of(document)?.errors ?? validate(schema, document).map(requestFailure),
    kindOf: (document, operationName) => getOperationAST(document, operationName)?.operation ?? null,
    execute,
    async subscribe(args) {
      const context = args.contextValue as Context
      try {
        const validated = validateSubscriptionArgs({ ...args, schema })
        const refused = refusal(args, validated)
        if (refused || isErrors(validated)) return refused ?? {}
        const source = await createSourceEventStream(validated)
        if (!(Symbol.asyncIterator in source)) return maskedResult(source, context)
        return maskedEvents(mapSourceToResponseEvent(validated, source), context)
      } catch (error) {
        return maskedResult({ errors: [asGraphQLError(error)] }, context)
      }
    },
    async run(operation, contextValue) {
      try {
        const { document, errors } = prepare(textOf(operation))
        if (errors.length > 0) return { errors }
        return await execute({
          document,
          operationName: operation.operationName,
          variableValues: operation.variables,
          contextValue,
        })
      } catch (error) {
        return { errors: [asGraphQLError(error)] }
      }
    },
  }
}

function parseWithin(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: LIMITS.tokens, maxComments: LIMITS.tokens })
  } catch (error) {
    if (error instanceof GraphQLError && /more th[a-z]+ \d+ tokens/i.test(error.message))
      throw limitError(`The token limit of ${LIMITS.tokens} is exceeded`)
    throw error instanceof GraphQLError ? requestFailure(error) : error
  }
}

function requestError(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400, spec: true } } })
}

const isErrors = (value: readonly GraphQLError[] | ValidatedExecutionArgs): value is readonly GraphQLError[] =>
  Array.isArray(value)

function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error
  return new GraphQLError('Failed', { originalError: error instanceof Error ? error : new Error(String(error)) })
}
