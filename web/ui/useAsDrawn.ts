import { useSyncExternalStore } from 'react'

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
