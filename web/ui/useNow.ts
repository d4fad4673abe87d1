import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { lastMinute, onMinute, setServerTime } from '../lib/clock.ts'

/**
 * The time by the server's clock, moving on with each minute. `siteNow` is the reading of `Site.now` that came with the
 * data: the first rendering, also on the server, shows that very time.
 */
export function useNow(siteNow: string): Date {
  useServerTime(siteNow)
  const shown = useSyncExternalStore(onMinute, lastMinute, unknown)
  return useMemo(() => new Date(Math.max(shown ?? 0, Date.parse(siteNow))), [shown, siteNow])
}

/** Sets the clock by this reading, before any effect of the page asks it for the time. */
export function useServerTime(siteNow: string): void {
  useLayoutEffect(() => setServerTime(siteNow), [siteNow])
}

function unknown(): null {
  return null
}
