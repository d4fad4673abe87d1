/**
 * The route table: every page's entry under the name of its folder in `web/pages`. No React here: the server reads it
 * too, to start a page's query and to write its head with the HTML.
 *
 * To add a page:
 *  1. `web/pages/<name>/XPage.tsx` with `query XPageQuery(…) @preloadable { … }`, exporting
 *     `function XPage({ queryRef }: ScreenProps<XPageQuery>)`, and, where bars of text don't do, `XPageSkeleton.tsx`
 *     in the content's shape.
 *  2. `npm run codegen`.
 *  3. `web/pages/<name>/page.ts`: its paths, query, variables and head.
 *  4. A line below, in the order of the sitemap. Code and skeleton are found by their names.
 */
import { accountEntry } from '../pages/account/page.ts'
import { authEntry } from '../pages/auth/page.ts'
import { bookingEntry } from '../pages/booking/page.ts'
import { comingSoonEntry } from '../pages/comingSoon/page.ts'
import { communityEntry } from '../pages/community/page.ts'
import { confirmEmailEntry } from '../pages/confirmEmail/page.ts'
import { contactEntry } from '../pages/contact/page.ts'
import { devEntry } from '../pages/dev/page.ts'
import { forgotPasswordEntry } from '../pages/forgotPassword/page.ts'
import { homeEntry } from '../pages/home/page.ts'
import { menteeSignupEntry } from '../pages/menteeSignup/page.ts'
import { mentorEntry } from '../pages/mentor/page.ts'
import { mentorsEntry } from '../pages/mentors/page.ts'
import { mentorSignupEntry } from '../pages/mentorSignup/page.ts'
import { notFoundEntry } from '../pages/notFound/page.ts'
import { notificationsEntry } from '../pages/notifications/page.ts'
import { pricingEntry } from '../pages/pricing/page.ts'
import { privacyEntry } from '../pages/privacy/page.ts'
import { refundsEntry } from '../pages/refunds/page.ts'
import { requestsEntry } from '../pages/requests/page.ts'
import { resetPasswordEntry } from '../pages/resetPassword/page.ts'
import { termsEntry } from '../pages/terms/page.ts'
import type { AnyPage } from '../relay/page.ts'

export const pages: Readonly<Record<string, AnyPage>> = {
  home: homeEntry,
  mentors: mentorsEntry,
  mentor: mentorEntry,
  booking: bookingEntry,
  requests: requestsEntry,
  account: accountEntry,
  notifications: notificationsEntry,
  auth: authEntry,
  community: communityEntry,
  confirmEmail: confirmEmailEntry,
  forgotPassword: forgotPasswordEntry,
  resetPassword: resetPasswordEntry,
  mentorSignup: mentorSignupEntry,
  menteeSignup: menteeSignupEntry,
  pricing: pricingEntry,
  contact: contactEntry,
  terms: termsEntry,
  privacy: privacyEntry,
  refunds: refundsEntry,
  comingSoon: comingSoonEntry,
}

/** Whatever is at no path of the table; the server answers it with status 404. */
export const missing: Readonly<Record<string, AnyPage>> = { notFound: notFoundEntry }

/** The building blocks, outside production: there the server answers 404 for them, and the client asks it. */
export const development: Readonly<Record<string, AnyPage>> = { dev: devEntry }

/** Patterns of all pages. */
export const allPaths: readonly string[] = Object.values(pages).flatMap(({ paths }) => paths)
