/** Asks look-up services for the country of an address: in order, remembered, and never for long. */
import { HOUR_MS } from '../rules/time/durations.ts'
import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleAll, isBrokenCircuitError } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { Log } from '../log.ts'
import { GEOLOCATION_CACHE_HOURS } from '../rules/constants.ts'

export interface Locator {
  /** Country code of a public address; null when no service tells. Never rejects. */
  countryOf(address: string): Promise<string | null>
}

interface Options {
  /** Templates of the services in order, with `{ip}`. */
  urls: readonly string[]
  log: Log
}

const KNOWN_FOR = GEOLOCATION_CACHE_HOURS * HOUR_MS
const UNKNOWN_FOR = 60_000
/** Addresses remembered; the oldest make room. Memory only: nothing about a visitor is stored. */
const MOST_REMEMBERED = 10_000
/** Look-ups at the same time; further ones are not made. */
const MOST_AT_ONCE = 50
/** After so many failures in a row a service is left alone for a while; then one trial decides. */
const FAILURES_ALLOWED = 3
const LEFT_ALONE_FOR = 60_000

/** One a process: what it has learnt is shared by all visitors. */
export function createLocator({ urls, log }: Options): Locator {
  const places = bulkhead(MOST_AT_ONCE)
  const services = urls.map((url) => ({
    url,
    breaker: circuitBreaker(handleAll, {
      halfOpenAfter: LEFT_ALONE_FOR,
      breaker: new ConsecutiveBreaker(FAILURES_ALLOWED),
    }),
  }))

  async function ask(address: string): Promise<string | null> {
    const reasons: unknown[] = []
    for (const { url, breaker } of services) {
      try {
        return await breaker.execute(() => lookUp(url, address))
      } catch (error) {
        if (!isBrokenCircuitError(error)) reasons.push(error)
      }
    }
    const answered = reasons.some((reason) => reason instanceof NoCountryError)
    log.warn(
      { reasons: reasons.map((reason) => String(reason)) },
      answered ? 'Unable to detect location' : 'Geolocation services unavailable',
    )
    return null
  }

  // Questions about one address at the same time share one look-up.
  const remembered = new LRUCache<string, { country: string | null }>({
    max: MOST_REMEMBERED,
    // The cache keeps an entry through the last millisecond of its time.
    ttl: KNOWN_FOR - 1,
    ttlResolution: 0,
    perf: Date,
    fetchMethod: async (address, _old, { options }) => {
      const country = await places.execute(() => ask(address))
      if (!country) options.ttl = UNKNOWN_FOR - 1
      return { country }
    },
  })

  return {
    async countryOf(address) {
      // An address that was not looked up for lack of a place is not remembered.
      const known = await remembered.fetch(address).catch(() => null)
      return known?.country ?? null
    },
  }
}

/** The service was reached but did not name a country. */
class NoCountryError extends Error {
  override readonly name = 'NoCountryError'
}

/** Milliseconds for the whole answer. */
const PATIENCE = 2_000
/** Bytes; real answers have about one thousand. */
const LARGEST_ANSWER = 32 * 1024
/** What services say for "unknown". */
const NOWHERE = new Set(['XX', 'ZZ', 'T1', 'EU', 'AP'])

/** Country code of a public address as the service at `template` knows it; `{ip}` stands for the address. Throws without one. */
async function lookUp(template: string, address: string): Promise<string> {
  const response = await fetch(template.replaceAll('{ip}', address), {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  })
  const text = await readText(response)
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const country = countryOf(parsed(text))
  if (!country) throw new NoCountryError('The answer names no country')
  return country
}

/** The body; throws when it is longer than LARGEST_ANSWER. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_ANSWER) throw new Error('The answer is too long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NoCountryError('The answer is no JSON')
  }
}

/** Services differ: `country_code` or `countryCode`, and `country` is a code here and a name there. */
function countryOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { error, success, ...fields } = answer as Record<string, unknown>
  if (error === true || success === false) return null
  for (const name of ['country_code', 'countryCode', 'country']) {
    const code = typeof fields[name] === 'string' ? fields[name].trim().toUpperCase() : ''
    if (/^[A-Z]{2}$/.test(code) && !NOWHERE.has(code)) return code
  }
  return null
}
