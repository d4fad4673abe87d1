import { useEffect, useState } from 'react'

/** True from the first idle moment on: for what nobody waits for. */
export function useRested(): boolean {
  const [rested, setRested] = useState(false)
  useEffect(() => {
    // Safari has no requestIdleCallback.
    const wait = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
    wait(() => setRested(true))
  }, [])
  return rested
}
