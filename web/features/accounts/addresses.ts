import { safeReturnTo } from '../../../api/rules/returnTo.ts'
import { numericId } from '../../lib/numericId.ts'
import type { SignInKind } from '../../lib/paths.ts'
import { bookingReturn } from './bookingLeft.ts'

/** Account types that log in at /auth, in the order of its tabs. */
export const ACCOUNT_KINDS = ['mentor', 'mentee'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** Account type in the query parameter `as`; null if absent or unknown. */
export function namedKind(params: URLSearchParams): SignInKind | null {
  const named = params.get('as')?.toLowerCase()
  return named === 'community' ? named : (ACCOUNT_KINDS.find((kind) => kind === named) ?? null)
}

/**
 * Account type to show: from the URL, else the one that the return page needs, else mentor if that was
 * used last in this browser, else mentee, the most common. Community members log in at an address of their own, without tabs.
 */
export function shownKind(params: URLSearchParams, last: SignInKind | null): SignInKind {
  const path = returnPath(params) ?? ''
  if (/^\/mentor-(dashboard|profile)(?=[/?#]|$)/i.test(path)) return namedKind(params) ?? 'mentor'
  return namedKind(params) ?? (!isForMentees(path) && last === 'mentor' ? 'mentor' : 'mentee')
}

/** Mentor id if `path` is a mentor's profile; null for every other page. */
export function mentorLeft(path: string | null): number | null {
  return numericId(/^\/mentors?\/(\d+)(?=[/?#]|$)/i.exec(path ?? '')?.[1])
}

function isForMentees(path: string): boolean {
  return bookingReturn(path) !== null || /^\/(mentors?|find-mentors)(?=[/?#]|$)/i.test(path)
}

/** Where the next step of a member is who has just logged in. */
function home(kind: SignInKind, hasUpcoming: boolean): string {
  if (kind === 'mentor') return '/mentor-dashboard'
  if (kind === 'community') return '/'
  return hasUpcoming ? '/mentee-dashboard' : '/mentors'
}

/**
 * Where a member goes after login; `hasUpcoming` says whether a mentee has a session, plan or workshop ahead. A mentor
 * does not return to a booking, because only mentees book.
 */
export function afterSignIn(params: URLSearchParams, kind: SignInKind, hasUpcoming = false): string {
  const path = returnPath(params)
  return path === null || (kind === 'mentor' && bookingReturn(path)) ? home(kind, hasUpcoming) : path
}

/** Return path on this site; null if absent or external. */
export function returnPath(params: URLSearchParams): string | null {
  const given = params.get('returnTo')
  const path = safeReturnTo(given)
  return path === '/' && given !== '/' ? null : path
}
