/**
 * The route table: every page's paths under the name of its folder in `web/pages`, and where its entry is. The first
 * script knows no more of a page. No React here: the server reads it too, with all entries, to start a page's query and
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

type Table = Readonly<Record<string, PageRow>>

export const pages: Table = {
  home: { paths: ['/'], load: () => import('../pages/home/page.ts') },
  mentors: { paths: ['/mentors', '/find-mentors'], load: () => import('../pages/mentors/page.ts') },
  mentor: { paths: ['/mentors/:id', '/mentor/:id'], load: () => import('../pages/mentor/page.ts') },
  booking: { paths: ['/booking/:mentorId'], load: () => import('../pages/booking/page.ts') },
  workshops: { paths: ['/workshops'], load: () => import('../pages/workshops/page.ts') },
  workshopRegistration: {
    paths: ['/workshop-registration/:id'],
    load: () => import('../pages/workshopRegistration/page.ts'),
  },
  workshopTicket: { paths: ['/workshop-tickets/:code'], load: () => import('../pages/workshopTicket/page.ts') },
  waitingList: { paths: ['/workshop-waiting-list/:code'], load: () => import('../pages/waitingList/page.ts') },
  certificate: { paths: ['/certificates/:code'], load: () => import('../pages/certificate/page.ts') },
  sessions: { paths: ['/sessions'], load: () => import('../pages/sessions/page.ts') },
  requests: { paths: ['/mentorship-requests'], load: () => import('../pages/requests/page.ts') },
  menteeDashboard: {
    paths: ['/mentee-dashboard', '/mentee-profile'],
    load: () => import('../pages/menteeDashboard/page.ts'),
  },
  mentorDashboard: {
    paths: ['/mentor-dashboard', '/mentor-profile'],
    load: () => import('../pages/mentorDashboard/page.ts'),
  },
  payments: { paths: ['/payments'], load: () => import('../pages/payments/page.ts') },
  earnings: { paths: ['/earnings'], load: () => import('../pages/earnings/page.ts') },
  account: { paths: ['/account'], load: () => import('../pages/account/page.ts') },
  notifications: { paths: ['/notifications'], load: () => import('../pages/notifications/page.ts') },
  auth: { paths: ['/auth'], load: () => import('../pages/auth/page.ts') },
  community: { paths: ['/community'], load: () => import('../pages/community/page.ts') },
  confirmEmail: { paths: ['/confirm-email'], load: () => import('../pages/confirmEmail/page.ts') },
  forgotPassword: { paths: ['/forgot-password'], load: () => import('../pages/forgotPassword/page.ts') },
  resetPassword: { paths: ['/reset-password'], load: () => import('../pages/resetPassword/page.ts') },
  mentorSignup: { paths: ['/mentor-signup', '/signup/mentor'], load: () => import('../pages/mentorSignup/page.ts') },
  menteeSignup: { paths: ['/mentee-signup', '/signup/mentee'], load: () => import('../pages/menteeSignup/page.ts') },
  pricing: { paths: ['/pricing'], load: () => import('../pages/pricing/page.ts') },
  contact: { paths: ['/contact-us'], load: () => import('../pages/contact/page.ts') },
  terms: { paths: ['/terms-of-service'], load: () => import('../pages/terms/page.ts') },
  privacy: { paths: ['/privacy-policy'], load: () => import('../pages/privacy/page.ts') },
  refunds: { paths: ['/cancellation-refund-policy'], load: () => import('../pages/refunds/page.ts') },
  comingSoon: { paths: ['/coming-soon'], load: () => import('../pages/comingSoon/page.ts') },
}

/** The 404 page, for any other path. */
export const missing = {
  notFound: { paths: ['*'], load: () => import('../pages/notFound/page.ts') },
} satisfies Table

/** The building blocks; in production the server answers 404, which the client checks. */
export const development = { dev: { paths: ['/dev/ui'], load: () => import('../pages/dev/page.ts') } } satisfies Table

/** Patterns of all pages. */
export const allPaths: readonly string[] = Object.values(pages).flatMap(({ paths }) => paths)
