import { GEOLOCATION_CACHE_HOURS } from '../../api/rules/constants.ts'
import { HOUR_MS } from '../../api/rules/durations.ts'
import { browserStorage } from './storage.ts'

/** The documented key. */
const KEY = 'user-geolocation'
const KEPT_FOR = GEOLOCATION_CACHE_HOURS * HOUR_MS

/** Where the visitor is, as the server found out. */
export interface Location {
  isEUUser: boolean
  /** Country code; null when it could not be found out. */
  country: string | null
}

/** What is kept: with the time of the check in milliseconds since 1970. */
interface KeptLocation extends Location {
  timestamp: number
}

/** The last location check, however old; null without one. */
export function readLocation(): KeptLocation | null {
  const kept = browserStorage.readJson(KEY) as Partial<KeptLocation> | null
  if (typeof kept?.isEUUser !== 'boolean' || typeof kept.timestamp !== 'number') return null
  return { isEUUser: kept.isEUUser, country: kept.country ?? null, timestamp: kept.timestamp }
}

/** True within 24 hours of the check. */
export function isFresh({ timestamp }: KeptLocation, now: number): boolean {
  return timestamp <= now && now - timestamp < KEPT_FOR
}

/** Keeps a check. One that found nothing out is not kept: the next visit asks again. */
export function writeLocation({ isEUUser, country }: Location, now: number): void {
  if (country !== null) browserStorage.writeJson(KEY, { isEUUser, country, timestamp: now } satisfies KeptLocation)
}
