/** Leaves an account by loading a new document, so that none of the person's data stays in memory. */
import { safeReturnTo } from '../../../../api/rules/returnTo.ts'
import { signInPath } from '../../../lib/paths.ts'
import { SHORTLIST_KEY } from '../../shortlist/kept.ts'
import { browserStorage, tabStorage } from '../../../lib/storage.ts'
import { showToast, type ToastMessage } from '../../../lib/toasts.ts'
import { FAREWELL, PUT_AWAY, TYPED_BY } from '../../../lib/typedBy.ts'
import { forgetPerson, type Person } from './browserStorage.ts'

/** Local storage key of a request that a visitor has yet to send. */
const PENDING = 'pendingMentorshipRequest'
/** Local storage key of what is typed in a profile form and not saved yet. */
export const PROFILE_DRAFTS = 'profile-drafts'
/** Local storage keys of what is written in chats begin so: drafts, and messages that wait to be sent; then the account. */
export const CHAT_DRAFT = 'chat-draft:'
export const CHAT_OUTBOX = 'chat-outbox:'

/** Message on the next page. */
const FAREWELLS = {
  ended: { title: 'Your session has ended', description: 'Please log in again to continue.' },
  elsewhere: { title: 'You are logged out', description: 'You logged out in another tab.' },
  reset: { title: 'Password Reset Successful', description: 'Log in with your new password.', tone: 'good' },
  confirmed: {
    title: 'Your email address is confirmed',
    description: 'Log in with your new password.',
    tone: 'good',
  },
  closed: { title: 'Your account is closed', description: 'Your profile and logins have been deleted.', tone: 'good' },
} as const satisfies Record<string, ToastMessage>

interface Departure {
  /** Path on this site; the login page by default. */
  to?: string
  /** None after a logout in this tab, which the person expects. */
  farewell?: keyof typeof FAREWELLS
}

let isLeaving = false

/** Drops the person's data and continues as a visitor; later calls are ignored. */
export function leave({ to = signInPath(), farewell }: Departure = {}): void {
  if (isLeaving) return
  isLeaving = true
  forgetPerson()
  // Drafts stay for a person who has to log in again; a logout deletes them.
  if (farewell !== 'ended') forgetTyped()
  if (farewell) tabStorage.write(FAREWELL, farewell)
  location.assign(to)
}

/**
 * Unsent drafts, of this tab and for after login. A tab that is away now forgets its own when it is back. What another
 * account has written in chats, whose session ended by itself, stays for that account.
 */
export function forgetTyped(): void {
  const person = tabStorage.read(TYPED_BY) ?? browserStorage.read(TYPED_BY)
  tabStorage.clear()
  browserStorage.write(TYPED_BY, '')
  browserStorage.write(PENDING, null)
  browserStorage.write(PROFILE_DRAFTS, null)
  // What there was no room for in the account is nobody else's.
  browserStorage.write(SHORTLIST_KEY, null)
  for (const kind of [CHAT_DRAFT, CHAT_OUTBOX])
    for (const key of browserStorage.keys(`${kind}${person}:`)) browserStorage.write(key, null)
}

/**
 * What is kept in this tab from now on is this person's. What somebody else has left here, whose session ended, goes;
 * what was put away for this person is back, and what was typed as a visitor stays.
 */
export function keepTypedFor(person: string): void {
  const before = tabStorage.read(TYPED_BY)
  if (before !== null && before !== person) tabStorage.clear()
  const away = { ...(tabStorage.readJson(PUT_AWAY) as Record<string, string> | null) }
  tabStorage.write(PUT_AWAY, null)
  for (const [key, text] of away[TYPED_BY] === person ? Object.entries(away) : [])
    if (tabStorage.read(key) === null) tabStorage.write(key, text)
  for (const storage of [tabStorage, browserStorage]) storage.write(TYPED_BY, person)
}

/** The login page for this account type, which returns here. */
export function signInAgain(type: Person['type'], { pathname, search, hash } = location): string {
  const here = safeReturnTo(pathname + search + hash)
  if (/^\/auth(?=[/?#]|$)/i.test(here)) return here
  if (/^\/(forgot|reset)-password(?=[/?#]|$)/i.test(here)) return signInPath()
  return signInPath({ as: type, returnTo: here === '/' ? null : here })
}

/** Tells why a member is logged out now. */
export function sayFarewell(): void {
  const kept = tabStorage.read(FAREWELL)
  if (!kept) return
  tabStorage.write(FAREWELL, null)
  if (Object.hasOwn(FAREWELLS, kept)) showToast(FAREWELLS[kept as keyof typeof FAREWELLS])
}

// A page restored from the back/forward cache may leave again.
globalThis.addEventListener?.('pageshow', () => (isLeaving = false))
