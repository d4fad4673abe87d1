import { safeReturnTo } from '../../../api/rules/returnTo.ts'
import type { SignInKind } from '../../lib/paths.ts'

/** The kinds of account that sign in at /auth, in the order of its tabs. */
export const ACCOUNT_KINDS = ['mentor', 'mentee'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** The kind of account that the address names in `as`; null when it names none. */
export function namedKind(params: URLSearchParams): SignInKind | null {
  const named = params.get('as')?.toLowerCase()
  return named === 'community' ? named : (ACCOUNT_KINDS.find((kind) => kind === named) ?? null)
}

/** Which to show: the named one, else the mentee's on the way to something only mentees do, else the first tab. */
export function shownKind(params: URLSearchParams): SignInKind {
  return namedKind(params) ?? (isForMentees(returnPath(params)) ? 'mentee' : 'mentor')
}

/** The own path to come back to; null without one, and for anything that leads elsewhere. */
export function returnPath(params: URLSearchParams): string | null {
  const given = params.get('returnTo')
  const path = safeReturnTo(given)
  return path === '/' && given !== '/' ? null : path
}

/** True for a booking, which a person came from and goes on with. */
export function isBooking(path: string | null): boolean {
  return path !== null && /^\/booking\//i.test(path)
}

function isForMentees(path: string | null): boolean {
  return isBooking(path) || (path !== null && /^\/(mentors?|find-mentors)(?=[/?#]|$)/i.test(path))
}

/** Where a member goes once signed in. */
export function afterSignIn(params: URLSearchParams, kind: SignInKind): string {
  return returnPath(params) ?? (kind === 'mentee' ? '/mentors' : '/')
}
