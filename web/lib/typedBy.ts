/** Whose texts a tab keeps. In a file of its own, because `web/start.ts` has it in every page. */

/**
 * Session storage key of who has typed what else is there, absent for a visitor; local storage key of who was last logged
 * in, empty after a logout.
 */
export const TYPED_BY = 'plumbline:typed-by'
/** Session storage key of the message for the next page, which nobody has typed. */
export const FAREWELL = 'plumbline:farewell'
/** Session storage key of what a person has typed here whose session ended by itself, with their `TYPED_BY`. */
export const PUT_AWAY = 'plumbline:put-away'

/**
 * Clears a tab that was away, as a phone puts tabs away, when another one logged out or somebody else in. Pages read what was
 * typed before they know who is there.
 */
export function clearIfOthers(): void {
  try {
    const [typedBy, last] = [sessionStorage, localStorage].map((storage) => storage.getItem(TYPED_BY))
    if (typedBy && typeof last === 'string' && typedBy !== last) sessionStorage.clear()
    // A logout deletes what was put away, too.
    if (last === '') sessionStorage.removeItem(PUT_AWAY)
  } catch {
    // Storage may be blocked.
  }
}

/** Puts away what a person has typed, in a page that is a visitor's: only they are shown it, once they are back. */
export function putAway(): void {
  try {
    if (sessionStorage.getItem(TYPED_BY) === null) return
    const typed = Object.entries(sessionStorage).filter(([key]) => key !== FAREWELL)
    for (const [key] of typed) sessionStorage.removeItem(key)
    sessionStorage.setItem(PUT_AWAY, JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // Storage may be blocked.
  }
}
