import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'
import { PLAN_SESSIONS } from '../../../../api/rules/constants.ts'
import { formatBookingDate, formatTimeRange } from '../../../../api/rules/text/format.ts'
import { joinPage } from '../../../../api/rules/addresses.ts'
import { istDate } from '../../../../api/rules/time/time.ts'
import type { ConfirmationFacts_booking$key } from '../../../__generated__/ConfirmationFacts_booking.graphql.ts'
import type { ConfirmationFacts_plan$key } from '../../../__generated__/ConfirmationFacts_plan.graphql.ts'
import type { ConfirmationFacts_session$key } from '../../../__generated__/ConfirmationFacts_session.graphql.ts'
import { isPlanCall } from '../../../features/bookings/planCall.ts'
import { mentorPath } from '../../../lib/mentorPath.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { ExternalLink, Link } from '../../../ui/Link.tsx'
import { Money } from '../../../ui/mark/Money.tsx'
import { Muted } from '../../../ui/layout/PageFrame.tsx'
import { Rows } from '../../../ui/layout/Rows.tsx'

interface FactsProps {
  bookingKey: ConfirmationFacts_booking$key
  isMentor: boolean
  isOver: boolean
}

/** Date with its zone, the other side, place, agenda and what was paid; a mentor reads the agenda first. */
export function ConfirmationFacts({ bookingKey, isMentor, isOver }: FactsProps) {
  const booking = useFragment(
    graphql`
      fragment ConfirmationFacts_booking on Booking {
        databaseId
        ...planCall_booking
        ...ConfirmationFacts_session
        ...ConfirmationFacts_plan
        startsAt
        agenda
        confirmedAt
        amount
        mentorName
        menteeName
        mentor {
          databaseId
        }
        mentee {
          currentLevel
        }
      }
    `,
    bookingKey,
  )
  const { mentor, mentorName, mentee, menteeName, amount } = booking
  const agenda = (
    <div data-stack>
      <dt>Agenda</dt>
      <dd>{booking.agenda}</dd>
    </div>
  )
  return (
    <Facts>
      <Rows>
        {isMentor && agenda}
        {booking.startsAt ? (
          <SessionFacts bookingKey={booking} isMentor={isMentor} isOver={isOver} />
        ) : (
          <PlanFacts bookingKey={booking} />
        )}
        {isMentor ? (
          <div>
            <dt>Mentee</dt>
            <dd>
              {menteeName}
              {mentee?.currentLevel && <Muted>, {mentee.currentLevel}</Muted>}
            </dd>
          </div>
        ) : (
          <div>
            <dt>Mentor</dt>
            <dd>{mentor ? <Link to={mentorPath(mentor.databaseId)}>{mentorName}</Link> : mentorName}</dd>
          </div>
        )}
        {!isMentor && agenda}
        <div>
          <dt>Booking ID</dt>
          <dd>
            <code>{booking.databaseId}</code>
          </dd>
        </div>
        <div data-total>
          {isPlanCall(booking) ? (
            <>
              <dt>Paid</dt>
              <dd>With the Advanced package</dd>
            </>
          ) : (
            <>
              <dt>{booking.confirmedAt ? 'Paid' : 'Price, not paid'}</dt>
              <dd>
                <Money paise={amount} />
              </dd>
            </>
          )}
        </div>
      </Rows>
    </Facts>
  )
}

/** First and last day of a package, and what it includes. */
function PlanFacts({ bookingKey }: { bookingKey: ConfirmationFacts_plan$key }) {
  const { startDate, endDate, plan } = useFragment(
    graphql`
      fragment ConfirmationFacts_plan on Booking {
        startDate
        endDate
        plan {
          conversation {
            isActive
            closedReason
          }
        }
      }
    `,
    bookingKey,
  )
  if (!startDate || !endDate) return null
  const chat = plan?.conversation
  return (
    <>
      <div>
        <dt>Start date</dt>
        <dd>
          <time dateTime={startDate}>{formatBookingDate(startDate)}</time>
        </dd>
      </div>
      <div>
        <dt>Last day</dt>
        <dd>
          <time dateTime={planLastDay(endDate)}>{formatBookingDate(planLastDay(endDate))}</time>
        </dd>
      </div>
      <div>
        <dt>Chat access</dt>
        <dd>
          {chat?.isActive === false
            ? 'Ended. You can still read it'
            : chat?.closedReason === 'MENTOR_LEFT'
              ? 'Closed while the mentor is not on Plumbline. You can still read it'
              : chat?.closedReason === 'MENTOR_IN_REVIEW'
                ? 'Closed while the mentor is under review. You can still read it'
                : 'Open now, until 11:59 pm IST on the last day'}
        </dd>
      </div>
      <div>
        <dt>Sessions</dt>
        <dd>{PLAN_SESSIONS}</dd>
      </div>
    </>
  )
}

const Facts = styled(Card)`
  padding: 8px 20px 16px;
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* Prose is read from the left, under its label. */
  [data-stack] {
    display: block;
  }
  [data-stack] > dd {
    max-width: 60ch;
    font-weight: 400;
    text-align: left;
    white-space: pre-line;
  }
  time {
    white-space: normal;
  }
`

interface SessionFactsProps {
  bookingKey: ConfirmationFacts_session$key
  isMentor: boolean
  isOver: boolean
}

/** Date, time and place of a session. */
function SessionFacts({ bookingKey, isMentor, isOver }: SessionFactsProps) {
  const { databaseId, status, startsAt, endsAt, meetingLink, mentorLeft, mentorName } = useFragment(
    graphql`
      fragment ConfirmationFacts_session on Booking {
        databaseId
        status
        startsAt
        endsAt
        meetingLink
        mentorLeft
        mentorName
      }
    `,
    bookingKey,
  )
  if (!startsAt || !endsAt) return null
  const day = istDate(new Date(startsAt))
  return (
    <>
      <div>
        <dt>Date</dt>
        <dd>
          <time dateTime={day}>{formatBookingDate(day)}</time>
        </dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>
          <time dateTime={startsAt}>{formatTimeRange(new Date(startsAt), new Date(endsAt))}</time>
        </dd>
      </div>
      {/* Nobody joins what was cancelled or has no mentor, and a link that is missing afterwards will not come. */}
      {!mentorLeft &&
        (meetingLink ? status === 'CONFIRMED' || status === 'COMPLETED' : status === 'CONFIRMED' && !isOver) && (
          <div>
            <dt>Meeting link</dt>
            <dd>
              {meetingLink ? (
                <ExternalLink href={status === 'CONFIRMED' ? joinPage(databaseId) : meetingLink}>
                  {meetingLink}
                </ExternalLink>
              ) : (
                <Muted>
                  {isMentor ? 'Not added yet' : `${mentorName} will share the link; you will get it by email`}
                </Muted>
              )}
            </dd>
          </div>
        )}
    </>
  )
}
