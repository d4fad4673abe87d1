import { useSyncExternalStore } from 'react'
import { readLocation } from './geolocation.ts'
import { signal } from './signal.ts'

/** What is known of the visitor's place, and whether something is asked of them. */
export interface Visitor {
  /** In the EU/EEA, as far as the last location check told; false before the first one. */
  isEUUser: boolean
  /** The question about cookies is on screen. */
  isAsked: boolean
}

/** Before anything is known, and on the server. */
const UNKNOWN: Visitor = { isEUUser: false, isAsked: false }

let visitor: Visitor = { ...UNKNOWN, isEUUser: readLocation()?.isEUUser ?? false }
const changed = signal()

/** Changes what is known. */
export function setVisitor(change: Partial<Visitor>): void {
  visitor = { ...visitor, ...change }
  changed.tell()
}

/** Asks about cookies, again if need be. */
export function openCookieSettings(): void {
  setVisitor({ isAsked: true })
}

/** The visitor, kept up to date. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(changed.listen, current, unknown)
}

function current(): Visitor {
  return visitor
}

function unknown(): Visitor {
  return UNKNOWN
}
