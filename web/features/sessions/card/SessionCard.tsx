import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'
import { formatShortDay } from '../../../../api/rules/text/format.ts'
import type { SessionCard_booking$key } from '../../../__generated__/SessionCard_booking.graphql.ts'
import { ButtonRow } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { Time, TimeRange } from '../../../ui/time/Time.tsx'
import { OpenChat } from '../../chat/OpenChat.tsx'
import { sessionPath } from '../sessionPath.ts'
import { AddToCalendar } from './AddToCalendar.tsx'
import { JoinRecord } from './JoinRecord.tsx'
import { JoinSession } from './JoinSession.tsx'
import { SessionActions } from './SessionActions.tsx'
import { SessionNews } from './SessionNews.tsx'
import { SessionPerson, type SessionSide } from './SessionPerson.tsx'
import { SessionStatus } from './SessionStatus.tsx'

interface SessionCardProps {
  bookingKey: SessionCard_booking$key
  side: SessionSide
  now: Date
  /** Under a heading that names the day: the card shows the hours alone. */
  dayIsShown?: boolean
  /** Level of its heading. */
  level?: 2 | 3
}

/** A booking in a list: with whom, when, what about, how it is paid, how to join, and what can be done with it. */
export function SessionCard({ bookingKey, side, now, dayIsShown = false, level = 3 }: SessionCardProps) {
  const booking = useFragment(
    graphql`
      fragment SessionCard_booking on Booking {
        status
        startsAt
        endsAt
        startDate
        endDate
        agenda
        plan {
          conversation {
            isActive
            ...OpenChat_conversation
          }
        }
        ...SessionPerson_booking
        ...sessionPath_booking
        ...SessionStatus_booking
        ...SessionNews_booking
        ...JoinRecord_booking
        ...JoinSession_booking
        ...AddToCalendar_booking
        ...SessionActions_booking
      }
    `,
    bookingKey,
  )
  const { status, startsAt, endsAt, startDate, endDate, agenda, plan } = booking
  const isPending = status === 'PENDING'
  const isAhead = status === 'CONFIRMED' && endsAt && Date.parse(endsAt) > now.getTime()
  return (
    <Row>
      <div>
        <SessionPerson bookingKey={booking} side={side} level={level}>
          {startsAt &&
            endsAt &&
            (dayIsShown ? <TimeRange from={startsAt} to={endsAt} /> : <Time at={startsAt} now={now} />)}
          {startDate && endDate && (
            <span>
              {formatShortDay(startDate)} to {formatShortDay(planLastDay(endDate))}
            </span>
          )}
        </SessionPerson>
        <SessionStatus bookingKey={booking} now={now} />
        {agenda !== '' && <Agenda>{agenda}</Agenda>}
      </div>
      <div>
        <SessionNews bookingKey={booking} side={side} />
        <JoinRecord bookingKey={booking} side={side} />
        {isAhead && <JoinSession bookingKey={booking} side={side} />}
        <SessionActions
          bookingKey={booking}
          side={side}
          now={now}
          record={<JoinRecord bookingKey={booking} side={side} always />}
        />
        <ButtonRow>
          {isAhead && <AddToCalendar bookingKey={booking} short />}
          {plan?.conversation?.isActive && <OpenChat conversationKey={plan.conversation} size="small" />}
          <ButtonLink look={isPending ? 'primary' : 'plain'} size="small" to={sessionPath(booking)}>
            {isPending ? 'Continue to payment' : startsAt ? 'Session details' : 'Package details'}
          </ButtonLink>
        </ButtonRow>
      </div>
    </Row>
  )
}

const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
  gap: 16px clamp(24px, 4vw, 56px);
  padding: clamp(16px, 2vw, 24px);
  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    align-content: start;
  }
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Agenda = styled.p`
  max-width: 66ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`
