/** Who may review a booking, edit what they wrote and answer, why or why not, and until when. */
import { REVIEW_DAYS, REVIEW_EDIT_HOURS } from '../constants.ts'
import { formatWhenFull } from '../text/format.ts'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import { no, type BookingSide, type BookingState, type Right } from './bookingRights.ts'
import { accessEnds } from './plans.ts'

export interface ReviewedBooking extends BookingState {
  hasReview: boolean
  /** Nobody pays for a trial. */
  isTrial: boolean
  /** It was cancelled because its mentor did not come. */
  mentorMissed: boolean
  /** When the last session of a package ended; null while one is left or ahead. */
  lastCallEnded: Date | null
}

/** From when a booking can be reviewed, and where the days for it count from. */
function ended(booking: ReviewedBooking): { from: Date | null; counted: Date | null } {
  const end = booking.endDate ? accessEnds(booking.endDate) : booking.endsAt
  return { from: booking.lastCallEnded ?? end, counted: end }
}

/** The mentee who paid and was there, once; a mentor who did not come can be reviewed too. */
export function canReview(booking: ReviewedBooking, side: BookingSide, now: Date): Right {
  const { status, kind, noShow, hasReview, mentorMissed } = booking
  const noun = kind === 'package' ? 'package' : 'session'
  if (side === 'mentor') return no(`The mentee reviews the ${noun}.`)
  if (hasReview) return no(`You have reviewed this ${noun}.`)
  if (kind === 'call') return no('The package is reviewed as a whole, once it is over.')
  if (status === 'pending' || status === 'expired' || booking.isTrial) return no(`Only a paid ${noun} can be reviewed.`)
  if (status === 'cancelled' && !mentorMissed) return no(`This ${noun} was cancelled, so it can’t be reviewed.`)
  if (booking.isReturned && !booking.isKept && !mentorMissed)
    return no(`The payment for this ${noun} was returned, so it can’t be reviewed.`)
  const { from, counted } = ended(booking)
  if (!from || !counted || now < from) return no(`This ${noun} isn’t over yet.`)
  if (status === 'confirmed' && noShow && !noShow.isDecided) return no('A no-show was reported for this session.')
  const until = new Date(counted.getTime() + REVIEW_DAYS * DAY_MS)
  if (now > until) return no(`A ${noun} can be reviewed for ${REVIEW_DAYS} days after it ends.`)
  return { allowed: true, reason: `You can review it until ${formatWhenFull(until)}.`, until }
}

interface Written {
  createdAt: Date
  answeredAt: Date | null
  isHidden: boolean
}

const HIDDEN = 'Our team has hidden this review.'
const editedUntil = (since: Date) => new Date(since.getTime() + REVIEW_EDIT_HOURS * HOUR_MS)

function whileFresh(since: Date, what: string, now: Date): Right {
  const until = editedUntil(since)
  if (now > until) return no(`${what} can be edited for ${REVIEW_EDIT_HOURS} hours.`)
  return { allowed: true, reason: `You can edit it until ${formatWhenFull(until)}.`, until }
}

/** Its mentee, for 48 hours. */
export function canEditReview({ createdAt, isHidden }: Written, now: Date): Right {
  return isHidden ? no(HIDDEN) : whileFresh(createdAt, 'A review', now)
}

/** Its mentor, once; then for 48 hours to edit the answer. */
export function canAnswerReview({ answeredAt, isHidden }: Written, now: Date): Right {
  if (isHidden) return no(HIDDEN)
  if (answeredAt) return whileFresh(answeredAt, 'An answer', now)
  return { allowed: true, reason: 'Everybody who sees the review sees your answer.', until: null }
}
