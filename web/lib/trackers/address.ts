import { matchPath } from 'react-router'
import { ownPaths } from '../ownPaths.ts'

/** Said of a path that is none of our pages: a typed one may be anything, a hidden one is nobody's business. */
const UNKNOWN = '/404'
/** Parts of a query that tell nothing of the person: what is shown, and where a campaign came from. */
const PLAIN =
  /^(search|mainBranch|subBranch|available|sort|first|package|step|slot|start|confirmed|as|utm_\w+|fbclid|gclid)$/

/** An email address or a number of somebody. */
const PERSONAL = /@|(\d[\s().+-]*){6}/

/** The path that may be told: without query, and only of a page of ours. */
export function tellablePath(path: string): string {
  return ownPaths().some((pattern) => matchPath(pattern, path)) ? path : UNKNOWN
}

/** What was searched for may be told, unless it names somebody. */
export function isTellableSearch(text: string): boolean {
  return !PERSONAL.test(text)
}

/** True when the address as a whole may be told: scripts of others read it by themselves. */
export function isTellable(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { pathname, searchParams } = new URL(address)
  return (
    tellablePath(pathname) !== UNKNOWN &&
    [...searchParams.keys()].every((name) => PLAIN.test(name)) &&
    isTellableSearch(searchParams.get('search') ?? '')
  )
}

/** Where the visitor came from, as far as it may be told: pages of ours without their query. */
export function tellableReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return ''
  const from = new URL(referrer)
  return from.origin === origin ? origin + tellablePath(from.pathname) : `${from.origin}/`
}
