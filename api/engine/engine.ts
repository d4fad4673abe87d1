/** The one place that prepares and runs documents: for HTTP, the socket, REST and the first page's data alike. */
import {
  createSourceEventStream,
  getOperationAST,
  OperationTypeNode,
  validateExecutionArgs,
  validateSubscriptionArgs,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql'
import { executeOperation, type Selections } from '../executor/executor.ts'
import type { Context } from '../graphql/context.ts'
import { UserError } from '../rules/userErrors.ts'
import { admission, isRefusal, type Charge, type RunArgs } from './admission.ts'
import { admitEarlier, type PersistedDocuments } from './persistedDocuments.ts'
import { AnsweredEvents } from './answeredEvents.ts'
import { requestError, LIMITS } from './limits.ts'
import { maskedResult, asGraphQLError, notKnown, userFailure } from './masking.ts'
import { costOfRefusingText, preparer, preparingOf, preparedCache } from './prepare.ts'
import { publicCacheKeys } from './publicCacheKey.ts'

/** What a client asks for: a text, or the id of a persisted one. */
export interface Operation {
  query?: string | undefined
  id?: string | undefined
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | null | undefined
}

export type Engine = ReturnType<typeof createEngine>

interface Options {
  /** Documents of earlier builds of our client; held to every limit, and unknown once they are not valid for the schema. */
  earlier?: PersistedDocuments | undefined
  /** Takes a cost from what the asker may spend; throws a UserError when too little is left. */
  charge?: Charge
  /** Runs a query of an IP when it is its turn, and at once what is part of one; throws a UserError when too many wait. Absent: at once. */
  inTurn?: <T>(ip: string, work: () => Promise<T>) => Promise<T>
}

/** `schema` must be valid. */
export function createEngine(
  schema: GraphQLSchema,
  persisted: PersistedDocuments = { find: () => null },
  { earlier = { find: () => null }, charge, inTurn = (_ip, work) => work() }: Options = {},
) {
  const cache = preparedCache()
  const prepare = preparer(schema, cache)
  const earlierBuilds = admitEarlier(earlier, prepare)
  const admit = admission({ schema, cache, charge, isEarlier: earlierBuilds.has })

  function textOf({ query, id }: Operation): string {
    if (query) return query
    const text = id ? persisted.find(id) : null
    if (text !== null) {
      cache.pin(text)
      return text
    }
    if (!id) throw requestError('BAD_USER_INPUT', 'Must provide a query or an id')
    const earlierText = earlierBuilds.textOf(id)
    if (earlierText === null) throw notKnown()
    return earlierText
  }

  /** Charges the address for an operation that is refused before it runs. Throws when the address has nothing left. */
  function chargeAddress(ip: string | undefined, cost: number): void {
    if (ip === undefined) return
    try {
      charge?.({ ip, reader: null }, { cost, kind: OperationTypeNode.QUERY })
    } catch (error) {
      throw error instanceof UserError ? userFailure(error) : error
    }
  }

  /** Calls `read`, and charges the address if it throws. */
  function orCharged<Read>(ip: string | undefined, cost: () => number, read: () => Read): Read {
    try {
      return read()
    } catch (error) {
      chargeAddress(ip, cost())
      throw error
    }
  }

  /** Of a document that `parse` gave, remembered with it. */
  const selectionsOf = (document: DocumentNode): Selections => cache.of(document)?.selections ?? new Map()

  /** Runs a query or mutation of a valid document. Its errors are masked. */
  async function execute(args: RunArgs): Promise<ExecutionResult> {
    const context = args.contextValue as Context
    try {
      const validated = admit(args, validateExecutionArgs)
      if (isRefusal(validated)) return validated
      const run = async () => maskedResult(await executeOperation(validated, selectionsOf(args.document)), context)
      if (validated.operation.operation === OperationTypeNode.QUERY) return await inTurn(context.exchange.asker.ip, run)
      const result = await run()
      // Answers in memory that show what it has changed are dropped before the client gets this answer.
      await context.pubsub.changes.caughtUp()
      return result
    } catch (error) {
      return maskedResult({ data: null, errors: [asGraphQLError(error)] }, context)
    }
  }

  return {
    schema,
    /** The text of an operation; throws PERSISTED_QUERY_NOT_FOUND for an unknown id, which is charged to the address. */
    textOf: (operation: Operation, ip?: string) =>
      orCharged(
        ip,
        () => 0,
        () => textOf(operation),
      ),
    /** Parses within the limits, once for each text. Throws a GraphQLError and charges the address for a text that it refuses. */
    parse: (text: string, ip?: string) =>
      orCharged(
        ip,
        () => costOfRefusingText(text),
        () => prepare(text).document,
      ),
    /** The mistakes of a document that `parse` gave; empty for a valid one. An invalid one is charged to the address. */
    validate(document: DocumentNode, ip?: string): readonly GraphQLError[] {
      const prepared = cache.of(document)
      if (!prepared) throw new Error('Only what `parse` gave can be validated')
      // A valid document is charged when it runs.
      if (prepared.errors.length === 0 || ip === undefined) return prepared.errors
      try {
        chargeAddress(ip, preparingOf(prepared))
        return prepared.errors
      } catch (error) {
        return [asGraphQLError(error)]
      }
    },
    /** Memory of a document in bytes, for as long as somebody holds it; 0 for our client's, which are there in any case. */
    heldBy: (document: DocumentNode): number => (earlierBuilds.has(document) ? 0 : (cache.of(document)?.bytes ?? 0)),
    /** Charges the address for a document that `parse` gave and that is not run; throws a GraphQLError when it has nothing left. */
    chargeUnrun: (document: DocumentNode, ip: string) => chargeAddress(ip, preparingOf(cache.of(document))),
    /** How a visitor's answer is kept; null when it is not. */
    publicCacheKeyOf: publicCacheKeys(schema),
    /** Kind of an operation; null when the document has no such operation. */
    kindOf: (document: DocumentNode, operationName?: string | null): OperationTypeNode | null =>
      getOperationAST(document, operationName)?.operation ?? null,
    execute,
    inTurn,
    /** Starts a subscription of a valid document. Every event is masked; a failing source ends the stream with one error. */
    async subscribe(args: RunArgs): Promise<AnsweredEvents | ExecutionResult> {
      const context = args.contextValue as Context
      try {
        const validated = admit(args, validateSubscriptionArgs)
        if (isRefusal(validated)) return validated
        const source = await createSourceEventStream(validated)
        if (!(Symbol.asyncIterator in source)) return maskedResult(source, context)
        const weigh = cache.of(args.document)?.costs.get(validated.operation)
        const cost = weigh?.(validated.variableValues) ?? LIMITS.event
        return new AnsweredEvents(source, validated, { charge, cost })
      } catch (error) {
        return maskedResult({ errors: [asGraphQLError(error)] }, context)
      }
    },
    /** From the text to the answer, for queries and mutations. Never rejects. */
    async run(operation: Operation, contextValue: Context): Promise<ExecutionResult> {
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
