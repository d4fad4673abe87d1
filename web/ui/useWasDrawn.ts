import { useRef, useSyncExternalStore } from 'react'

/**
 * Whether the server has drawn it, so that its first render must show the same; also on the server. It never changes
 * and causes no render.
 */
export function useWasDrawn(): boolean {
  const was = useRef(false)
  return useSyncExternalStore(
    unchanging,
    () => was.current,
    () => (was.current = true),
  )
}

const unchanging = () => () => {}
