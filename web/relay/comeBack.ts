/** When to try a lost connection again: soon, then ever later, and at once when the network or the person is back. */
import { sessionEnded } from './sessionEnded.ts'
import { onWake } from './wake.ts'

/** First and longest pause, in ms. */
const FIRST = 500
const LONGEST = 60_000
/** At least this long after the server has asked for patience. */
const PATIENT = 10_000
/** A session that was given a new token is known again by then. */
const NEW_TOKEN = 2_000

/** graphql-transport-ws and this server's own. */
const FORBIDDEN = 4403
const TOO_MANY = 4429
const TRY_LATER = 1013

let failures = 0
let refusals = 0
let pause: Promise<void> | null = null

/** The connection does what it is for: the next loss is a first one again. */
export function isWell(): void {
  failures = 0
  refusals = 0
}

/** Resolves when a connection that ended by `cause` should be tried again: at the same time for all who wait. */
export function comeBack(cause: unknown): Promise<void> {
  pause ??= sleep(pauseAfter(codeOf(cause))).then(() => void (pause = null))
  return pause
}

/** Milliseconds; Infinity: not before the network or the person comes back. */
function pauseAfter(code: number | null): number {
  if (code !== FORBIDDEN) {
    failures += 1
    return retryPause(failures, { isPatient: code === TOO_MANY || code === TRY_LATER })
  }
  refusals += 1
  sessionEnded()
  return refusals === 1 ? NEW_TOKEN : Infinity
}

/** After the n-th failure in a row; scattered, so that not everybody comes back in the same moment. */
export function retryPause(failure: number, { isPatient = false, random = Math.random } = {}): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** (failure - 1))
  return (isPatient ? PATIENT : 0) + longest * (0.5 + random() / 2)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = milliseconds === Infinity ? undefined : setTimeout(wake, milliseconds)
    const stopListening = onWake(wake)
    function wake(): void {
      clearTimeout(timer)
      stopListening()
      resolve()
    }
  })
}

/** Of a closing; null for a connection that never was. */
function codeOf(cause: unknown): number | null {
  return typeof cause === 'object' && cause && 'code' in cause && typeof cause.code === 'number' ? cause.code : null
}
