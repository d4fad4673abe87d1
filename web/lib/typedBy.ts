/** Whose texts a tab keeps. In a file of its own, because `web/start.ts` has it in every page. */

/**
 * Session storage key of who has typed what else is there, absent for a visitor; local storage key of who was last logged
 * in, empty after a logout.
 */
export const TYPED_BY = 'plumbline:typed-by'

/**
 * Clears a tab that was away, as a phone puts tabs away, when another one logged out or somebody else in. Pages read what was
 * typed before they know who is there.
 */
export function clearIfOthers(): void {
  try {
    const [typedBy, last] = [sessionStorage, localStorage].map((storage) => storage.getItem(TYPED_BY))
    if (typedBy && typeof last === 'string' && typedBy !== last) sessionStorage.clear()
  } catch {
    // Storage may be blocked.
  }
}
