import { setImmediate } from 'node:timers/promises'
import { fairTurns } from '../database/fairTurns.ts'
import { currentLine } from '../database/lines.ts'

/** From each network in turn: a class that opens its files at once keeps nobody else waiting for all of them. */
const inTurn = fairTurns({ atOnce: 1, each: 20, all: 20 })

/** Turns of the event loop before each: a request of somebody else takes some. */
const TURNS = 10

/**
 * Draws one document after the other: each takes about a tenth of a second of the processor, on which everybody waits.
 * Before each the others have their turns: twenty at once would keep them waiting for seconds. Throws BusyError.
 */
export async function drawing<T>(make: () => Promise<T>): Promise<T> {
  return await inTurn(currentLine(), async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
    return await make()
  })
}
