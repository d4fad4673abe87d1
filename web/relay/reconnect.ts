/** When to try again: soon, then ever later, and at once when the network or the person is back. */
import { onWake } from './wake.ts'

/** First and longest pause, in ms. */
const FIRST = 500
const LONGEST = 60_000
/** At least this long after the server has asked for patience. */
const PATIENT = 10_000
/** A session that was given a new token is known again by then. */
const NEW_TOKEN = 2_000

/** Close codes of graphql-transport-ws and of this server. */
export const FORBIDDEN = 4403
const TOO_MANY = 4429
const TRY_LATER = 1013

interface Failed {
  /** How many tries have failed since the last success, this one not counted. */
  retries: number
  /** The close code of the connection; null when there was none. */
  code?: number | null
  /** How often in a row the session was not taken. */
  refusals?: number
  random?: () => number
}

/** Milliseconds until the next try, scattered so that not everybody comes back at once. Infinity: not on our own. */
export function reconnectDelay({ retries, code = null, refusals = 0, random = Math.random }: Failed): number {
  if (code === FORBIDDEN) return refusals <= 1 ? NEW_TOKEN : Infinity
  const longest = Math.min(LONGEST, FIRST * 2 ** retries)
  return (code === TOO_MANY || code === TRY_LATER ? PATIENT : 0) + longest * (0.5 + random() / 2)
}

/** Resolves after the delay, or as soon as the network or the person is back. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = milliseconds === Infinity ? undefined : setTimeout(end, milliseconds)
    const stopListening = onWake(end)
    function end(): void {
      clearTimeout(timer)
      stopListening()
      resolve()
    }
  })
}

/** The code that a connection was closed with; null for anything else. */
export function closeCode(cause: unknown): number | null {
  return typeof cause === 'object' && cause && 'code' in cause && typeof cause.code === 'number' ? cause.code : null
}
