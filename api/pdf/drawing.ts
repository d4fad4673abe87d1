import { setImmediate } from 'node:timers/promises'
import { fairTurns } from '../database/fairTurns.ts'
import { currentLine } from '../database/lines.ts'

/** From each network in turn: a class that opens its files at once keeps nobody else waiting for all of them. */
const inTurn = fairTurns({ atOnce: 1, each: 20, all: 20 })

/**
 * Draws one document after the other: each takes about a tenth of a second of the processor, on which everybody waits.
 * Before each the others have their turn: twenty at once would keep them waiting for seconds. Throws BusyError.
 */
export async function drawing<T>(make: () => Promise<T>): Promise<T> {
  return await inTurn(currentLine(), async () => {
    await setImmediate()
    return await make()
  })
}
