/**
 * The route table. No React here: the server reads it too, to start a page's query with its HTML.
 *
 * To add a page:
 *  1. `web/pages/<name>/XPage.tsx` with `query XPageQuery(…) @preloadable { … }`, exporting
 *     `function XPage({ queryRef }: ScreenProps<XPageQuery>)`, and `XPageSkeleton.tsx` in the content's shape.
 *  2. `npm run codegen`.
 *  3. An entry below: paths, module, `XPageQuery$parameters`, variables from the address.
 *     A page without a query goes into `plainPages`.
 *     `isPersonal` when it is one person's or one link's.
 *  4. Its title and description in `web/pages/<name>/head.ts`, for `PageHead` and for `heads.ts`.
 *  5. A line in `routes.tsx`: `queryRoute(pages.x, () => import('./x/XPage.tsx').then((m) => m.XPage), <XPageSkeleton />)`.
 */
import accountQuery from '../__generated__/AccountPageQuery$parameters.ts'
import authQuery from '../__generated__/AuthPageQuery$parameters.ts'
import bookingQuery from '../__generated__/BookingPageQuery$parameters.ts'
import communityQuery from '../__generated__/CommunityPageQuery$parameters.ts'
import confirmEmailQuery from '../__generated__/ConfirmEmailPageQuery$parameters.ts'
import findMentorsQuery from '../__generated__/FindMentorsPageQuery$parameters.ts'
import homeQuery from '../__generated__/HomePageQuery$parameters.ts'
import mentorQuery from '../__generated__/MentorPageQuery$parameters.ts'
import requestsQuery from '../__generated__/RequestsPageQuery$parameters.ts'
import notificationsQuery from '../__generated__/NotificationsPageQuery$parameters.ts'
import factsQuery from '../__generated__/policyFactsQuery$parameters.ts'
import { bookingVariables } from '../pages/booking/bookingVariables.ts'
import { mentorId } from '../features/mentors/mentorId.ts'
import { mentorVariables } from '../features/mentors/filters.ts'
import { page, type PlainPage } from '../relay/page.ts'
import { requestVariables } from '../pages/requests/requestVariables.ts'

/** A page of text with what the operator has configured in it. */
function textPage(path: string, file: string) {
  return page({ paths: [path], file, query: factsQuery, variables: () => ({}) })
}

/** Pages with a query. */
export const pages = {
  home: page({ paths: ['/'], file: 'pages/home/HomePage.tsx', query: homeQuery, variables: () => ({}) }),
  mentors: page({
    paths: ['/mentors', '/find-mentors'],
    file: 'pages/mentors/FindMentorsPage.tsx',
    query: findMentorsQuery,
    variables: ({ url }) => mentorVariables(url),
  }),
  mentor: page({
    paths: ['/mentors/:id', '/mentor/:id'],
    file: 'pages/mentor/MentorPage.tsx',
    query: mentorQuery,
    variables: ({ params }) => ({ id: mentorId(params['id']) }),
  }),
  booking: page({
    paths: ['/booking/:mentorId'],
    isPersonal: true,
    file: 'pages/booking/BookingPage.tsx',
    query: bookingQuery,
    variables: (at) => bookingVariables(at),
  }),
  community: page({
    paths: ['/community'],
    file: 'pages/community/CommunityPage.tsx',
    query: communityQuery,
    variables: () => ({}),
  }),
  confirmEmail: page({
    paths: ['/confirm-email'],
    isPersonal: true,
    file: 'pages/confirmEmail/ConfirmEmailPage.tsx',
    query: confirmEmailQuery,
    variables: () => ({}),
  }),
  requests: page({
    paths: ['/mentorship-requests'],
    isPersonal: true,
    file: 'pages/requests/RequestsPage.tsx',
    query: requestsQuery,
    variables: ({ url }) => requestVariables(url),
  }),
  account: page({
    paths: ['/account'],
    isPersonal: true,
    file: 'pages/account/AccountPage.tsx',
    query: accountQuery,
    variables: () => ({}),
  }),
  notifications: page({
    paths: ['/notifications'],
    isPersonal: true,
    file: 'pages/notifications/NotificationsPage.tsx',
    query: notificationsQuery,
    variables: () => ({}),
  }),
  auth: page({ paths: ['/auth'], file: 'pages/auth/AuthPage.tsx', query: authQuery, variables: () => ({}) }),
  pricing: textPage('/pricing', 'pages/pricing/PricingPage.tsx'),
  contact: textPage('/contact-us', 'pages/contact/ContactPage.tsx'),
  terms: textPage('/terms-of-service', 'pages/terms/TermsOfServicePage.tsx'),
  privacy: textPage('/privacy-policy', 'pages/privacy/PrivacyPolicyPage.tsx'),
  refunds: textPage('/cancellation-refund-policy', 'pages/refunds/RefundPolicyPage.tsx'),
} as const

/** Pages without a query. */
export const plainPages = {
  mentorSignup: { paths: ['/mentor-signup', '/signup/mentor'], file: 'pages/mentorSignup/MentorSignupPage.tsx' },
  forgotPassword: { paths: ['/forgot-password'], file: 'pages/forgotPassword/ForgotPasswordPage.tsx' },
  resetPassword: { paths: ['/reset-password'], file: 'pages/resetPassword/ResetPasswordPage.tsx', isPersonal: true },
  menteeSignup: { paths: ['/mentee-signup', '/signup/mentee'], file: 'pages/menteeSignup/MenteeSignupPage.tsx' },
  comingSoon: { paths: ['/coming-soon'], file: 'pages/comingSoon/ComingSoonPage.tsx' },
} as const satisfies Record<string, PlainPage>

/** Patterns of all pages. */
export const allPaths: readonly string[] = [...Object.values(pages), ...Object.values(plainPages)].flatMap((entry) => [
  ...entry.paths,
])

/** Whatever is in no table; the server answers it with status 404. */
export const notFoundPage: PlainPage = { paths: ['*'], file: 'pages/notFound/NotFoundPage.tsx' }

/** For the building blocks, in development only: the server answers 404 for it in production. */
export const uiPage: PlainPage = { paths: ['/dev/ui'], file: 'pages/dev/UiPage.tsx' }
