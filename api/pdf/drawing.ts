import { setImmediate } from 'node:timers/promises'
import { inTurns } from '../media/turns.ts'

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
