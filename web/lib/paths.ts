/** Where one signs in and signs up. */
import { safeReturnTo } from '../../api/rules/returnTo.ts'

const KINDS = ['mentor', 'mentee', 'community'] as const
/** Who signs in at `/auth`. */
export type SignInKind = (typeof KINDS)[number]

interface SignInAddress {
  /** Opens the form for this account type, spelt as in URLs or in the schema; if absent or unknown, the page decides. */
  as?: string
  /** Path on this site to return to; external addresses are dropped. */
  returnTo?: string | null
}

/** The sign-in page. */
export function signInPath({ as, returnTo }: SignInAddress = {}): string {
  return withQuery('/auth', { as: KINDS.find((kind) => kind === as?.toLowerCase()), returnTo: ownPath(returnTo) })
}

/** The sign-up page of this account type; joining the community has no return path. */
export function signUpPath(kind: SignInKind, returnTo?: string | null): string {
  return kind === 'community' ? '/community' : withQuery(`/${kind}-signup`, { returnTo: ownPath(returnTo) })
}

function ownPath(given: string | null | undefined): string | undefined {
  const path = safeReturnTo(given ?? null)
  return path === '/' && given !== '/' ? undefined : path
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = new URLSearchParams(given).toString()
  return search === '' ? path : `${path}?${search}`
}
