import type { RouteObject } from 'react-router'
import { plainRoute, queryRoute } from '../relay/route.tsx'
import { shellRoute } from '../shell/shellRoute.ts'
import { AccountPageSkeleton } from './account/AccountPageSkeleton.tsx'
import { AuthPageSkeleton } from './auth/AuthPageSkeleton.tsx'
import { CommunityPageSkeleton } from './community/CommunityPageSkeleton.tsx'
import { ConfirmEmailPageSkeleton } from './confirmEmail/ConfirmEmailPageSkeleton.tsx'
import { ForgotPasswordPageSkeleton } from './forgotPassword/ForgotPasswordPageSkeleton.tsx'
import { ResetPasswordPageSkeleton } from './resetPassword/ResetPasswordPageSkeleton.tsx'
import { HomePageSkeleton } from './home/HomePageSkeleton.tsx'
import { BookingPageSkeleton } from './booking/BookingPageSkeleton.tsx'
import { MenteeSignupPageSkeleton } from './menteeSignup/MenteeSignupPageSkeleton.tsx'
import { MentorPageSkeleton } from './mentor/MentorPageSkeleton.tsx'
import { FindMentorsPageSkeleton } from './mentors/FindMentorsPageSkeleton.tsx'
import { MentorSignupPageSkeleton } from './mentorSignup/MentorSignupPageSkeleton.tsx'
import { TextPageSkeleton } from './policies/TextPageSkeleton.tsx'
import { RequestsPageSkeleton } from './requests/RequestsPageSkeleton.tsx'
import { NotificationsPageSkeleton } from './notifications/NotificationsPageSkeleton.tsx'
import { notFoundPage, pages, plainPages, uiPage } from './pages.ts'

/** A line per page of `pages.ts`: where its code is and what stands there while it loads. */
const pageRoutes: RouteObject[] = [
  ...queryRoute(pages.home, () => import('./home/HomePage.tsx').then((m) => m.HomePage), <HomePageSkeleton />),
  ...queryRoute(
    pages.mentors,
    () => import('./mentors/FindMentorsPage.tsx').then((m) => m.FindMentorsPage),
    <FindMentorsPageSkeleton />,
  ),
  ...queryRoute(
    pages.mentor,
    () => import('./mentor/MentorPage.tsx').then((m) => m.MentorPage),
    <MentorPageSkeleton />,
  ),
  ...queryRoute(
    pages.community,
    () => import('./community/CommunityPage.tsx').then((m) => m.CommunityPage),
    <CommunityPageSkeleton />,
  ),
  ...queryRoute(
    pages.confirmEmail,
    () => import('./confirmEmail/ConfirmEmailPage.tsx').then((m) => m.ConfirmEmailPage),
    <ConfirmEmailPageSkeleton />,
  ),
  ...plainRoute(
    plainPages.forgotPassword,
    () => import('./forgotPassword/ForgotPasswordPage.tsx').then((m) => m.ForgotPasswordPage),
    <ForgotPasswordPageSkeleton />,
  ),
  ...plainRoute(
    plainPages.resetPassword,
    () => import('./resetPassword/ResetPasswordPage.tsx').then((m) => m.ResetPasswordPage),
    <ResetPasswordPageSkeleton />,
  ),
  ...queryRoute(
    pages.account,
    () => import('./account/AccountPage.tsx').then((m) => m.AccountPage),
    <AccountPageSkeleton />,
  ),
  ...queryRoute(
    pages.notifications,
    () => import('./notifications/NotificationsPage.tsx').then((m) => m.NotificationsPage),
    <NotificationsPageSkeleton />,
  ),
  ...queryRoute(pages.auth, () => import('./auth/AuthPage.tsx').then((m) => m.AuthPage), <AuthPageSkeleton />),
  ...queryRoute(
    pages.booking,
    () => import('./booking/BookingPage.tsx').then((m) => m.BookingPage),
    <BookingPageSkeleton />,
  ),
  ...queryRoute(
    pages.requests,
    () => import('./requests/RequestsPage.tsx').then((m) => m.RequestsPage),
    <RequestsPageSkeleton />,
  ),
  ...plainRoute(
    plainPages.mentorSignup,
    () => import('./mentorSignup/MentorSignupPage.tsx').then((m) => m.MentorSignupPage),
    <MentorSignupPageSkeleton />,
  ),
  ...plainRoute(
    plainPages.menteeSignup,
    () => import('./menteeSignup/MenteeSignupPage.tsx').then((m) => m.MenteeSignupPage),
    <MenteeSignupPageSkeleton />,
  ),
  ...queryRoute(
    pages.pricing,
    () => import('./pricing/PricingPage.tsx').then((m) => m.PricingPage),
    <TextPageSkeleton />,
  ),
  ...queryRoute(
    pages.contact,
    () => import('./contact/ContactPage.tsx').then((m) => m.ContactPage),
    <TextPageSkeleton />,
  ),
  ...queryRoute(
    pages.terms,
    () => import('./policies/TermsOfServicePage.tsx').then((m) => m.TermsOfServicePage),
    <TextPageSkeleton />,
  ),
  ...queryRoute(
    pages.privacy,
    () => import('./policies/PrivacyPolicyPage.tsx').then((m) => m.PrivacyPolicyPage),
    <TextPageSkeleton />,
  ),
  ...queryRoute(
    pages.refunds,
    () => import('./policies/RefundPolicyPage.tsx').then((m) => m.RefundPolicyPage),
    <TextPageSkeleton />,
  ),
  ...plainRoute(
    plainPages.comingSoon,
    () => import('./comingSoon/ComingSoonPage.tsx').then((m) => m.ComingSoonPage),
    <TextPageSkeleton />,
  ),
]

/** The building blocks, in development only. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? plainRoute(uiPage, () => import('./dev/UiPage.tsx').then((module) => module.UiPage), null)
  : []

/** All routes of the client. react-router matches them whatever the case. */
export const routes: RouteObject[] = [
  shellRoute([
    ...pageRoutes,
    ...developmentRoutes,
    ...plainRoute(notFoundPage, () => import('./notFound/NotFoundPage.tsx').then((m) => m.NotFoundPage), null),
  ]),
]
