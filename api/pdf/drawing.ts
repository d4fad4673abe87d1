import { inTurns } from '../media/turns.ts'

/** Draws one document after the other: each takes about a tenth of a second of the processor, on which everybody waits. */
export const drawing = inTurns(1, 20)
