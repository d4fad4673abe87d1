/** What a side of a booking reads of the mentee's right to cancel it. */
import { GET_THE_REST, payersBank, refundWay, unusableCall } from '../money/refundReasons.ts'
import { forRefund, nothingOwed } from '../money/refunds.ts'
import { awayText } from '../takesPart.ts'
import { formatWhenFull } from '../text/format.ts'
import { lastMinuteText } from './plans.ts'
import { canCancel, type BookingSide, type BookingState } from './bookingRights.ts'

export interface Reader {
  side: BookingSide
  mentorName: string
  menteeName: string
}

/** While a booking is to come and its mentor does not take part: whether it goes ahead, and what the mentee can do; null otherwise. */
export function mentorLeftText(
  booking: BookingState,
  { side, mentorName, menteeName }: Reader,
  now: Date,
): string | null {
  const { until, refund } = canCancel(booking, 'mentee', now)
  const { mentorAway, kind, endDate } = booking
  if (!mentorAway || !until || !refund) return null
  const isCall = kind === 'call'
  const bank = payersBank(booking.owed ?? 0, booking.atBank)
  const last = kind === 'package' && endDate ? lastMinuteText(endDate) : formatWhenFull(until)
  const what = `cancel this ${kind === 'package' ? 'package' : 'session'}${isCall ? '' : forRefund(booking)} until ${last}.`
  // What our server does: an accepted mentor can be met and written to again.
  const goesOn =
    kind === 'package'
      ? 'Your package continues once they are back.'
      : 'This session goes ahead only if they are back before it starts.'
  const also = (who: string) =>
    isCall && !booking.planReturned ? ` ${who} can cancel the package too, and ${GET_THE_REST}.` : ''
  return side === 'mentor'
    ? `You are not accepted as a mentor now, so ${menteeName} can ${what}${also(menteeName)}`
    : [
        awayText(mentorAway, mentorName),
        ...(mentorAway === 'inReview' ? [goesOn] : []),
        `You can ${what}${also('You')}`,
        ...(bank ? [bank] : []),
      ].join(' ')
}

/** What cancelling a booking gives its mentee back, as its side reads it. */
export interface RefundText {
  text: string
  /** The instant that the text names, until which it is so; null without. */
  until: Date | null
  /** Whether cancelling now gives something back. */
  isRefundable: boolean
}

export function refundText(booking: BookingState, reader: Reader, now: Date): RefundText {
  const right = canCancel(booking, 'mentee', now)
  const { refund } = right
  const isRefundable = refund !== null && (refund.amount > 0 || refund.returnsCall)
  const until = refund?.until ?? right.until
  const left = mentorLeftText(booking, reader, now)
  if (left) return { text: left, until, isRefundable }
  if (reader.side === 'mentee') return { text: right.reason, until, isRefundable }
  return { text: mentorsText(booking, { name: reader.menteeName, until, isRefundable }), until, isRefundable }
}

/** The rule as it concerns the mentor: until when the booking may still be called off. */
function mentorsText(
  { kind, owed, paid, atBank, planReturned }: BookingState,
  { name, until, isRefundable }: { name: string; until: Date | null; isRefundable: boolean },
): string {
  const when = until && formatWhenFull(until)
  if (kind === 'call') {
    if (!isRefundable) return `${name} can no longer get this session back by cancelling.`
    const unusable = unusableCall(planReturned)
    return `${name} gets this session back by cancelling until ${when}.${unusable ? ` ${unusable}` : ''}`
  }
  if (isRefundable) {
    const bank = atBank.isDisputed ? ' The mentee’s bank decides first, as it disputes the payment.' : ''
    return `${name} can cancel${forRefund({ owed, paid })}${when ? ` until ${when}` : ''}.${bank}`
  }
  if (!owed) return refundWay(0, atBank, 'mentor') ?? nothingOwed(owed)
  return `${name} can no longer cancel for a refund.`
}
