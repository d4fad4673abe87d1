import { safeReturnTo } from '../../../api/rules/returnTo.ts'
import type { SignInKind } from '../../lib/paths.ts'
import { numericId } from '../../lib/numericId.ts'
import { bookingLeft } from './bookingLeft.ts'

/** The kinds of account that sign in at /auth, in the order of its tabs. */
export const ACCOUNT_KINDS = ['mentor', 'mentee'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** The kind of account that the address names in `as`; null when it names none. */
export function namedKind(params: URLSearchParams): SignInKind | null {
  const named = params.get('as')?.toLowerCase()
  return named === 'community' ? named : (ACCOUNT_KINDS.find((kind) => kind === named) ?? null)
}

/**
 * Which to show: the named one, else the one that the page to come back to is for, else the one of the last sign-in here,
 * else the mentee's: most people are.
 */
export function shownKind(params: URLSearchParams, last: SignInKind | null): SignInKind {
  const path = returnPath(params) ?? ''
  if (/^\/mentor-(dashboard|profile)(?=[/?#]|$)/i.test(path)) return namedKind(params) ?? 'mentor'
  return namedKind(params) ?? (isForMentees(path) ? 'mentee' : (last ?? 'mentee'))
}

/** The own path to come back to; null without one, and for anything that leads elsewhere. */
export function returnPath(params: URLSearchParams): string | null {
  const given = params.get('returnTo')
  const path = safeReturnTo(given)
  return path === '/' && given !== '/' ? null : path
}

/** The mentor whose profile `path` comes back to; null for every other page. */
export function mentorLeft(path: string | null): number | null {
  return numericId(/^\/mentors?\/(\d+)(?=[/?#]|$)/i.exec(path ?? '')?.[1])
}

function isForMentees(path: string): boolean {
  return bookingLeft(path) !== null || /^\/(mentors?|find-mentors)(?=[/?#]|$)/i.test(path)
}

/** Mentors go to what waits for them, mentees to the mentors. */
const HOMES: Record<SignInKind, string> = { mentor: '/mentorship-requests', mentee: '/mentors', community: '/' }

/** Where a member goes once signed in. */
export function afterSignIn(params: URLSearchParams, kind: SignInKind): string {
  return returnPath(params) ?? HOMES[kind]
}
