import { setImmediate } from 'node:timers/promises'
import { fairTurns } from '../database/fairTurns.ts'

const inTurn = fairTurns({ atOnce: 1, each: 20, all: 20 })

/** Draws one document after the other, with turns for others in between: each takes a tenth of a second. Throws BusyError. */
export const drawing = <T>(asker: string, make: () => Promise<T>): Promise<T> =>
  inTurn(asker, async () => {
    await setImmediate()
    return await make()
  })
