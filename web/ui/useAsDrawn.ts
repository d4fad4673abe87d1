import { useSyncExternalStore } from 'react'

/**
 * `now`, but in the first render over what the server has drawn the value that stands there under `attribute`: another part
 * that came alive before may have changed it since. The element must carry what this returns.
 */
export function useAsDrawn(attribute: string, now: string): string {
  return useSyncExternalStore(
    unchanging,
    () => now,
    () => globalThis.document?.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? now,
  )
}

const unchanging = () => () => {}
