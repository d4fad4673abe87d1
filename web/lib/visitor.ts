import { useSyncExternalStore } from 'react'
import { readLocation } from './geolocation.ts'

/** What is known of the visitor's place, and whether something is asked of them. */
export interface Visitor {
  /** In the EU/EEA, as far as the last location check told; false before the first one. */
  isEUUser: boolean
  /** The question about cookies is on screen. */
  isAsked: boolean
}

let visitor: Visitor = { isEUUser: readLocation()?.isEUUser ?? false, isAsked: false }
const listeners = new Set<() => void>()

/** Changes what is known. */
export function setVisitor(change: Partial<Visitor>): void {
  visitor = { ...visitor, ...change }
  for (const listener of listeners) listener()
}

/** Asks about cookies, again if need be. */
export function openCookieSettings(): void {
  setVisitor({ isAsked: true })
}

/** The visitor, kept up to date. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(listen, current, current)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function current(): Visitor {
  return visitor
}
