import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { planLastDay } from '../../../api/rules/bookings/plans.ts'
import { formatBookingDate, formatTimeRange } from '../../../api/rules/text/format.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type { Progress_booking$data, Progress_booking$key } from '../../__generated__/Progress_booking.graphql.ts'
import type { Progress_viewer$key } from '../../__generated__/Progress_viewer.graphql.ts'
import { CompleteButton } from '../../features/sessions/card/CompleteButton.tsx'
import { SessionPerson } from '../../features/sessions/card/SessionPerson.tsx'
import { SessionStatus } from '../../features/sessions/card/SessionStatus.tsx'
import { sessionPath } from '../../features/sessions/sessionPath.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { timesWhole } from '../../ui/time/timesWhole.ts'

/** How far the mentee has come, in three figures and the latest bookings. */
export function Progress({ viewerKey, now }: { viewerKey: Progress_viewer$key; now: Date }) {
  const { progress, bookings } = useFragment(
    graphql`
      fragment Progress_viewer on Viewer {
        progress {
          sessionsCompleted
          hours
          upcoming
        }
        bookings(first: 5) {
          edges {
            node {
              id
              ...Progress_booking
            }
          }
        }
      }
    `,
    viewerKey,
  )
  return (
    <Parts>
      {progress && (
        <TitleBlock
          big
          cell={180}
          facts={[
            { label: 'Sessions completed', value: progress.sessionsCompleted, figure: true },
            { label: 'Hours of mentoring', value: progress.hours, figure: true },
            { label: 'Upcoming sessions', value: progress.upcoming, figure: true },
          ]}
        />
      )}
      <h2>Recent activity</h2>
      {bookings.edges.length === 0 ? (
        <EmptyState level={3} title="Nothing here yet" actions={<ButtonLink to="/mentors">Find Mentors</ButtonLink>}>
          Your five latest bookings appear here. Mark a session as completed once it is over.
        </EmptyState>
      ) : (
        <List>
          {bookings.edges.map(({ node }) => (
            <li key={node.id}>
              <Activity bookingKey={node} now={now} />
            </li>
          ))}
        </List>
      )}
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  > h2 {
    margin-top: 12px;
    font-size: var(--t20);
  }
`

const List = styled.ul`
  display: grid;
  gap: 12px;
  list-style: none;
`

/** One of the latest bookings: with whom, when, where it stands, and whether it can be marked as completed. */
function Activity({ bookingKey, now }: { bookingKey: Progress_booking$key; now: Date }) {
  const booking = useFragment(
    graphql`
      fragment Progress_booking on Booking {
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
        <p>{timesWhole(when(booking))}</p>
      </SessionPerson>
      <SessionStatus bookingKey={booking} side="mentee" now={now} />
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
function when({ startsAt, endsAt, startDate, endDate }: Progress_booking$data): string {
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
