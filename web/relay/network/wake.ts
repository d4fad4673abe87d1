import { useEffect, useEffectEvent } from 'react'

/** Calls back when a retry makes sense: the network or the person is back. Returns an unsubscribe function. */
export function onWake(wake: () => void): () => void {
  function look(): void {
    if (document.visibilityState === 'visible') wake()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Calls back when the network or the person is back: a page that has been open for days may be out of date. */
export function useOnWake(wake: () => void): void {
  const woken = useEffectEvent(wake)
  useEffect(() => onWake(() => woken()), [])
}
