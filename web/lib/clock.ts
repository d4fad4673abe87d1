/** The server's clock, for devices whose own is off: one for the whole client, set by the answers of the server. */
import { MINUTE_MS } from '../../api/rules/durations.ts'
import { signal } from './signal.ts'

/** Tells the time; tests hand in their own. */
export type Clock = () => Date

/** An answer may be this old, in ms, when it is first read: over a slow line, or loaded ahead of a click. */
const LATE = 90_000

let newest = -Infinity
/** What has to be added to the device's clock, in ms. */
let offset = 0
/** The time that is shown, in ms since 1970; null until the clock is set. It moves on once a minute. */
let shown: number | null = null
let watchers = 0
let timer: ReturnType<typeof setInterval> | undefined
const moved = signal()

/** The server's time, as far as it is known. Not for rendering: see `lastMinute`. */
export function serverTime(): Date {
  return new Date(Date.now() + offset)
}

/**
 * Sets the clock by what it showed on the server (`Site.now`) when an answer was made. A reading that is not newer than
 * the newest came out of the store and says nothing.
 */
export function setServerTime(reading: string): void {
  const at = Date.parse(reading)
  if (!(at > newest)) return
  newest = at
  const difference = at - Date.now()
  // A server that seems a little behind is an answer that took its time: then the device's clock is the better one.
  offset = difference < 0 && difference > -LATE ? 0 : difference
  move()
}

/** The time to show; the same value until the next minute or a newer reading, so that rendering may ask for it. */
export function lastMinute(): number | null {
  return shown
}

/** Calls back whenever `lastMinute` has changed. Returns an unsubscribe function. */
export function onMinute(listener: () => void): () => void {
  const stop = moved.listen(listener)
  watchers += 1
  if (watchers === 1) {
    timer = setInterval(move, MINUTE_MS)
    // Nobody has looked for a while.
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
