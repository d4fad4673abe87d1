import { formatShortDay, formatWhenFull } from '../../../api/rules/format.ts'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { bookingPath } from '../../features/bookings/bookingAddress.ts'
import { comingBookings } from './ownBookings.ts'
import type { BookingControl } from './useBooking.ts'

/** What the viewer has with this mentor already, so that nobody pays twice for lack of an answer. */
export function OwnBookings({ booking: { booked, clock, mentorId, mentorName } }: { booking: BookingControl }) {
  const coming = comingBookings(booked, clock())
  if (coming.length === 0) return null
  return (
    <Notice tone="good" title={`You have booked ${mentorName} already:`}>
      <ul>
        {coming.map(({ bookingId, startsAt, endDate }) => (
          <li key={bookingId}>
            <Link to={bookingPath(mentorId, { confirmed: bookingId })}>
              {startsAt ? formatWhenFull(new Date(startsAt)) : `Advanced plan until ${formatShortDay(endDate ?? '')}`}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
