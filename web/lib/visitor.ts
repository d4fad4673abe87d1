import { useSyncExternalStore } from 'react'
import { GEOLOCATION_CACHE_HOURS } from '../../api/rules/constants.ts'
import { HOUR_MS } from '../../api/rules/time/durations.ts'
import { signal } from './signal.ts'
import { browserStorage } from './storage.ts'

/** The documented key. */
const KEY = 'user-geolocation'
const KEPT_FOR = GEOLOCATION_CACHE_HOURS * HOUR_MS

/** The visitor's location as the server determined it. */
export interface Location {
  isEUUser: boolean
  /** Country code; null when it is unknown. */
  country: string | null
}

/** The stored result, with the time of the check in milliseconds since 1970. */
interface KeptLocation extends Location {
  timestamp: number
}

/** The last location check, however old; null if there was none. */
export function readLocation(): KeptLocation | null {
  const kept = browserStorage.readJson(KEY) as Partial<KeptLocation> | null
  if (typeof kept?.isEUUser !== 'boolean' || typeof kept.timestamp !== 'number') return null
  return { isEUUser: kept.isEUUser, country: kept.country ?? null, timestamp: kept.timestamp }
}

/** True within 24 hours of the check. */
export function isFresh({ timestamp }: KeptLocation, now: number): boolean {
  return timestamp <= now && now - timestamp < KEPT_FOR
}

/** Stores a check. One without a result is not stored, so that the next visit checks again. */
export function writeLocation({ isEUUser, country }: Location, now: number): void {
  if (country !== null) browserStorage.writeJson(KEY, { isEUUser, country, timestamp: now } satisfies KeptLocation)
}

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
