/** Whether an operation may run: its variables fit, its cost is within the limit, and the asker has that much left. */
import {
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type ValidatedExecutionArgs,
} from 'graphql'
import type { Asker, Context } from '../graphql/context.ts'
import { compileCost } from './cost.ts'
import { LIMITS, requestError } from './limits.ts'
import { asGraphQLError, notKnown, requestFailure, maskedResult } from './masking.ts'
import { refuseNulAmong, costOfRefusing, isExcessive } from './variables.ts'
import { preparingOf, type PreparedCache } from './prepare.ts'

/** Arguments of a prepared operation, as yoga and graphql-ws hand them on. */
export type RunArgs = Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'> & {
  contextValue?: unknown
  rootValue?: unknown
}

/** Takes a cost from what may be spent by who asks; throws a UserError when that is too little. */
export type Charge = (asker: Asker, spent: { cost: number; kind: OperationTypeNode }) => void

interface Options {
  schema: GraphQLSchema
  cache: PreparedCache
  charge: Charge | undefined
  /** Whether an earlier build of our client asked for this document. */
  isEarlier: (document: DocumentNode) => boolean
}

/** graphql-js's check of the arguments, of a subscription or of anything else. */
type Check<Validated> = (args: ExecutionArgs) => readonly GraphQLError[] | Validated

/** Checks each operation before it runs. A refused one is charged too. */
export function admission({ schema, cache, charge, isEarlier }: Options) {
  function costOf(args: RunArgs, { variableValues, operation }: ValidatedExecutionArgs): number {
    const prepared = cache.of(args.document)
    const weigh = prepared?.costs.get(operation) ?? compileCost(schema, args.document, operation)
    prepared?.costs.set(operation, weigh)
    try {
      refuseNulAmong(variableValues.coerced)
      return weigh(variableValues) + preparingOf(prepared)
    } catch (error) {
      chargeRefused(args, costOfRefusing(args.variableValues))
      throw error
    }
  }

  /** A refused operation has cost its preparation too. */
  function chargeRefused({ document, contextValue }: RunArgs, cost: number): void {
    const spent = { cost: cost + preparingOf(cache.of(document)), kind: OperationTypeNode.QUERY }
    charge?.((contextValue as Context).exchange.asker, spent)
  }

  /** The arguments to run with, or the answer of a refusal. */
  return <Validated extends ValidatedExecutionArgs>(
    args: RunArgs,
    check: Check<Validated>,
  ): Validated | ExecutionResult => {
    const context = args.contextValue as Context
    try {
      // The first mistake is enough: each one quotes all variables.
      const validated = isExcessive(args.variableValues)
        ? [requestError('BAD_USER_INPUT', `Variables hold at most ${LIMITS.values} values`)]
        : check({ ...args, schema, options: { maxCoercionErrors: 1 } })
      if (!isErrors(validated)) {
        const cost = costOf(args, validated)
        charge?.(context.exchange.asker, { cost, kind: validated.operation.operation })
        return validated
      }
      chargeRefused(args, costOfRefusing(args.variableValues))
      // A client of an earlier build whose variables no longer fit is told the same as for an unknown document: it reloads.
      return { errors: isEarlier(args.document) ? [notKnown()] : validated.slice(0, 1).map(requestFailure) }
    } catch (error) {
      return maskedResult({ errors: [asGraphQLError(error)] }, context)
    }
  }
}

/** Whether `admit` has refused. */
export const isRefusal = (admitted: ValidatedExecutionArgs | ExecutionResult): admitted is ExecutionResult =>
  'errors' in admitted

const isErrors = (value: readonly GraphQLError[] | ValidatedExecutionArgs): value is readonly GraphQLError[] =>
  Array.isArray(value)
