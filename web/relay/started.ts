import type { OperationType } from 'relay-runtime'
import { earlyKey } from './network/early.ts'

/** Keys (`earlyKey`) of what the page's parts were asked for, while their answers are under way or kept. */
export const started = new Set<string>()

/** Whether the page has asked for it a moment ago, so that its answer is under way or in the store. `id`: the document's. */
export function isStarted(id: string | null | undefined, variables: OperationType['variables']): boolean {
  return started.has(earlyKey(id ?? '', variables))
}
