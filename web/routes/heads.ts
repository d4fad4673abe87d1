/**
 * What the server writes into each page's head before any script runs: readers of social cards run none. Each entry is
 * the same value that the page gives to `PageHead`; it stands in the page's own `head.ts`, so that the client loads it
 * with the page only.
 */
import type { Head } from '../lib/headTags.ts'
import { accountHead } from '../pages/account/head.ts'
import { authHead } from '../pages/auth/head.ts'
import { readAddress } from '../features/bookings/bookingAddress.ts'
import { bookingHead } from '../pages/booking/head.ts'
import { comingSoonHead } from '../pages/comingSoon/head.ts'
import { contactHead } from '../pages/contact/head.ts'
import { communityHead } from '../pages/community/head.ts'
import { confirmEmailHead } from '../pages/confirmEmail/head.ts'
import { forgotPasswordHead } from '../pages/forgotPassword/head.ts'
import { homeHead } from '../pages/home/head.ts'
import { menteeSignupHead } from '../pages/menteeSignup/head.ts'
import { mentorHead, mentorNotFoundHead, type MentorOfHead } from '../pages/mentor/head.ts'
import { mentorsHead } from '../pages/mentors/head.ts'
import { mentorSignupHead } from '../pages/mentorSignup/head.ts'
import { privacyHead, refundHead, termsHead } from '../features/policies/head.ts'
import { pricingHead } from '../pages/pricing/head.ts'
import { resetPasswordHead } from '../pages/resetPassword/head.ts'
import { notificationsHead } from '../pages/notifications/head.ts'
import type { PageArgs } from '../relay/page.ts'
import type { pages, plainPages } from './pages.ts'
import { requestsHead } from '../pages/requests/head.ts'

/** Head and status of a page. */
export interface ServedHead {
  head: Head
  status: 200 | 404
}

/** A head that depends on the page's query; its data is null when it could not be had in time. */
export type AnsweredHead = (data: unknown, at: PageArgs) => ServedHead

interface BookingAnswer {
  mentor: { databaseId: number; name: string } | null
  viewer: object | null
  booking?: object | null
}

const UNKNOWN_MENTOR: ServedHead = { head: mentorNotFoundHead, status: 404 }

/** Every page of the table; a page that is missing here does not compile. */
export const heads: Record<keyof typeof pages | keyof typeof plainPages, Head | AnsweredHead> = {
  home: homeHead,
  mentors: mentorsHead,
  mentor: (data) => {
    if (!data) return { head: { title: 'Mentor' }, status: 200 }
    const { mentor } = data as { mentor: MentorOfHead | null }
    return mentor ? { head: mentorHead(mentor), status: 200 } : UNKNOWN_MENTOR
  },
  booking: (data, { url }) => {
    const { confirmed, packageType } = readAddress(url.searchParams)
    if (!data || confirmed) return bookedHead(data as BookingAnswer | null)
    const { mentor } = data as BookingAnswer
    if (!mentor) return UNKNOWN_MENTOR
    return { head: bookingHead({ mentorId: mentor.databaseId, mentorName: mentor.name, packageType }), status: 200 }
  },
  requests: requestsHead,
  account: accountHead,
  notifications: notificationsHead,
  auth: authHead,
  community: communityHead,
  confirmEmail: confirmEmailHead,
  forgotPassword: forgotPasswordHead,
  resetPassword: resetPasswordHead,
  mentorSignup: mentorSignupHead,
  menteeSignup: menteeSignupHead,
  pricing: pricingHead,
  contact: contactHead,
  terms: termsHead,
  privacy: privacyHead,
  refunds: refundHead,
  comingSoon: comingSoonHead,
}

/** A confirmation: not found for those who are signed in and may not see it, signing in comes first for the others. */
function bookedHead(data: BookingAnswer | null): ServedHead {
  const isMissing = data !== null && data.booking === null && data.viewer !== null
  if (isMissing) return { head: { title: 'Booking not found', noIndex: true }, status: 404 }
  return {
    head: { title: 'Booking', description: 'A booking is shown to its mentee and its mentor only.', noIndex: true },
    status: 200,
  }
}
