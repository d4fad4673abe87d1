import { useEffect, useRef, useState } from 'react'
import { explainPress } from '../lib/errors.ts'
import { showToast } from '../lib/toasts.ts'

/** How many clicks have waited for code. */
let clicks = 0
/** The one that waits opens nothing any longer: its button can be pressed again. */
let giveUp = (): void => undefined

/**
 * For a click that opens a `lazyPart`: `whenLoaded(open)` calls `open` once the code has loaded, unless a later click has
 * asked for something else, which the person looks at by then. If it fails, a toast says so, and the next click retries.
 * Never rejects.
 */
export function useWhenLoaded(part: { load: () => Promise<unknown> }): [(open: () => void) => void, boolean] {
  const [isLoading, setLoading] = useState(false)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  function whenLoaded(open: () => void): void {
    clicks += 1
    const click = clicks
    giveUp()
    giveUp = () => isMounted.current && setLoading(false)
    setLoading(true)
    part
      .load()
      .then(
        () => isMounted.current && click === clicks && open(),
        (error: unknown) => showToast({ tone: 'destructive', ...explainPress(error) }),
      )
      .finally(() => isMounted.current && click === clicks && setLoading(false))
  }
  return [whenLoaded, isLoading]
}
