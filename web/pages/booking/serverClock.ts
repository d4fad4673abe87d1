import { useMemo } from 'react'

/** Reads the server's clock. */
export type Clock = () => Date

let last = { seen: '', offset: 0 }

/**
 * The server's clock, for countdowns on devices whose own clock is off. `siteNow` is what it showed when the page's
 * data came; the same reading seen again, out of the store, must not be taken for a new one.
 */
export function serverClock(siteNow: string): Clock {
  if (last.seen !== siteNow) last = { seen: siteNow, offset: Date.parse(siteNow) - Date.now() }
  const { offset } = last
  return () => new Date(Date.now() + offset)
}

/** The server's clock for a component. */
export function useServerClock(siteNow: string): Clock {
  return useMemo(() => serverClock(siteNow), [siteNow])
}
