/**
 * The route table: every page's paths, and where its entry is. The first script knows no more of a page, not even its
 * name. No React here: the server reads it too, with all entries, to start a page's query and
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
import type { PageRow } from '../relay/page.ts'

export const pages: readonly PageRow[] = [
  { paths: ['/'], load: () => import('../pages/home/page.ts') },
  { paths: ['/mentors', '/find-mentors'], load: () => import('../pages/mentors/page.ts') },
  { paths: ['/mentors/:id', '/mentor/:id'], load: () => import('../pages/mentor/page.ts') },
  { paths: ['/booking/:mentorId'], load: () => import('../pages/booking/page.ts') },
  { paths: ['/workshops'], load: () => import('../pages/workshops/page.ts') },
  {
    paths: ['/workshop-registration/:id'],
    load: () => import('../pages/workshopRegistration/page.ts'),
  },
  { paths: ['/workshop-tickets/:code'], load: () => import('../pages/workshopTicket/page.ts') },
  { paths: ['/workshop-waiting-list/:code'], load: () => import('../pages/waitingList/page.ts') },
  { paths: ['/certificates/:code'], load: () => import('../pages/certificate/page.ts') },
  { paths: ['/sessions'], load: () => import('../pages/sessions/page.ts') },
  { paths: ['/mentorship-requests'], load: () => import('../pages/requests/page.ts') },
  {
    paths: ['/mentee-dashboard', '/mentee-profile'],
    load: () => import('../pages/menteeDashboard/page.ts'),
  },
  {
    paths: ['/mentor-dashboard', '/mentor-profile'],
    load: () => import('../pages/mentorDashboard/page.ts'),
  },
  { paths: ['/payments'], load: () => import('../pages/payments/page.ts') },
  { paths: ['/earnings'], load: () => import('../pages/earnings/page.ts') },
  { paths: ['/account'], load: () => import('../pages/account/page.ts') },
  { paths: ['/notifications'], load: () => import('../pages/notifications/page.ts') },
  { paths: ['/auth'], load: () => import('../pages/auth/page.ts') },
  { paths: ['/community'], load: () => import('../pages/community/page.ts') },
  { paths: ['/confirm-email'], load: () => import('../pages/confirmEmail/page.ts') },
  { paths: ['/forgot-password'], load: () => import('../pages/forgotPassword/page.ts') },
  { paths: ['/reset-password'], load: () => import('../pages/resetPassword/page.ts') },
  { paths: ['/mentor-signup', '/signup/mentor'], load: () => import('../pages/mentorSignup/page.ts') },
  { paths: ['/mentee-signup', '/signup/mentee'], load: () => import('../pages/menteeSignup/page.ts') },
  { paths: ['/pricing'], load: () => import('../pages/pricing/page.ts') },
  { paths: ['/contact-us'], load: () => import('../pages/contact/page.ts') },
  { paths: ['/terms-of-service'], load: () => import('../pages/terms/page.ts') },
  { paths: ['/privacy-policy'], load: () => import('../pages/privacy/page.ts') },
  { paths: ['/cancellation-refund-policy'], load: () => import('../pages/refunds/page.ts') },
  { paths: ['/coming-soon'], load: () => import('../pages/comingSoon/page.ts') },
]

/** The 404 page, for any other path. */
export const missing: PageRow = { paths: ['*'], load: () => import('../pages/notFound/page.ts') }

/** The building blocks; in production the server answers 404, which the client checks. */
export const development: PageRow = { paths: ['/dev/ui'], load: () => import('../pages/dev/page.ts') }

/** Patterns of all pages. */
export const allPaths: readonly string[] = pages.flatMap(({ paths }) => paths)
