import pLimit from 'p-limit'
import { UserError } from '../rules/userErrors.ts'

/** More wants to be done at once than the process has memory for. */
export class BusyError extends UserError {
  override readonly name = 'BusyError'
  static override readonly status = 503

  constructor() {
    super('The service is busy. Please try again.')
  }
}

/** Does `atOnce` things at a time while at most `waiting` wait for their turn; whoever comes after gets BusyError. */
export function inTurns(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(atOnce)
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new BusyError()
    return await limit(work)
  }
}
