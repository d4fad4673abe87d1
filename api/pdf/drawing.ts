import pLimit from 'p-limit'
import { setImmediate } from 'node:timers/promises'
import { BusyError } from '../rules/userErrors.ts'

/** Does `atOnce` things at a time while at most `waiting` wait for their turn; the next one gets BusyError. */
function inTurns(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(atOnce)
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new BusyError()
    return await limit(work)
  }
}

const inTurn = inTurns(1, 20)

/**
 * Draws one document after the other: each takes about a tenth of a second of the processor, on which everybody waits.
 * Before each the others have their turn: twenty at once would keep them waiting for seconds.
 */
export const drawing = <T>(make: () => Promise<T>): Promise<T> =>
  inTurn(async () => {
    await setImmediate()
    return await make()
  })
