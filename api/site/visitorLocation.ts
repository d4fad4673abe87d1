import { byPlace, takeEach } from '../accounts/bounds.ts'
import type { App } from '../app.ts'
import { HOME_COUNTRY, isEeaCountry } from '../rules/regions.ts'
import { publicAddress } from '../geolocation/publicAddress.ts'

export interface VisitorLocation {
  isEUUser: boolean
  /** ISO code; null when it could not be found out. */
  country: string | null
}

/** Questions of one address. */
const LIMIT = { max: 60, windowSeconds: 60 }

/**
 * Where the visitor at this address is. Private addresses count as India without being asked about, an unknown place
 * counts as outside the EU/EEA. Throws RateLimitedError past 60 questions a minute.
 */
export async function visitorLocation(
  { limiter, locator }: Pick<App, 'limiter' | 'locator'>,
  ip: string,
): Promise<VisitorLocation> {
  const address = publicAddress(ip)
  if (address === null) return { isEUUser: false, country: HOME_COUNTRY }
  await takeEach({ limiter }, byPlace('location', address, LIMIT))
  const country = await locator.countryOf(address)
  return { isEUUser: isEeaCountry(country), country }
}
