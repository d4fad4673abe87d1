import { graphql, useFragment } from 'react-relay'
import { refundRule } from '../../../../api/rules/money/refunds.ts'
import { formatWhenFull } from '../../../../api/rules/text/format.ts'
import type { RefundPart_booking$key } from '../../../__generated__/RefundPart_booking.graphql.ts'
import type { RefundPart_site$key } from '../../../__generated__/RefundPart_site.graphql.ts'
import { isPlanCall } from '../../../features/bookings/planCall.ts'
import { RefundSentence } from '../../../features/bookings/RefundSentence.tsx'
import { packageOf } from '../state/hold.ts'

interface RefundPartProps {
  bookingKey: RefundPart_booking$key
  siteKey: RefundPart_site$key
  isMentor: boolean
  now: Date
}

/** What cancelling a booking that is to come gives back, for the side that reads it. */
export function RefundPart({ bookingKey, siteKey, isMentor, now }: RefundPartProps) {
  const booking = useFragment(
    graphql`
      fragment RefundPart_booking on Booking {
        packageType
        ...planCall_booking
        startsAt
        endDate
        menteeName
        confirmedAt
        freeUntil
        hasUsedSession
        amount
        refundedAmount
        mentorLeft
        viewerCanCancel {
          money
          reason
          refund
        }
      }
    `,
    bookingKey,
  )
  const { refundWindowHours: windowHours } = useFragment(
    graphql`
      fragment RefundPart_site on Site {
        refundWindowHours
      }
    `,
    siteKey,
  )
  const { startsAt, endDate, menteeName, confirmedAt, freeUntil, mentorLeft, viewerCanCancel: right } = booking
  const isCall = isPlanCall(booking)
  const rule = refundRule(
    {
      packageType: packageOf(booking.packageType),
      isCall,
      startsAt: startsAt ? new Date(startsAt) : null,
      paidAt: confirmedAt ? new Date(confirmedAt) : null,
      freeUntil: freeUntil ? new Date(freeUntil) : null,
      endDate: endDate,
      windowHours,
    },
    now,
  )
  // A refund that failed still counts as on its way, but cancelling asks for its money again: only the server knows why nothing goes back.
  const isAllGone = booking.amount > 0 && (booking.refundedAmount ?? 0) >= booking.amount
  const nothing = isAllGone && right && !right.refund ? (right.money ?? right.reason) : null
  const used = booking.hasUsedSession ? right?.reason : null
  const until = rule.refundable && !used ? rule.until : null
  // Only the server knows why a longer refund was given, and so whether a session ends it.
  const given = !startsAt && freeUntil && rule.refundable ? right?.reason : null
  return (
    <section>
      <h2>{isCall ? 'If it is cancelled' : 'Refund'}</h2>
      <p>
        {nothing || mentorLeft ? (
          nothing || mentorLeft
        ) : isMentor ? (
          <MentorsRefund menteeName={menteeName} isCall={isCall} until={until} />
        ) : (
          (used ?? given ?? <RefundSentence rule={rule} />)
        )}
      </p>
    </section>
  )
}

interface MentorsRefundProps {
  menteeName: string
  /** A session that a package includes. */
  isCall: boolean
  /** Null once it is over. */
  until: Date | null
}

/** The rule as it concerns the mentor: until when the booking may still be called off. */
function MentorsRefund({ menteeName, isCall, until }: MentorsRefundProps) {
  if (!until)
    return isCall
      ? `If ${menteeName} cancels now, this session counts as used.`
      : `${menteeName} can no longer cancel for a full refund.`
  const time = <time dateTime={until.toISOString()}>{formatWhenFull(until)}</time>
  if (isCall)
    return (
      <span key="call">
        {menteeName} gets this session back by cancelling until {time}.
      </span>
    )
  return (
    <span key="session">
      {menteeName} can cancel for a full refund until {time}.
    </span>
  )
}
