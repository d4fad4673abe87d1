/** CSRF protection by the origin that browsers send: only our own pages may change something. */
import type { App } from '../../app.ts'

type Site = Pick<App['config'], 'publicUrl' | 'isProduction'>

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** True for the product's own origin; outside production for any name of this machine on the same port. */
export function isOwnOrigin(origin: string, { publicUrl, isProduction }: Site): boolean {
  if (!URL.canParse(origin)) return false
  const [given, own] = [new URL(origin), new URL(publicUrl)]
  if (given.origin === own.origin) return true
  return (
    !isProduction &&
    LOOPBACK.has(given.hostname) &&
    LOOPBACK.has(own.hostname) &&
    given.port === own.port &&
    given.protocol === own.protocol
  )
}

interface Headers {
  origin?: string | undefined
  'sec-fetch-site'?: string | string[] | undefined
}

/** True when a browser says that another site is behind the request. */
export function isForeign(headers: Headers, site: Site): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers
  if (fetchSite === 'cross-site') return true
  if (origin !== undefined) return !isOwnOrigin(origin, site)
  // `same-site` may be another host of the same domain; only its Origin can prove that it is us.
  return fetchSite === 'same-site'
}
