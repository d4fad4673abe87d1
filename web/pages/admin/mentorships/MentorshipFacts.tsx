import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import type { MentorshipFacts_booking$key } from '../../../__generated__/MentorshipFacts_booking.graphql.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Rows } from '../../../ui/Rows.tsx'
import { named, PACKAGE, PAYMENT, STATUS, timesText } from './mentorshipWords.ts'

/** What there is to know of a session or a package. */
export function MentorshipFacts({ bookingKey }: { bookingKey: MentorshipFacts_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment MentorshipFacts_booking on Booking {
        mentorName
        menteeName
        mentor {
          databaseId
        }
        mentee {
          databaseId
        }
        packageType
        startsAt
        duration
        status
        paymentStatus
        amount
        refundedAmount
        meetingLink
        order {
          databaseId
          receipt
        }
        ...mentorshipWords_times
        plan {
          callsUsed
          callsRemaining
        }
      }
    `,
    bookingKey,
  )
  const { mentorName, menteeName, mentor, mentee, plan, startsAt, order, refundedAmount } = booking
  const status = named(STATUS, booking.status)
  const payment = named(PAYMENT, booking.paymentStatus)
  return (
    <Rows>
      <Fact label="Status">
        <Badge $tone={status.tone}>{status.text}</Badge>
      </Fact>
      <Fact label="Payment">
        <Badge $tone={payment.tone}>{payment.text}</Badge>
      </Fact>
      <Fact label="Mentee">
        {mentee ? <Link to={`/admin?tab=mentees&open=${mentee.databaseId}`}>{menteeName}</Link> : menteeName}
      </Fact>
      <Fact label="Mentor">
        {mentor ? <Link to={`/admin?tab=mentors&open=${mentor.databaseId}`}>{mentorName}</Link> : mentorName}
      </Fact>
      <Fact label="Package">{PACKAGE[booking.packageType] ?? booking.packageType}</Fact>
      <Fact label={startsAt ? 'Date and time' : 'Days'}>{timesText(booking)}</Fact>
      <Fact label="Duration">{booking.duration} min</Fact>
      {plan && (
        <Fact label="Sessions of the package">
          {plan.callsUsed} used, {plan.callsRemaining} left
        </Fact>
      )}
      <Fact label="Amount">{booking.amount > 0 ? formatRupees(booking.amount) : 'Included in the package'}</Fact>
      {refundedAmount ? (
        <Fact label="Refunded, on its way or with the bank">{formatRupees(refundedAmount)}</Fact>
      ) : null}
      {startsAt && (
        <Fact label="Meeting link">
          {booking.meetingLink ? <Wrapping href={booking.meetingLink}>{booking.meetingLink}</Wrapping> : 'Not added'}
        </Fact>
      )}
      {order && (
        <Fact label="Order">
          <Link to={`/admin/payments?open=${order.databaseId}`}>{order.receipt}</Link>
        </Fact>
      )}
    </Rows>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Wrapping = styled.a`
  overflow-wrap: anywhere;
`
