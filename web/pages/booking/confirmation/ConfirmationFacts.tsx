import { graphql, useFragment } from 'react-relay'
import { mentorPath } from '../../../lib/mentorPath.ts'
import { styled } from 'styled-components'
import { PLAN_CALLS, SESSION_MINUTES } from '../../../../api/rules/constants.ts'
import { formatBookingDate, formatRupees, formatTimeRange } from '../../../../api/rules/format.ts'
import { planLastDay } from '../../../../api/rules/plans.ts'
import { istDate } from '../../../../api/rules/time.ts'
import type {
  ConfirmationFacts_booking$data,
  ConfirmationFacts_booking$key,
} from '../../../__generated__/ConfirmationFacts_booking.graphql.ts'
import { isPlanCall } from '../../../features/bookings/planCall.ts'
import { Card } from '../../../ui/Card.tsx'
import { ExternalLink, Link } from '../../../ui/Link.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Muted } from '../../../ui/PageFrame.tsx'
import { Rows } from '../../../ui/Rows.tsx'

interface FactsProps {
  bookingKey: ConfirmationFacts_booking$key
  isMentor: boolean
}

/** Date with its zone, the other side, place, agenda and what was paid; a mentor reads the agenda first. */
export function ConfirmationFacts({ bookingKey, isMentor }: FactsProps) {
  const booking = useFragment(
    graphql`
      fragment ConfirmationFacts_booking on Booking {
        databaseId
        status
        ...planCall_booking
        startsAt
        endsAt
        startDate
        endDate
        meetingLink
        agenda
        confirmedAt
        amount
        refundedAmount
        refunds {
          returnedAt
        }
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
        {booking.startsAt ? <SessionFacts booking={booking} isMentor={isMentor} /> : <PlanFacts booking={booking} />}
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
              <dt>{priceLabel(booking)}</dt>
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

function priceLabel({ confirmedAt, refundedAmount, refunds }: ConfirmationFacts_booking$data): string {
  const isBack = !refunds?.some(({ returnedAt }) => !returnedAt)
  if (refundedAmount) return `Paid, of which ${formatRupees(refundedAmount)} ${isBack ? 'is refunded' : 'goes back'}`
  return confirmedAt ? 'Paid' : 'Price, not paid'
}

interface SideProps {
  booking: ConfirmationFacts_booking$data
  isMentor: boolean
}

function SessionFacts({ booking: { status, startsAt, endsAt, meetingLink, mentorName }, isMentor }: SideProps) {
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
      {/* Nobody joins what was cancelled, and a link that is missing afterwards will not come. */}
      {(status === 'CONFIRMED' || (status === 'COMPLETED' && meetingLink)) && (
        <div>
          <dt>Meeting link</dt>
          <dd>
            {meetingLink ? (
              <ExternalLink href={meetingLink}>{meetingLink}</ExternalLink>
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

function PlanFacts({ booking: { startDate, endDate } }: { booking: ConfirmationFacts_booking$data }) {
  if (!startDate || !endDate) return null
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
        <dd>Open from today until midnight IST on the last day</dd>
      </div>
      <div>
        <dt>Sessions</dt>
        <dd>
          {PLAN_CALLS} of {SESSION_MINUTES} minutes
        </dd>
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
