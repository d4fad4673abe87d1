import { useEffect, useEffectEvent } from 'react'
import type { Clock } from '../../lib/clock.ts'

/** Calls `onEnd` when a hold ends; null: there is none. */
export function useHoldEnd(expiresAt: string | null, clock: Clock, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!expiresAt) return
    const left = (): number => Date.parse(expiresAt) - clock().getTime()
    const timer = setTimeout(end, Math.max(0, left()))
    // Timers stop while the device sleeps.
    const wake = (): void => {
      if (left() <= 0) end()
    }
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [expiresAt, clock])
}
