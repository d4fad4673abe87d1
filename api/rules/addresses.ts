import { slotTextAt } from './time/slotText.ts'

/** Links to pages, in mails too. A page only shows something, and asks a visitor to log in first where that is needed. */
interface Site {
  publicUrl: string
}

/** The page of a booking that is made, for both of its sides. */
export const bookingPage = ({ id, mentorId }: { id: number; mentorId: number }) =>
  `/booking/${mentorId}?confirmed=${id}`

export const bookingAddress = ({ publicUrl }: Site, booking: Parameters<typeof bookingPage>[0]) =>
  `${publicUrl}${bookingPage(booking)}`

/** The page of a booking, at its review. */
export const reviewPage = (booking: Parameters<typeof bookingPage>[0]) => `${bookingPage(booking)}#review`

export const reviewAddress = ({ publicUrl }: Site, booking: Parameters<typeof bookingPage>[0]) =>
  `${publicUrl}${reviewPage(booking)}`

/** In the page of a package's booking: opens the dialog that books one of its sessions. */
export const BOOK_INCLUDED = 'book'

/** The page of a package's booking, with the dialog open that books one of its sessions. */
export const includedSessionAddress = (site: Site, booking: Parameters<typeof bookingPage>[0]) =>
  `${bookingAddress(site, booking)}&${BOOK_INCLUDED}=included`

/** Where a mentee chooses a time or a plan with a mentor. */
export const bookPage = (mentorId: number, packageType: 'starter' | 'advanced' = 'starter') =>
  `/booking/${mentorId}${packageType === 'advanced' ? '?package=advanced' : ''}`

/** Where a mentee pays for a session of this time, which is reserved for them. */
export const payPage = (mentorId: number, startsAt: Date) =>
  `/booking/${mentorId}?${new URLSearchParams({ slot: slotTextAt(startsAt), step: 'pay' })}`

export const conversationPage = (of: { side: 'mentor' | 'mentee'; mentorId: number; planSubscriptionId: number }) =>
  of.side === 'mentor'
    ? `/mentor-dashboard?tab=inbox&conversation=${of.planSubscriptionId}`
    : `/mentor/${of.mentorId}?chat=open`

/** A registration as its holder sees it. Anyone with this link can read and cancel it. */
export const ticketPage = (code: string) => `/workshop-tickets/${code}`

export const waitingListPage = (code: string) => `/workshop-waiting-list/${code}`

/** What somebody told us that they need. Anyone with this link can confirm and end it. */
export const needPage = (code: string) => `/mentor-needs/${code}`

/** A certificate of attendance. Anyone with this link can read it. */
export const certificatePage = (code: string) => `/certificates/${code}`

export const sessionsPage = '/sessions'

/** A mentee's or mentor's requests that were answered so. */
export const requestsPage = (tab: 'approved' | 'declined') => `/mentorship-requests?tab=${tab}`

/** Leads to the meeting of a session, for one of its sides; the press is recorded. */
export const joinPage = (id: number | string) => `${sessionsPage}/${id}/join`

/** Where a visitor logs in, as this kind of account if it matters, and goes on to a page; a member goes on at once. */
export const signInPage = (returnTo: string, as?: 'mentee') =>
  `/auth?${new URLSearchParams({ ...(as && { as }), returnTo })}`
