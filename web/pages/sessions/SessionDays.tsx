import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { planLastDay } from '../../../api/rules/bookings/plans.ts'
import { formatPastDay, formatWeekday, formatShortDay } from '../../../api/rules/text/format.ts'
import { addDays, istDate, type IstDate } from '../../../api/rules/time/time.ts'
import type { SessionDays_booking$key } from '../../__generated__/SessionDays_booking.graphql.ts'
import type { SessionDays_sessions$key } from '../../__generated__/SessionDays_sessions.graphql.ts'
import { OpenChat } from '../../features/chat/OpenChat.tsx'
import { AddToCalendar } from '../../features/sessions/card/AddToCalendar.tsx'
import { JoinRecord } from '../../features/sessions/card/JoinRecord.tsx'
import { JoinSession } from '../../features/sessions/card/JoinSession.tsx'
import { SessionActions } from '../../features/sessions/card/SessionActions.tsx'
import { SessionNews } from '../../features/sessions/card/SessionNews.tsx'
import { type SessionSide, SessionPerson } from '../../features/sessions/card/SessionPerson.tsx'
import { SessionStatus } from '../../features/sessions/card/SessionStatus.tsx'
import { sessionPath } from '../../features/sessions/sessionPath.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { TimeRange } from '../../ui/time/Time.tsx'

interface SessionDaysProps {
  sessionKeys: SessionDays_sessions$key
  side: SessionSide
  now: Date
  /** Called with the place of the session that has the focus. */
  onFocus: (place: number) => void
}

/** Sessions under their days, in the order of the list. */
export function SessionDays({ sessionKeys, side, now, onFocus }: SessionDaysProps) {
  const sessions = useFragment(
    graphql`
      fragment SessionDays_sessions on Booking @relay(plural: true) {
        id
        status
        startsAt
        endsAt
        ...SessionDays_booking
      }
    `,
    sessionKeys,
  )
  return daysOf(sessions, now).map(({ name, sessions: ofDay }) => (
    <Section key={name} aria-label={name}>
      <h2>{name}</h2>
      <Card>
        {ofDay.map((session) => (
          <div key={session.id} data-card={session.id} onFocus={() => onFocus(sessions.indexOf(session))}>
            <SessionCard bookingKey={session} side={side} now={now} />
          </div>
        ))}
      </Card>
    </Section>
  ))
}

/** Sessions of one day, in the list's order. */
interface DayOf<S> {
  name: string
  sessions: S[]
}

interface Timed {
  readonly status: string
  readonly startsAt?: string | null | undefined
  readonly endsAt?: string | null | undefined
}

/** A day has what waits to be marked apart: a mentor reads it last, a mentee first. */
function daysOf<S extends Timed>(sessions: readonly S[], now: Date): DayOf<S>[] {
  const days: DayOf<S>[] = []
  for (const session of sessions) {
    const { status, startsAt, endsAt } = session
    const isToBeMarked = status === 'CONFIRMED' && endsAt && Date.parse(endsAt) <= now.getTime()
    const name = (isToBeMarked ? 'Over: ' : '') + dayName(istDate(new Date(startsAt ?? 0)), now)
    const last = days.at(-1)
    if (last?.name === name) last.sessions.push(session)
    else days.push({ name, sessions: [session] })
  }
  return days
}

function dayName(day: IstDate, now: Date): string {
  const today = istDate(now)
  const date = `${formatWeekday(day)}, ${formatPastDay(day)}`
  if (day === today) return `Today, ${date}`
  return day === addDays(today, 1) ? `Tomorrow, ${date}` : date
}

const Section = styled.section`
  > h2 {
    margin-bottom: 10px;
    font-size: var(--t17);
  }
  > div > div + div {
    border-top: 1px solid var(--line);
  }
`

interface SessionCardProps {
  bookingKey: SessionDays_booking$key
  side: SessionSide
  now: Date
}

/** A booking in a list: with whom, when, what about, how it is paid, how to join, and what can be done with it. */
function SessionCard({ bookingKey, side, now }: SessionCardProps) {
  const booking = useFragment(
    graphql`
      fragment SessionDays_booking on Booking {
        status
        startsAt
        endsAt
        startDate
        endDate
        agenda
        viewerCanReview {
          allowed
        }
        review {
          answer
          viewerCanAnswer {
            allowed
          }
        }
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
  const { status, startsAt, endsAt, startDate, endDate, agenda, plan, review } = booking
  const isToAnswer = review?.viewerCanAnswer?.allowed && !review.answer
  const isPending = status === 'PENDING'
  const isAhead = status === 'CONFIRMED' && endsAt && Date.parse(endsAt) > now.getTime()
  return (
    <Row>
      <div>
        <SessionPerson bookingKey={booking} side={side} level={3}>
          {startsAt && endsAt && <TimeRange from={startsAt} to={endsAt} />}
          {startDate && endDate && (
            <span>
              {formatShortDay(startDate)} to {formatShortDay(planLastDay(endDate))}
            </span>
          )}
        </SessionPerson>
        <SessionStatus bookingKey={booking} side={side} now={now} />
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
          {booking.viewerCanReview?.allowed && (
            <ButtonLink size="small" to={`${sessionPath(booking)}#review`}>
              {startsAt ? 'Rate this session' : 'Rate this package'}
            </ButtonLink>
          )}
          {review && (
            <ButtonLink size="small" to={`${sessionPath(booking)}#review`}>
              {isToAnswer ? 'Read and answer the review' : 'Read the review'}
            </ButtonLink>
          )}
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
