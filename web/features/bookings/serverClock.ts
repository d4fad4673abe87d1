import { useMemo } from 'react'

/** Reads the server's clock. */
export type Clock = () => Date

let last = { seen: '', offset: 0 }

/** An answer may be this old, in ms, when it is first read: over a slow line, or loaded ahead of a click. */
const LATE = 90_000

/**
 * The server's clock, for countdowns on devices whose own clock is off. `siteNow` is what it showed when the page's
 * data came; the same reading seen again, out of the store, must not be taken for a new one.
 */
export function serverClock(siteNow: string): Clock {
  if (last.seen !== siteNow) last = { seen: siteNow, offset: offsetOf(Date.parse(siteNow) - Date.now()) }
  const { offset } = last
  return () => new Date(Date.now() + offset)
}

/** A server that seems a little behind is an answer that took its time: then the device's clock is the better one. */
function offsetOf(difference: number): number {
  return difference < 0 && difference > -LATE ? 0 : difference
}

/** The server's clock for a component. */
export function useServerClock(siteNow: string): Clock {
  return useMemo(() => serverClock(siteNow), [siteNow])
}
