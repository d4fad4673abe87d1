import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { PLAN_CALLS, SESSION_MINUTES } from '../../../api/rules/constants.ts'
import { formatBookingDate, formatRupees, formatTime, formatTimeRange } from '../../../api/rules/format.ts'
import { accessEnds } from '../../../api/rules/plans.ts'
import { istDate } from '../../../api/rules/time.ts'
import type {
  ConfirmationFacts_booking$data,
  ConfirmationFacts_booking$key,
} from '../../__generated__/ConfirmationFacts_booking.graphql.ts'
import { Card } from '../../ui/Card.tsx'
import { ExternalLink, Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/Money.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { mentorPath } from '../../lib/paths.ts'

/** Date with its zone, mentor, place, agenda and what was paid. */
export function ConfirmationFacts({ bookingKey }: { bookingKey: ConfirmationFacts_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment ConfirmationFacts_booking on Booking {
        databaseId
        packageType
        startsAt
        endsAt
        startDate
        endDate
        meetingLink
        agenda
        amount
        refundedAmount
        mentorName
        mentor {
          databaseId
        }
      }
    `,
    bookingKey,
  )
  const { mentor, mentorName, amount, refundedAmount } = booking
  return (
    <Facts>
      <Rows>
        {booking.packageType === 'STARTER' ? <SessionFacts booking={booking} /> : <PlanFacts booking={booking} />}
        <div>
          <dt>Mentor</dt>
          <dd>{mentor ? <Link to={mentorPath(mentor.databaseId)}>{mentorName}</Link> : mentorName}</dd>
        </div>
        <div>
          <dt>Agenda</dt>
          <dd data-prose>{booking.agenda}</dd>
        </div>
        <div>
          <dt>Booking</dt>
          <dd>
            <code>{booking.databaseId}</code>
          </dd>
        </div>
        <div data-total>
          <dt>Paid{refundedAmount ? `, of which ${formatRupees(refundedAmount)} goes back` : ''}</dt>
          <dd>
            <Money paise={amount} />
          </dd>
        </div>
      </Rows>
    </Facts>
  )
}

function SessionFacts({
  booking: { startsAt, endsAt, meetingLink, mentorName },
}: {
  booking: ConfirmationFacts_booking$data
}) {
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
      <div>
        <dt>Meeting link</dt>
        <dd>
          {meetingLink ? (
            <ExternalLink href={meetingLink}>{meetingLink}</ExternalLink>
          ) : (
            <Muted>Follows by email: {mentorName} adds it before the session</Muted>
          )}
        </dd>
      </div>
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
        <dt>End date</dt>
        <dd>
          <time dateTime={endDate}>{formatBookingDate(endDate)}</time>
        </dd>
      </div>
      <div>
        <dt>Chat access</dt>
        <dd>Open now, until {formatTime(accessEnds(endDate))} IST on the end date</dd>
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
  [data-prose] {
    white-space: pre-line;
    text-align: left;
    max-width: 52ch;
  }
  time {
    white-space: normal;
  }
`
