import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'

type Ref = PreloadedQuery<OperationType>

/** A page's query and code, loading or loaded. */
export interface Load {
  /** Null: the page has no query. */
  ref: Ref | null
  /** Resolves when both have loaded; never rejects. */
  ready: Promise<unknown>
  at: number
}

const WARM_FOR = 15_000
/** Limit, so that moving the pointer down a long list does not retain every page. */
const MOST_WARM = 8
/** The oldest first. */
const warmed = new Map<string, Load>()
/** Every query that a screen has received, with the time. */
const handedOut = new Map<Ref, number>()

/** Prefetches a page, unless it is already loading. */
export function warmUp(key: string, load: () => Load): void {
  if (fresh(key)) return
  drop(key)
  const begun = load()
  warmed.set(key, begun)
  // What failed is asked again by whoever comes.
  begun.ref?.source?.toPromise().catch(() => warmed.get(key) === begun && drop(key))
  for (const oldest of warmed.keys()) {
    if (warmed.size <= MOST_WARM) break
    drop(oldest)
  }
}

/** The prefetched load, or a new one. */
export function takeWarm(key: string, load: () => Load): Load {
  const found = fresh(key)
  if (found) warmed.delete(key)
  else drop(key)
  const taken = found ?? load()
  if (taken.ref) handedOut.set(taken.ref, Date.now())
  return taken
}

/** Drops prefetched loads, which belong to the person who was logged in then. */
export function forgetWarm(): void {
  for (const key of warmed.keys()) drop(key)
}

/**
 * Disposes of queries that no screen shows; call it when no navigation is pending. Recent ones are kept: their screen may
 * not have committed yet. (Disposing in an effect's cleanup would break under StrictMode.)
 */
export function disposeUnused(loaderData: Record<string, unknown>): void {
  for (const key of warmed.keys()) if (!fresh(key)) drop(key)
  const now = Date.now()
  const shown = new Set(Object.values(loaderData).map((shows) => (shows as { ref?: unknown } | null)?.ref))
  for (const [ref, since] of handedOut) {
    if (shown.has(ref) || now - since < WARM_FOR) continue
    handedOut.delete(ref)
    ref.dispose()
  }
}

function fresh(key: string): Load | undefined {
  const found = warmed.get(key)
  return found && Date.now() - found.at < WARM_FOR ? found : undefined
}

function drop(key: string): void {
  warmed.get(key)?.ref?.dispose()
  warmed.delete(key)
}
