import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { BusyError } from '../rules/userErrors.ts'

const turn = pLimit(1)
/** At most so many wait for their turn; the next one gets BusyError. */
const WAITING = 20

/** Draws one document after the other, with turns for others in between: each takes a tenth of a second. */
export async function drawing<T>(make: () => Promise<T>): Promise<T> {
  if (turn.activeCount + turn.pendingCount > WAITING) throw new BusyError()
  return await turn(async () => {
    await setImmediate()
    return await make()
  })
}
