import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'
import { PLAN_CALLS } from '../../../../api/rules/constants.ts'
import { formatShortDay, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type { OwnBookings_mentor$key } from '../../../__generated__/OwnBookings_mentor.graphql.ts'
import type { OwnBookings_viewer$key } from '../../../__generated__/OwnBookings_viewer.graphql.ts'
import { bookingPath } from '../../../features/bookings/bookingAddress.ts'
import { BookIncludedSessionButton } from '../../../features/sessions/included/BookIncludedSessionButton.tsx'
import { nextIncluded, readPaidPlans } from '../../../features/sessions/included/paidPlans.ts'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { useBookingContext } from '../state/bookingContext.ts'
import { comingBookings, readBooked } from './booked.ts'

interface OwnBookingsProps {
  mentorKey: OwnBookings_mentor$key
  viewerKey: OwnBookings_viewer$key | null
}

/** The viewer's existing bookings with this mentor, so that nobody pays twice by mistake. */
export function OwnBookings({ mentorKey, viewerKey }: OwnBookingsProps) {
  const { databaseId, name } = useFragment(
    graphql`
      fragment OwnBookings_mentor on Mentor {
        databaseId
        name
      }
    `,
    mentorKey,
  )
  const viewer = useFragment(
    graphql`
      fragment OwnBookings_viewer on Viewer {
        ...booked_viewer
        ...paidPlans_viewer
      }
    `,
    viewerKey,
  )
  const { clock, packageType } = useBookingContext()
  const coming = comingBookings(readBooked(viewer, databaseId), clock())
  if (coming.length === 0) return null
  // A person who buys the next package has read when it can start.
  const isPlan = packageType === 'advanced'
  const hasPlan = !isPlan && coming.some(({ endDate }) => endDate !== null)
  const included = isPlan ? null : nextIncluded(readPaidPlans(viewer, clock(), databaseId))
  return (
    <Notice
      tone={hasPlan ? 'warn' : 'good'}
      title={`You already have a booking with ${name}:`}
      actions={included && <BookIncludedSessionButton key={included.id} planKey={included} />}
    >
      <Bookings>
        {coming.map(({ bookingId, startsAt, endDate }) => (
          <li key={bookingId}>
            <Link to={bookingPath(databaseId, { confirmed: bookingId })}>
              {startsAt
                ? formatWhenFull(new Date(startsAt))
                : `Advanced package, last day ${endDate && formatShortDay(planLastDay(endDate))}`}
            </Link>
            {endDate && !isPlan && (
              <span>{`: it includes ${PLAN_CALLS} sessions. A session booked here costs extra.`}</span>
            )}
          </li>
        ))}
      </Bookings>
    </Notice>
  )
}

/** Far enough apart for a finger. */
const Bookings = styled.ul`
  display: grid;
  gap: 10px;
  list-style: disc;
`
