import { HOUR_MS } from '../../api/rules/time/durations.ts'
import { GEOLOCATION_CACHE_HOURS } from '../../api/rules/constants.ts'
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
