import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { lastMinute, onMinute, serverTime, setServerTime, type Clock } from '../../lib/clock.ts'
import { useWasDrawn } from '../useWasDrawn.ts'

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

/**
 * The server's clock, also for rendering. The first render of what the server draws has the time of the page's data, on
 * both sides: a device's own may be days off.
 */
export function useClock(siteNow: string): Clock {
  useServerTime(siteNow)
  const wasDrawn = useWasDrawn()
  const [{ clock, run }] = useState(() => startingClock(wasDrawn ? new Date(siteNow) : null))
  useLayoutEffect(run, [run])
  return clock
}

/** Stands still, if a time is given, until it is told to run. */
function startingClock(start: Date | null): { clock: Clock; run: () => void } {
  let standing = start
  return { clock: () => standing ?? serverTime(), run: () => void (standing = null) }
}

function unknown(): null {
  return null
}
