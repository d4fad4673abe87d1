import { useSyncExternalStore } from 'react'
import { readLocation } from './geolocation.ts'
import { signal } from './signal.ts'

/** The visitor's location and whether the cookie dialog is open. */
export interface Visitor {
  /** In the EU/EEA according to the last location check; false before the first one. */
  isEUUser: boolean
  /** The cookie dialog is open. */
  isAsked: boolean
  /** The page is as the server has drawn it, who knows nothing of the visitor. */
  isDrawn?: true
}

/** On the server, and until its page is the browser's. */
const UNKNOWN: Visitor = { isEUUser: false, isAsked: false, isDrawn: true }

let visitor: Visitor = { isEUUser: readLocation()?.isEUUser ?? false, isAsked: false }
const changed = signal()

/** Updates the visitor's state. */
export function setVisitor(change: Partial<Visitor>): void {
  visitor = { ...visitor, ...change }
  changed.tell()
}

/** Opens the cookie dialog, even if a choice was made before. */
export function openCookieSettings(): void {
  setVisitor({ isAsked: true })
}

/** The visitor's state; rerenders when it changes. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(changed.listen, current, unknown)
}

/** Whether they are in the EU/EEA, as far as is known. For nearly everybody it is what the server has drawn, and nothing is drawn again. */
export function useIsEUUser(): boolean {
  return useSyncExternalStore(
    changed.listen,
    () => visitor.isEUUser,
    () => UNKNOWN.isEUUser,
  )
}

function current(): Visitor {
  return visitor
}

function unknown(): Visitor {
  return UNKNOWN
}
