import pLimit from 'p-limit'
import { BusyError } from '../rules/userErrors.ts'

/** Does `atOnce` things at a time while at most `waiting` wait for their turn; whoever comes after gets BusyError. */
export function inTurns(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(atOnce)
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new BusyError()
    return await limit(work)
  }
}
