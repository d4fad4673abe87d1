import type { RouteObject } from 'react-router'
import { plainRoute, queryRoute } from '../relay/route.tsx'
import { shellRoute } from '../shell/shellRoute.ts'
import { AccountPageSkeleton } from '../pages/account/AccountPageSkeleton.tsx'
import { AuthPageSkeleton } from '../pages/auth/AuthPageSkeleton.tsx'
import { CommunityPageSkeleton } from '../pages/community/CommunityPageSkeleton.tsx'
import { ConfirmEmailPageSkeleton } from '../pages/confirmEmail/ConfirmEmailPageSkeleton.tsx'
import { ForgotPasswordPageSkeleton } from '../pages/forgotPassword/ForgotPasswordPageSkeleton.tsx'
import { ResetPasswordPageSkeleton } from '../pages/resetPassword/ResetPasswordPageSkeleton.tsx'
import { HomePageSkeleton } from '../pages/home/HomePageSkeleton.tsx'
import { BookingPageSkeleton } from '../pages/booking/BookingPageSkeleton.tsx'
import { MenteeSignupPageSkeleton } from '../pages/menteeSignup/MenteeSignupPageSkeleton.tsx'
import { MentorPageSkeleton } from '../pages/mentor/MentorPageSkeleton.tsx'
import { FindMentorsPageSkeleton } from '../pages/mentors/FindMentorsPageSkeleton.tsx'
import { MentorSignupPageSkeleton } from '../pages/mentorSignup/MentorSignupPageSkeleton.tsx'
import { TextPageSkeleton } from '../features/policies/TextPageSkeleton.tsx'
import { RequestsPageSkeleton } from '../pages/requests/RequestsPageSkeleton.tsx'
import { NotificationsPageSkeleton } from '../pages/notifications/NotificationsPageSkeleton.tsx'
import { notFoundPage, pages, plainPages, uiPage } from './pages.ts'

/** A line per page of `pages.ts`: where its code is and what stands there while it loads. */
const pageRoutes: RouteObject[] = [
  ...queryRoute(pages.home, () => import('../pages/home/HomePage.tsx').then((m) => m.HomePage), <HomePageSkeleton />),
  ...queryRoute(
    pages.mentors,
    () => import('../pages/mentors/FindMentorsPage.tsx').then((m) => m.FindMentorsPage),
    <FindMentorsPageSkeleton />,
  ),
  ...queryRoute(
    pages.mentor,
    () => import('../pages/mentor/MentorPage.tsx').then((m) => m.MentorPage),
    <MentorPageSkeleton />,
  ),
  ...queryRoute(
    pages.community,
    () => import('../pages/community/CommunityPage.tsx').then((m) => m.CommunityPage),
    <CommunityPageSkeleton />,
  ),
  ...queryRoute(
    pages.confirmEmail,
    () => import('../pages/confirmEmail/ConfirmEmailPage.tsx').then((m) => m.ConfirmEmailPage),
    <ConfirmEmailPageSkeleton />,
  ),
  ...plainRoute(
    plainPages.forgotPassword,
    () => import('../pages/forgotPassword/ForgotPasswordPage.tsx').then((m) => m.ForgotPasswordPage),
    <ForgotPasswordPageSkeleton />,
  ),
  ...plainRoute(
    plainPages.resetPassword,
    () => import('../pages/resetPassword/ResetPasswordPage.tsx').then((m) => m.ResetPasswordPage),
    <ResetPasswordPageSkeleton />,
  ),
  ...queryRoute(
    pages.account,
    () => import('../pages/account/AccountPage.tsx').then((m) => m.AccountPage),
    <AccountPageSkeleton />,
  ),
  ...queryRoute(
    pages.notifications,
    () => import('../pages/notifications/NotificationsPage.tsx').then((m) => m.NotificationsPage),
    <NotificationsPageSkeleton />,
  ),
  ...queryRoute(pages.auth, () => import('../pages/auth/AuthPage.tsx').then((m) => m.AuthPage), <AuthPageSkeleton />),
  ...queryRoute(
    pages.booking,
    () => import('../pages/booking/BookingPage.tsx').then((m) => m.BookingPage),
    <BookingPageSkeleton />,
  ),
  ...queryRoute(
    pages.requests,
    () => import('../pages/requests/RequestsPage.tsx').then((m) => m.RequestsPage),
    <RequestsPageSkeleton />,
  ),
  ...plainRoute(
    plainPages.mentorSignup,
    () => import('../pages/mentorSignup/MentorSignupPage.tsx').then((m) => m.MentorSignupPage),
    <MentorSignupPageSkeleton />,
  ),
  ...plainRoute(
    plainPages.menteeSignup,
    () => import('../pages/menteeSignup/MenteeSignupPage.tsx').then((m) => m.MenteeSignupPage),
    <MenteeSignupPageSkeleton />,
  ),
  ...queryRoute(
    pages.pricing,
    () => import('../pages/pricing/PricingPage.tsx').then((m) => m.PricingPage),
    <TextPageSkeleton />,
  ),
  ...queryRoute(
    pages.contact,
    () => import('../pages/contact/ContactPage.tsx').then((m) => m.ContactPage),
    <TextPageSkeleton />,
  ),
  ...queryRoute(
    pages.terms,
    () => import('../pages/terms/TermsOfServicePage.tsx').then((m) => m.TermsOfServicePage),
    <TextPageSkeleton />,
  ),
  ...queryRoute(
    pages.privacy,
    () => import('../pages/privacy/PrivacyPolicyPage.tsx').then((m) => m.PrivacyPolicyPage),
    <TextPageSkeleton />,
  ),
  ...queryRoute(
    pages.refunds,
    () => import('../pages/refunds/RefundPolicyPage.tsx').then((m) => m.RefundPolicyPage),
    <TextPageSkeleton />,
  ),
  ...plainRoute(
    plainPages.comingSoon,
    () => import('../pages/comingSoon/ComingSoonPage.tsx').then((m) => m.ComingSoonPage),
    <TextPageSkeleton />,
  ),
]

/** The building blocks, in development only. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? plainRoute(uiPage, () => import('../pages/dev/UiPage.tsx').then((module) => module.UiPage), null)
  : []

/** All routes of the client. react-router matches them whatever the case. */
export const routes: RouteObject[] = [
  shellRoute([
    ...pageRoutes,
    ...developmentRoutes,
    ...plainRoute(notFoundPage, () => import('../pages/notFound/NotFoundPage.tsx').then((m) => m.NotFoundPage), null),
  ]),
]
