import type { PackageType } from '../../../api/rules/money/money.ts'
import type { BookingPageQuery } from '../../__generated__/BookingPageQuery.graphql.ts'
import query from '../../__generated__/BookingPageQuery$parameters.ts'
import { bookingPath, bookingVariables, readAddress } from '../../features/bookings/bookingAddress.ts'
import { serverTime } from '../../lib/clock.ts'
import type { Head } from '../../lib/headTags.ts'
import type { Page } from '../../relay/page.ts'

interface Booked {
  mentorId: number
  mentorName: string
  packageType: PackageType
}

/** What is being booked, for the heading and the title. */
export function bookingTitle(packageType: PackageType): string {
  return packageType === 'starter' ? 'Book a Starter session' : 'Book the Advanced package'
}

/** With whom, and which package. */
export function bookingHead({ mentorId, mentorName, packageType }: Booked): Head {
  return {
    title: `${bookingTitle(packageType)} with ${mentorName}`,
    description: `Pick a time with ${mentorName}, write your agenda and pay.`,
    path: bookingPath(mentorId, { packageType }),
    noIndex: true,
  }
}

const BOOKING: Head = {
  title: 'Booking',
  description: 'Only the mentee and the mentor can see a booking.',
  noIndex: true,
}

const MENTOR_NOT_FOUND: Head = {
  title: 'Mentor not found',
  description: 'We could not find this mentor on Plumbline.',
  noIndex: true,
}

export const entry = {
  name: 'booking',
  code: async () => (await import('./BookingPage.tsx')).BookingPage,
  skeleton: async () => (await import('./BookingPageSkeleton.tsx')).BookingPageSkeleton,
  isPersonal: true,
  query,
  variables: (at) => bookingVariables(at, serverTime()),
  head: BOOKING,
  headOf({ mentor, viewer, booking }, { url }) {
    const { confirmed, packageType } = readAddress(url.searchParams)
    if (confirmed) {
      // A visitor is asked to log in; a member without access learns nothing about the booking.
      const isMissing = booking === null && viewer !== null
      return isMissing
        ? { head: { title: 'Booking not found', noIndex: true }, status: 404 }
        : { head: BOOKING, status: 200 }
    }
    if (!mentor) return { head: MENTOR_NOT_FOUND, status: 404 }
    return { head: bookingHead({ mentorId: mentor.databaseId, mentorName: mentor.name, packageType }), status: 200 }
  },
} satisfies Page<BookingPageQuery>
