import { useEffect, useRef, type RefObject } from 'react'

/** Aborted when the page is left: what comes later, such as an order or the payment window's code, opens nothing there. */
export function useLeaving(): RefObject<AbortSignal | undefined> {
  const left = useRef<AbortSignal>(undefined)
  useEffect(() => {
    const leaving = new AbortController()
    left.current = leaving.signal
    return () => leaving.abort()
  }, [])
  return left
}
