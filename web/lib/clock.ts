/** The server's clock, because a device's own may be wrong: one for the whole client, set from the server's responses. */
import { MINUTE_MS } from '../../api/rules/time/durations.ts'
import { signal } from './signal.ts'

/** Returns the current time; tests pass in their own. */
export type Clock = () => Date

/** Maximum age of a response, in ms, when it is first read: it may come over a slow network or have been prefetched. */
const LATE = 90_000

let newest = -Infinity
/** Offset of the server's clock from the device's, in ms. */
let offset = 0
/** The time shown, in ms since 1970; null until the clock is set. Advances once a minute. */
let shown: number | null = null
let watchers = 0
let timer: ReturnType<typeof setInterval> | undefined
const moved = signal()

/** The best estimate of the server's time. Not for rendering: use `lastMinute`. */
export function serverTime(): Date {
  return new Date(Date.now() + offset)
}

/**
 * Sets the clock from the server's time (`Site.now`) of a response. A reading that is not newer than the last one came
 * from the store and is ignored.
 */
export function setServerTime(reading: string): void {
  const at = Date.parse(reading)
  if (!(at > newest)) return
  newest = at
  const difference = at - Date.now()
  // A server that seems slightly behind is a slow response: the device's clock is more accurate then.
  offset = difference < 0 && difference > -LATE ? 0 : difference
  move()
}

/** The time to show. It stays the same until the next minute or a newer reading, so it is safe to read while rendering. */
export function lastMinute(): number | null {
  return shown
}

/** Calls back when `lastMinute` changes. Returns an unsubscribe function. */
export function onMinute(listener: () => void): () => void {
  const stop = moved.listen(listener)
  watchers += 1
  if (watchers === 1) {
    timer = setInterval(move, MINUTE_MS)
    // The timer was stopped while there were no subscribers.
    if (shown !== null && Date.now() + offset - shown >= MINUTE_MS) move()
  }
  return () => {
    stop()
    watchers -= 1
    if (watchers === 0) clearInterval(timer)
  }
}

function move(): void {
  shown = Date.now() + offset
  moved.tell()
}
