import { useEffect, useEffectEvent } from 'react'

/** Calls `read` again and again while the page is seen; null: not now. For what changes without a live event. */
export function useEvery(ms: number | null, read: () => void): void {
  const call = useEffectEvent(read)
  useEffect(() => {
    if (ms === null) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && call(), ms)
    return () => clearInterval(timer)
  }, [ms])
}
