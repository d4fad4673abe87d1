/** The way out of an account: a new document, so that nothing that was loaded for the person stays in memory. */
import { safeReturnTo } from '../../../api/rules/returnTo.ts'
import { signInPath } from '../../lib/paths.ts'
import { browserStorage, tabStorage } from '../../lib/storage.ts'
import { showToast, type ToastMessage } from '../../lib/toasts.ts'
import { forgetPerson, type Person } from './browserStorage.ts'

const FAREWELL = 'plumbline:farewell'
/** What a page keeps beyond the tab for somebody who has yet to sign in. */
const PENDING = 'pendingMentorshipRequest'

/** What the next page says about it. */
const FAREWELLS = {
  ended: { title: 'Your session has ended', description: 'Please log in again to continue.' },
  elsewhere: { title: 'You are logged out', description: 'You logged out in another tab.' },
  reset: { title: 'Password Reset Successful', description: 'Log in with your new password.', tone: 'good' },
  closed: { title: 'Your account is closed', description: 'We have emailed you a confirmation.', tone: 'good' },
} as const satisfies Record<string, ToastMessage>

interface Departure {
  /** Own path; the sign-in page unless said otherwise. */
  to?: string
  /** None after signing out here: that was no surprise. */
  farewell?: keyof typeof FAREWELLS
}

let isLeaving = false

/** Drops everything held for the person and goes on as a visitor; once, however many ask for it. */
export function leave({ to = signInPath(), farewell }: Departure = {}): void {
  if (isLeaving) return
  isLeaving = true
  forgetPerson()
  // Who has to sign in again goes on with what they typed; who leaves takes it along.
  if (farewell !== 'ended') forgetTyped()
  if (farewell) tabStorage.write(FAREWELL, farewell)
  location.assign(to)
}

/** What was typed and not sent, in this tab and for after signing in. */
export function forgetTyped(): void {
  tabStorage.clear()
  browserStorage.write(PENDING, null)
}

/** The sign-in page for an account of this kind, which leads back here. */
export function signInAgain(type: Person['type'], { pathname, search, hash } = location): string {
  const here = safeReturnTo(pathname + search + hash)
  if (/^\/auth(?=[/?#]|$)/i.test(here)) return here
  if (/^\/(forgot|reset)-password(?=[/?#]|$)/i.test(here)) return signInPath()
  return signInPath({ as: type, returnTo: here === '/' ? null : here })
}

/** Says why somebody who was signed in arrives as a visitor. */
export function sayFarewell(): void {
  const kept = tabStorage.read(FAREWELL)
  if (!kept) return
  tabStorage.write(FAREWELL, null)
  if (Object.hasOwn(FAREWELLS, kept)) showToast(FAREWELLS[kept as keyof typeof FAREWELLS])
}

// A page that the browser kept and shows again may leave again.
addEventListener('pageshow', () => (isLeaving = false))
