import { useRef, useSyncExternalStore } from 'react'

/**
 * Whether the server has drawn it, so that its first render must show the same; also on the server. Stays as it is:
 * nothing is rendered anew because of it.
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
