import { useEffect, useEffectEvent } from 'react'
import type { Clock } from '../../lib/clock.ts'

/** The longest a timer can wait, in ms. */
const LONGEST = 2 ** 31 - 1

/** Calls `onReached` when this instant has come, also one in the past; null: there is none. */
export function useAt(instant: string | null, clock: Clock, onReached: () => void): void {
  const reached = useEffectEvent(onReached)
  useEffect(() => {
    if (!instant) return
    const left = (): number => Date.parse(instant) - clock().getTime()
    let timer: ReturnType<typeof setTimeout>
    const wait = (): void => {
      const ms = Math.max(0, left())
      timer = ms > LONGEST ? setTimeout(wait, LONGEST) : setTimeout(reached, ms)
    }
    wait()
    // Timers stop while the device sleeps.
    const wake = (): void => {
      if (left() <= 0) reached()
    }
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [instant, clock])
}
