import { getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'
import { earlyKey } from './network/early.ts'

/** Keys (`earlyKey`) of what the page's parts were asked for, while their answers are under way or kept. */
export const started = new Set<string>()

/** Whether the page has asked for it a moment ago, so that its answer is under way or in the store. */
export function isStarted(query: GraphQLTaggedNode, variables: OperationType['variables']): boolean {
  return started.has(earlyKey(getRequest(query).params.id ?? '', variables))
}
