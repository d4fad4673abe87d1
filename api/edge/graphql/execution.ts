/** What both ways of GraphQL over HTTP share: counting changes, and what a failure outside of an operation says. */
import { GraphQLError, type ExecutionResult } from 'graphql'
import type { RunArgs } from '../../engine/admission.ts'
import type { Engine } from '../../engine/engine.ts'
import { asGraphQLError, maskFailure, requestFailure } from '../../engine/masking.ts'
import { rootFieldsOf } from '../../engine/prepare.ts'
import type { Context } from '../../graphql/context.ts'
import type { Log } from '../../log.ts'
import { takeWrites } from '../http/budgets.ts'

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
