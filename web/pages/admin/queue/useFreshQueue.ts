import { MINUTE_MS } from '../../../../api/rules/time/durations.ts'
import { useEffect, useEffectEvent } from 'react'
import { onWake } from '../../../relay/wake.ts'

/** Reads anew every minute while the page is seen, and when the person is back. None of it is activity of theirs. */
export function useFreshQueue(refresh: () => void): void {
  const read = useEffectEvent(refresh)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') read()
    }, MINUTE_MS)
    const look = () => read()
    addEventListener('focus', look)
    const stop = onWake(look)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', look)
      stop()
    }
  }, [])
}
