import { useEffect, useEffectEvent } from 'react'
import { onReconnected, type MissedListener } from './reconnected.ts'

/**
 * Calls `readAnew` when live changes may have been missed: each time the connection for them is there, the first time
 * after a page was loaded too, and when the person comes back to a tab that has none. While the connection holds,
 * subscriptions tell everything.
 */
export function useReconnected(readAnew: MissedListener): void {
  const call = useEffectEvent(readAnew)
  useEffect(() => onReconnected((isLive) => call(isLive)), [])
}
