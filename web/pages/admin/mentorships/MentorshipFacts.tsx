import { graphql, readInlineData, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'
import { formatPastDay, formatRequestDate, formatRupees } from '../../../../api/rules/text/format.ts'
import type { MentorshipFacts_booking$key } from '../../../__generated__/MentorshipFacts_booking.graphql.ts'
import type { MentorshipFacts_payment$key } from '../../../__generated__/MentorshipFacts_payment.graphql.ts'
import type { MentorshipFacts_timeline$key } from '../../../__generated__/MentorshipFacts_timeline.graphql.ts'
import type { MentorshipFacts_times$key } from '../../../__generated__/MentorshipFacts_times.graphql.ts'
import { Fact } from '../../../features/admin/tables/RowPanel.tsx'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Rows } from '../../../ui/layout/Rows.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { Timeline } from '../../../ui/time/Timeline.tsx'
import { type Named, named, PACKAGE, PAYMENT, STATUS } from './mentorshipsAddress.ts'
import { decidedText } from './NoShowReport.tsx'

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
        status
        ...MentorshipFacts_payment
        amount
        refundedAmount
        refunds {
          amount
          state
        }
        meetingLink
        order {
          databaseId
          receipt
        }
        ...MentorshipFacts_times
        plan {
          callsUsed
          callsRemaining
        }
      }
    `,
    bookingKey,
  )
  const { mentorName, menteeName, mentor, mentee, plan, startsAt, order } = booking
  // Nobody has it yet, and it may be refunded again: the order says what can be done.
  const notCompleted = (booking.refunds ?? []).reduce(
    (sum, { amount, state }) => sum + (state === 'WITH_SUPPORT' ? amount : 0),
    0,
  )
  const gone = (booking.refundedAmount ?? 0) - notCompleted
  const status = named(STATUS, booking.status)
  const payment = paymentOf(booking)
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
      <Fact label="Duration">{durationText(booking)}</Fact>
      {plan && <Fact label="Sessions of the package">{`${plan.callsUsed} used, ${plan.callsRemaining} left`}</Fact>}
      <Fact label="Amount">{booking.amount > 0 ? formatRupees(booking.amount) : 'Included in the package'}</Fact>
      {gone > 0 && <Fact label="Refunded, on its way or with the bank">{formatRupees(gone)}</Fact>}
      {notCompleted > 0 && <Fact label="Refund not completed">{formatRupees(notCompleted)}</Fact>}
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

const Wrapping = styled.a`
  overflow-wrap: anywhere;
`

/** How it is paid: a session of a package has no payment of its own, also when the package was refunded. */
export function paymentOf(key: MentorshipFacts_payment$key): Named {
  const { amount, paymentStatus } = readInlineData(
    graphql`
      fragment MentorshipFacts_payment on Booking @inline {
        amount
        paymentStatus
      }
    `,
    key,
  )
  return amount > 0 ? named(PAYMENT, paymentStatus) : { text: 'Included', tone: 'flat' }
}

const times = graphql`
  fragment MentorshipFacts_times on Booking @inline {
    startsAt
    duration
    startDate
    endDate
    plan {
      startDate
      endDate
    }
  }
`

/** When a session is, or the days of a package. */
export function timesText(key: MentorshipFacts_times$key): string {
  const { startsAt, plan, ...booked } = readInlineData(times, key)
  if (startsAt) return `${formatRequestDate(new Date(startsAt))} IST`
  // The last day may have been changed since.
  const { startDate, endDate } = plan ?? booked
  return startDate && endDate ? `${formatPastDay(startDate)} to ${formatPastDay(planLastDay(endDate))}` : ''
}

/** How long a session is, or each session of a package. */
export function durationText(key: MentorshipFacts_times$key): string {
  const { startsAt, duration } = readInlineData(times, key)
  return startsAt ? `${duration} min` : `${duration} min a session`
}

/** Where a refund stands, beside when it was requested. */
const REFUNDS: Readonly<Record<string, string>> = {
  ON_ITS_WAY: ', on its way',
  WAITS_FOR_BANK: ', on hold until the dispute is over',
  WITH_SUPPORT: ', not completed',
  RETURNED_OTHERWISE: ', returned another way',
  NOT_RETURNED: ', not to be returned',
}

/** What happened with a session or a package, and when. */
export function MentorshipTimeline({ bookingKey }: { bookingKey: MentorshipFacts_timeline$key }) {
  const booking = useFragment(
    graphql`
      fragment MentorshipFacts_timeline on Booking {
        mentorName
        menteeName
        ...NoShowReport_booking
        createdAt
        confirmedAt
        movedAt
        noShow {
          reportedBy
          reportedAt
          decidedAt
        }
        cancelledAt
        cancelledBy
        completedAt
        refunds {
          amount
          state
          requestedAt
          returnedAt
        }
      }
    `,
    bookingKey,
  )
  const { mentorName, menteeName, noShow, refunds } = booking
  const actorText = (actor: string) => (actor === 'MENTOR' ? mentorName : actor === 'MENTEE' ? menteeName : 'our team')
  const events: readonly (readonly [title: string, at: string | null | undefined])[] = [
    ['Reserved', booking.createdAt],
    ['Paid and confirmed', booking.confirmedAt],
    ['Moved to another time', booking.movedAt],
    [noShow ? `No-show reported by ${actorText(noShow.reportedBy)}` : '', noShow?.reportedAt],
    [`Decided: ${decidedText(booking) ?? ''}`, noShow?.decidedAt],
    [booking.cancelledBy ? `Cancelled by ${actorText(booking.cancelledBy)}` : 'Cancelled', booking.cancelledAt],
    ['Completed', booking.completedAt],
    ...(refunds ?? []).flatMap(({ amount, state, requestedAt, returnedAt }) => [
      [`Refund of ${formatRupees(amount)} requested${REFUNDS[state] ?? ''}`, requestedAt] as const,
      [`${formatRupees(amount)} returned`, returnedAt] as const,
    ]),
  ]
  const known = events.flatMap(([title, at]) => (at ? [{ title, at }] : []))
  return (
    <section aria-labelledby="session-timeline">
      <h3 id="session-timeline">Timeline</h3>
      <Timeline
        events={known
          .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
          .map(({ title, at }) => ({ key: `${title}${at}`, title, when: <Time at={at} /> }))}
      />
    </section>
  )
}
