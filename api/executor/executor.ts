/** Runs GraphQL queries faster than graphql-js, with the same answers (decision 48). Only this file is imported elsewhere. */
import {
  executeRootSelectionSet,
  type ExecutionResult,
  type OperationDefinitionNode,
  type ValidatedExecutionArgs,
} from 'graphql'
import { executeSelection } from './execution.ts'
import { selectingOf, type Selecting } from './selection.ts'

export { answersColumn } from './selection.ts'

/** What the operations of one document select; filled as they are run. */
export type Selections = Map<OperationDefinitionNode, Selecting>

/** Runs a valid query or mutation, of whose document `known` is remembered by the caller. Its promise never rejects. */
export function executeOperation(
  args: ValidatedExecutionArgs,
  known: Selections,
): ExecutionResult | Promise<ExecutionResult> {
  const before = known.get(args.operation)
  const selecting = before?.holdsFor(args.variableValues) ? before : selectingOf(args, args.document.tokenCount ?? 0)
  if (selecting !== before) known.set(args.operation, selecting)
  return selecting.selection ? executeSelection(selecting.selection, args) : executeRootSelectionSet(args)
}
