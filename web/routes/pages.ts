/**
 * The route table: every page's paths and its entry. No React here: the server reads it too, to start a page's query and
 * to write its head with the HTML.
 *
 * To add a page:
 *  1. `web/pages/<name>/XPage.tsx` with `query XPageQuery(…) @preloadable { … }`, exporting
 *     `function XPage({ queryRef }: ScreenProps<XPageQuery>)`, and, where bars of text don't do, `XPageSkeleton.tsx`
 *     in the content's shape.
 *  2. `npm run codegen`.
 *  3. `web/pages/<name>/page.ts`: its code, skeleton, query, variables and head.
 *  4. A line below, in the order of the sitemap. What lets its holder in is `:code`: such an address is not stored,
 *     passed on, logged or tracked.
 */
import { entry as account } from '../pages/account/page.ts'
import { entry as auth } from '../pages/auth/page.ts'
import { entry as booking } from '../pages/booking/page.ts'
import { entry as certificate } from '../pages/certificate/page.ts'
import { entry as comingSoon } from '../pages/comingSoon/page.ts'
import { entry as community } from '../pages/community/page.ts'
import { entry as compare } from '../pages/compare/page.ts'
import { entry as confirmEmail } from '../pages/confirmEmail/page.ts'
import { entry as contact } from '../pages/contact/page.ts'
import { entry as dev } from '../pages/dev/page.ts'
import { entry as earnings } from '../pages/earnings/page.ts'
import { entry as forgotPassword } from '../pages/forgotPassword/page.ts'
import { entry as home } from '../pages/home/page.ts'
import { entry as menteeDashboard } from '../pages/menteeDashboard/page.ts'
import { entry as menteeSignup } from '../pages/menteeSignup/page.ts'
import { entry as mentor } from '../pages/mentor/page.ts'
import { entry as mentorDashboard } from '../pages/mentorDashboard/page.ts'
import { entry as mentorSignup } from '../pages/mentorSignup/page.ts'
import { entry as mentors } from '../pages/mentors/page.ts'
import { entry as need } from '../pages/need/page.ts'
import { entry as notFound } from '../pages/notFound/page.ts'
import { entry as notifications } from '../pages/notifications/page.ts'
import { entry as payments } from '../pages/payments/page.ts'
import { entry as pricing } from '../pages/pricing/page.ts'
import { entry as privacy } from '../pages/privacy/page.ts'
import { entry as refunds } from '../pages/refunds/page.ts'
import { entry as requests } from '../pages/requests/page.ts'
import { entry as resetPassword } from '../pages/resetPassword/page.ts'
import { entry as sessions } from '../pages/sessions/page.ts'
import { entry as shortlist } from '../pages/shortlist/page.ts'
import { entry as terms } from '../pages/terms/page.ts'
import { entry as waitingList } from '../pages/waitingList/page.ts'
import { entry as workshopRegistration } from '../pages/workshopRegistration/page.ts'
import { entry as workshopTicket } from '../pages/workshopTicket/page.ts'
import { entry as workshops } from '../pages/workshops/page.ts'
import type { PageRow } from '../relay/page.ts'

export const pages: readonly PageRow[] = [
  { paths: ['/'], entry: home },
  { paths: ['/mentors', '/find-mentors'], entry: mentors },
  { paths: ['/mentor/:id', '/mentors/:id'], entry: mentor },
  { paths: ['/shortlist'], entry: shortlist },
  { paths: ['/shortlist/compare'], entry: compare },
  { paths: ['/booking/:mentorId'], entry: booking },
  { paths: ['/workshops'], entry: workshops },
  {
    paths: ['/workshop-registration/:id'],
    entry: workshopRegistration,
  },
  { paths: ['/workshop-tickets/:code'], entry: workshopTicket },
  { paths: ['/workshop-waiting-list/:code'], entry: waitingList },
  { paths: ['/mentor-needs/:code'], entry: need },
  { paths: ['/certificates/:code'], entry: certificate },
  { paths: ['/sessions'], entry: sessions },
  { paths: ['/mentorship-requests'], entry: requests },
  {
    paths: ['/mentee-dashboard', '/mentee-profile'],
    entry: menteeDashboard,
  },
  {
    paths: ['/mentor-dashboard', '/mentor-profile'],
    entry: mentorDashboard,
  },
  { paths: ['/payments'], entry: payments },
  { paths: ['/earnings'], entry: earnings },
  { paths: ['/account'], entry: account },
  { paths: ['/notifications'], entry: notifications },
  { paths: ['/auth'], entry: auth },
  { paths: ['/community'], entry: community },
  { paths: ['/confirm-email'], entry: confirmEmail },
  { paths: ['/forgot-password'], entry: forgotPassword },
  { paths: ['/reset-password'], entry: resetPassword },
  { paths: ['/mentor-signup', '/signup/mentor'], entry: mentorSignup },
  { paths: ['/mentee-signup', '/signup/mentee'], entry: menteeSignup },
  { paths: ['/pricing'], entry: pricing },
  { paths: ['/contact-us'], entry: contact },
  { paths: ['/terms-of-service'], entry: terms },
  { paths: ['/privacy-policy'], entry: privacy },
  { paths: ['/cancellation-refund-policy'], entry: refunds },
  { paths: ['/coming-soon'], entry: comingSoon },
]

/** The 404 page, for any other path. */
export const missing: PageRow = { paths: ['*'], entry: notFound }

/** The building blocks, in development only. */
export const development: PageRow = { paths: ['/dev/ui'], entry: dev }

/** Patterns of all pages. */
export const allPaths: readonly string[] = pages.flatMap(({ paths }) => paths)
