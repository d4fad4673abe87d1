import { graphql, useFragment } from 'react-relay'
import { formatTime, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type { BookedSession_booking$key } from '../../../__generated__/BookedSession_booking.graphql.ts'
import { bookingPath } from '../../../features/bookings/bookingAddress.ts'
import { Link } from '../../../ui/Link.tsx'

interface BookedSessionProps {
  bookingKey: BookedSession_booking$key
  /** Whose session it is: their page is where it is moved or cancelled. */
  mentorId: number
  /** Says the day too, where it is not said around it. */
  withDay?: boolean
}

/** When a session is booked, and by whom; opens its page. */
export function BookedSession({ bookingKey, mentorId, withDay = false }: BookedSessionProps) {
  const { databaseId, startsAt, menteeName } = useFragment(
    graphql`
      fragment BookedSession_booking on Booking {
        databaseId
        startsAt
        menteeName
      }
    `,
    bookingKey,
  )
  if (!startsAt) return null
  const start = new Date(startsAt)
  return (
    <Link to={bookingPath(mentorId, { confirmed: databaseId })}>
      {withDay ? formatWhenFull(start) : formatTime(start)}, {menteeName}
    </Link>
  )
}
