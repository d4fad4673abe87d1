/** What the two sides of a session may do when one of them did not come, and what follows from it. */
import { payersBank, unusableCall } from '../money/refundReasons.ts'
import { hoursText } from '../money/refunds.ts'
import { formatRupees } from '../text/format.ts'
import { HOUR_MS } from '../time/durations.ts'
import { closed, no, type BookingSide, type BookingState, type Right } from './bookingRights.ts'

/** Hours after a session in which either side can say that the other did not come. */
export const NO_SHOW_HOURS = 24

/** Either side of a session, from its end for 24 hours, unless one of them has. */
export function canReportNoShow(booking: BookingState, side: BookingSide, now: Date): Right {
  const over = closed(booking)
  if (over) return no(over)
  const { endsAt, noShow } = booking
  if (!endsAt) return no('A package has no time of its own.')
  const until = new Date(endsAt.getTime() + NO_SHOW_HOURS * HOUR_MS)
  if (now < endsAt) return no('This session isn’t over yet.')
  if (now > until) return no(`A no-show can be reported up to ${hoursText(NO_SHOW_HOURS)} after the session.`)
  if (noShow) return no(`${noShow.reportedBy === side ? 'You have' : 'The other person has'} already reported it.`)
  const other = side === 'mentee' ? 'mentor' : 'mentee'
  return { allowed: true, reason: `If the ${other} agrees, ${missed(booking, other, side)}`, until }
}

/** The side that was reported, once. */
export function canAnswerNoShow(booking: BookingState, side: BookingSide): Right {
  const { status, noShow } = booking
  if (status !== 'confirmed' || !noShow) return no('There is no no-show report to answer.')
  if (noShow.reportedBy === side) return no('The other person has to answer this report.')
  if (noShow.isDecided) return no('Our team has decided on this report.')
  if (noShow.isAnswered) return no('This report has already been answered.')
  return { allowed: true, reason: `If you missed it, ${missed(booking, side, side)}`, until: null }
}

/** What follows once `who` agrees that they missed it, for the side that reads it. */
function missed({ kind, owed, paid, atBank, planReturned }: BookingState, who: BookingSide, side: BookingSide): string {
  const isMentee = side === 'mentee'
  if (kind === 'call') {
    if (who === 'mentee') return 'the session is cancelled and counts as used.'
    const unusable = unusableCall(planReturned)
    return `the session is cancelled and returns to ${isMentee ? 'your' : 'the mentee’s'} Advanced package.${unusable ? ` ${unusable}` : ''}`
  }
  if (who === 'mentee')
    // The payer's bank may still give the money back to them.
    return `the session is cancelled without a ${owed === paid ? '' : 'further '}refund${atBank.isDisputed ? ' from us' : ''}.`
  if (!owed) return 'the session is cancelled.'
  const gets = isMentee ? 'you get' : 'the mentee gets'
  const bank = payersBank(owed, atBank)
  const after = !bank ? '' : isMentee ? ` ${bank}` : ' The mentee’s bank decides first, as it disputes the payment.'
  return `the session is cancelled and ${gets} ${formatRupees(owed)} back.${after}`
}
