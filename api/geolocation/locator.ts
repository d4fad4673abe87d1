/** Asks look-up services for the country of an address: in order, remembered, and never for long. */
import type { Clock } from '../database/clock.ts'
import type { Log } from '../app.ts'
import { GEOLOCATION_CACHE_HOURS } from '../rules/constants.ts'
import { lookUp, NoCountryError } from './lookUp.ts'

export interface Locator {
  /** Country code of a public address; null when no service tells. Never rejects. */
  countryOf(address: string): Promise<string | null>
}

interface Options {
  /** Templates of the services in order, with `{ip}`. */
  urls: readonly string[]
  clock: Clock
  log: Log
}

interface Remembered {
  country: string | null
  /** Milliseconds since 1970. */
  until: number
}

const KNOWN_FOR = GEOLOCATION_CACHE_HOURS * 3_600_000
const UNKNOWN_FOR = 60_000
/** Addresses remembered; the oldest make room. Memory only: nothing about a visitor is stored. */
const MOST_REMEMBERED = 10_000
/** Look-ups under way at once; whoever comes on top is not waited for. */
const MOST_AT_ONCE = 50
/** After so many failures in a row a service is left alone for a while. */
const FAILURES_ALLOWED = 3
const LEFT_ALONE_FOR = 60_000

/** One a process: what it has learnt is shared by all visitors. */
export function createLocator({ urls, clock, log }: Options): Locator {
  const remembered = new Map<string, Remembered>()
  const underWay = new Map<string, Promise<string | null>>()
  const services = urls.map((url) => ({ url, failures: 0, askAgainAt: 0 }))
  const now = () => clock.now().getTime()

  async function ask(address: string): Promise<string | null> {
    const reasons: unknown[] = []
    for (const service of services) {
      if (now() < service.askAgainAt) continue
      try {
        const country = await lookUp(service.url, address)
        service.failures = 0
        return country
      } catch (error) {
        reasons.push(error)
        // A trial after the pause that fails leaves it alone again at once.
        service.failures += 1
        if (service.failures >= FAILURES_ALLOWED) service.askAgainAt = now() + LEFT_ALONE_FOR
      }
    }
    const answered = reasons.some((reason) => reason instanceof NoCountryError)
    log.warn(
      { reasons: reasons.map((reason) => String(reason)) },
      answered ? 'Unable to detect location' : 'Geolocation services unavailable',
    )
    return null
  }

  function remember(address: string, country: string | null): string | null {
    remembered.delete(address)
    remembered.set(address, { country, until: now() + (country ? KNOWN_FOR : UNKNOWN_FOR) })
    const [oldest] = remembered.keys()
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    return country
  }

  return {
    async countryOf(address) {
      const known = remembered.get(address)
      if (known && now() < known.until) return known.country
      const asked = underWay.get(address)
      if (asked) return await asked
      if (underWay.size >= MOST_AT_ONCE) return null
      const answer = ask(address)
        .then((country) => remember(address, country))
        .finally(() => underWay.delete(address))
      underWay.set(address, answer)
      return await answer
    },
  }
}
