import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatBookingDate, formatTimeRange } from '../../../api/rules/text/format.ts'
import { planLastDay } from '../../../api/rules/bookings/plans.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type { Activity_booking$data, Activity_booking$key } from '../../__generated__/Activity_booking.graphql.ts'
import { CompleteButton } from '../../features/sessions/card/CompleteButton.tsx'
import { SessionPerson } from '../../features/sessions/card/SessionPerson.tsx'
import { SessionStatus } from '../../features/sessions/card/SessionStatus.tsx'
import { sessionPath } from '../../features/sessions/sessionPath.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { Small } from '../../ui/PageFrame.tsx'

/** One of the latest bookings: with whom, when, where it stands, and whether it can be marked as completed. */
export function Activity({ bookingKey, now }: { bookingKey: Activity_booking$key; now: Date }) {
  const booking = useFragment(
    graphql`
      fragment Activity_booking on Booking {
        startsAt
        endsAt
        startDate
        endDate
        agenda
        ...SessionPerson_booking
        ...SessionStatus_booking
        ...CompleteButton_booking
        ...sessionPath_booking
      }
    `,
    bookingKey,
  )
  return (
    <Sheet as="article" $pad>
      <SessionPerson bookingKey={booking} side="mentee" level={3}>
        <p>{when(booking)}</p>
      </SessionPerson>
      <SessionStatus bookingKey={booking} now={now} />
      {booking.agenda && <Agenda as="p">{booking.agenda}</Agenda>}
      <Foot>
        <CompleteButton bookingKey={booking} />
        <ButtonLink look="plain" size="small" to={sessionPath(booking)}>
          {booking.startsAt ? 'Session details' : 'Package details'}
        </ButtonLink>
      </Foot>
    </Sheet>
  )
}

/** `Sat, Nov 28, 2026, 10:30 - 11:15 am IST`, or the first and the last day of a package. */
function when({ startsAt, endsAt, startDate, endDate }: Activity_booking$data): string {
  if (startsAt && endsAt) {
    const from = new Date(startsAt)
    return `${formatBookingDate(istDate(from))}, ${formatTimeRange(from, new Date(endsAt))}`
  }
  return startDate && endDate ? `${formatBookingDate(startDate)} to ${formatBookingDate(planLastDay(endDate))}` : ''
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`

const Agenda = styled(Small)`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  justify-content: space-between;
`
