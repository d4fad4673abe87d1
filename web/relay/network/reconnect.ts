/** Reconnection delays: exponential backoff, and at once when the network or the person is back. */
import { onWake } from './wake.ts'

/** Minimum and maximum delay, in ms. */
const FIRST = 500
const LONGEST = 60_000
/** Minimum delay after the server has asked to retry later, in ms. */
const PATIENT = 10_000
/** Long enough for a session with a renewed token to be recognised, in ms. */
const NEW_TOKEN = 2_000

/** Close codes of graphql-transport-ws and of this server. */
export const FORBIDDEN = 4403
const TOO_MANY = 4429
const TRY_LATER = 1013

interface Failed {
  /** Number of failed attempts since the last success, not counting this one. */
  retries: number
  /** The close code of the connection; null when there was none. */
  code?: number | null
  /** Number of times in a row that the session was rejected. */
  refusals?: number
  random?: () => number
}

/** Delay before the next attempt in ms, with jitter so that not all clients reconnect at once. Infinity: do not retry
 * automatically. */
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

/** The close code of a connection; null for any other value. */
export function closeCode(cause: unknown): number | null {
  return typeof cause === 'object' && cause && 'code' in cause && typeof cause.code === 'number' ? cause.code : null
}
