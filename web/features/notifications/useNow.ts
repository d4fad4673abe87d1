import { useEffect, useState } from 'react'
import { MINUTE_MS } from '../../../api/rules/durations.ts'

/** The time by the server's clock, moving on with each minute. `serverNow` is what it showed when it was last asked. */
export function useNow(serverNow: string): Date {
  const [clock, setClock] = useState(() => readingOf(serverNow))
  const [, setMinute] = useState(0)
  // A newer reading sets the clock anew.
  const current = clock.serverNow === serverNow ? clock : readingOf(serverNow)
  if (current !== clock) setClock(current)
  useEffect(() => {
    const timer = setInterval(() => setMinute((minute) => minute + 1), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return new Date(Date.now() + current.offset)
}

function readingOf(serverNow: string) {
  return { serverNow, offset: Date.parse(serverNow) - Date.now() }
}
