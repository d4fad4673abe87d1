import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { BusyError } from '../rules/userErrors.ts'

const turn = pLimit(1)
/** At most so many wait for their turn; the next one gets BusyError. */
const WAITING = 20

/**
 * Draws one document after the other: each takes about a tenth of a second of the processor, on which everybody waits.
 * Before each the others have their turn: twenty at once would keep them waiting for seconds.
 */
export async function drawing<T>(make: () => Promise<T>): Promise<T> {
  if (turn.activeCount + turn.pendingCount > WAITING) throw new BusyError()
  return await turn(async () => {
    await setImmediate()
    return await make()
  })
}
