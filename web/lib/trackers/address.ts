import { matchPath } from 'react-router'
import { ownPaths } from '../tracking.ts'

/** Reported instead of a path that matches no public page: a mistyped path may contain anything, a hidden one is private. */
const UNKNOWN = '/404'
/** Query parameters without personal data: what is shown, and the campaign. */
const PLAIN =
  /^(search|branch|mainBranch|subBranch|available|sort|first|package|step|slot|start|confirmed|as|utm_\w+|fbclid|gclid)$/

/** Matches an email address or a long number, such as a phone number. */
const PERSONAL = /@|(\d[\s().+-]*){6}/

/** Stands in a pattern for a secret: whoever has the address of such a page is let in. */
const CODE = '/:code'

/** The path to report to trackers: without its query, and only if it is a known page; its pattern if a secret is in it. */
export function trackablePath(path: string): string {
  const pattern = ownPaths().find((own) => matchPath(own, path))
  if (pattern === undefined) return UNKNOWN
  return pattern.includes(CODE) ? pattern : path
}

/** Whether a search text may be reported to trackers: not if it contains an email address or a long number. */
export function isTrackableSearch(text: string): boolean {
  return !PERSONAL.test(text)
}

/** True when the whole URL is safe to report: third-party scripts read it on their own. */
export function isTrackable(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { pathname, searchParams } = new URL(address)
  return (
    trackablePath(pathname) === pathname &&
    pathname !== UNKNOWN &&
    [...searchParams.keys()].every((name) => PLAIN.test(name)) &&
    isTrackableSearch(searchParams.get('search') ?? '')
  )
}

/** The referrer to report to trackers: our own pages without their query. */
export function trackableReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return ''
  const from = new URL(referrer)
  return from.origin === origin ? origin + trackablePath(from.pathname) : `${from.origin}/`
}
