import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { lastMinute, onMinute, setServerTime } from '../lib/clock.ts'

/**
 * The time by the server's clock, updated every minute. `siteNow` is `Site.now` from the page's data, which the first
 * render shows, also on the server.
 */
export function useNow(siteNow: string): Date {
  useServerTime(siteNow)
  const shown = useSyncExternalStore(onMinute, lastMinute, unknown)
  return useMemo(() => new Date(Math.max(shown ?? 0, Date.parse(siteNow))), [shown, siteNow])
}

/** Sets the clock from this reading, before any effect of the page reads the time. */
export function useServerTime(siteNow: string): void {
  useLayoutEffect(() => setServerTime(siteNow), [siteNow])
}

function unknown(): null {
  return null
}
