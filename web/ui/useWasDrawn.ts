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

/**
 * `now`; but the first render over the server's HTML returns the value that `attribute` has there, because another part may
 * have changed it meanwhile. The element must carry what this returns.
 */
export function useAsDrawn(attribute: string, now: string): string {
  return useSyncExternalStore(
    unchanging,
    () => now,
    () => globalThis.document?.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? now,
  )
}

const unchanging = () => () => {}
