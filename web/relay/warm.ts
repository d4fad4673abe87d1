import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'

/** A page's query and code, under way or there. */
export interface Load {
  ref: PreloadedQuery<OperationType>
  /** Settles when both are there; never rejects. */
  ready: Promise<unknown>
  at: number
}

const WARM_FOR = 15_000
const warmed = new Map<string, Load>()
/** Every query that was handed to a screen, with the time. */
const handedOut = new Map<PreloadedQuery<OperationType>, number>()

/** Starts a load ahead of its navigation, unless one is under way. */
export function warmUp(key: string, load: () => Load): void {
  if (!fresh(key)) warmed.set(key, load())
}

/** The load started ahead, or a new one. */
export function takeWarm(key: string, load: () => Load): Load {
  const found = fresh(key) ?? load()
  warmed.delete(key)
  handedOut.set(found.ref, Date.now())
  return found
}

/** What was loaded ahead belongs to the person who was signed in then. */
export function forgetWarm(): void {
  for (const { ref } of warmed.values()) ref.dispose()
  warmed.clear()
}

/**
 * Drops queries that no screen shows any more; call it when no navigation is under way. Young ones stay: their screen
 * may not have committed yet. (Disposing in an effect's clean-up instead would break under StrictMode.)
 */
export function disposeUnused(loaderData: Record<string, unknown>): void {
  const now = Date.now()
  for (const [key, { ref, at }] of warmed) {
    if (now - at < WARM_FOR) continue
    warmed.delete(key)
    ref.dispose()
  }
  const shown = new Set<unknown>(Object.values(loaderData))
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
