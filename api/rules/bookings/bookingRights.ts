/** What the two sides of a booking may do with it, why or why not, and until when: buttons and operations ask alike. */
import { MINIMUM_NOTICE_MINUTES } from '../constants.ts'
import type { IstDate } from '../time/time.ts'
import { formatWhenFull } from '../text/format.ts'
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts'
import type { PackageType } from '../money/money.ts'
import { awayText, type Away } from '../takesPart.ts'
import type { BookingKind } from './bookingKind.ts'
import { accessEnds } from './plans.ts'
import { isRefundUsed, refundDue, USED, type RefundDue } from '../money/refundDue.ts'
import { forRefund, hoursText, lastInstant, ruleOfRest } from '../money/refunds.ts'
import { GET_THE_REST, payersBank, refundWay, unusableCall, type AtBank } from '../money/refundReasons.ts'
import { lastFree } from '../money/teamMoves.ts'

export type BookingSide = 'mentee' | 'mentor'

export interface BookingState {
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'expired'
  packageType: PackageType
  kind: BookingKind
  /** Null for a plan. */
  startsAt: Date | null
  endsAt: Date | null
  /** Of a plan: access ends at 00:00 IST of this day. */
  endDate: IstDate | null
  confirmedAt: Date | null
  /** Paise of its payment that are not refunded yet; null when it was not paid for by itself. */
  owed: number | null
  /** Paise of its payment; null when it was not paid for by itself. */
  paid: number | null
  /** All of its payment is gone for good, or on its way: not what a bank only holds while it decides. */
  isReturned: boolean
  /** What the payer's bank does with its payment. */
  atBank: AtBank
  /** Our team has decided that it takes place although all of its payment has gone back. */
  isKept: boolean
  /** All that was paid for its plan has gone back or is on its way, so no call is booked with it. */
  planReturned: boolean
  /** Until when cancelling is free at least, after a move by our team or the mentor's return; null otherwise. */
  freeUntil: Date | null
  /** Why its mentor does not take part: was rejected, switched off, has gone, or is reviewed again; null while they do. */
  mentorAway: Away | null
  /** Its mentor had left while it was to come, and takes part again. */
  mentorBack: boolean
  /** Calls of its plan that were held or are used up. */
  callsUsed: number
  /** Start of its plan's first call to come; null without. */
  firstCall: Date | null
  /** Which side has reported that the other did not come; null without a report. */
  noShow: { reportedBy: BookingSide; isAnswered: boolean; isDecided: boolean } | null
  /** REFUND_WINDOW_HOURS. */
  windowHours: number
}

export interface Right {
  allowed: boolean
  /** Why not; when it is allowed, what follows from it. For the person. */
  reason: string
  /** Until when it is allowed; null when it is not, or without an end. */
  until: Date | null
}

/** Whether it may be cancelled, and what that gives back. */
export interface CancelRight extends Right {
  /** Null when it may not be cancelled. */
  refund: RefundDue | null
  /** Which way the money goes, in a sentence to the person; null when there is nothing to say. */
  money: string | null
}

const NOT_OPEN: Record<Exclude<BookingState['status'], 'confirmed'>, string> = {
  pending: 'This booking isn’t paid for yet.',
  completed: 'This session is completed.',
  cancelled: 'This booking is cancelled.',
  expired: 'This booking was never confirmed.',
}

export const no = (reason: string): Right => ({ allowed: false, reason, until: null })

/** Why nothing can be done with it yet, or no longer; null while it is confirmed. */
export const closed = ({ status }: BookingState): string | null => (status === 'confirmed' ? null : NOT_OPEN[status])

/** Why no session of a package is booked or moved with a mentor who does not take part, and what helps. */
export const awayReason = (away: Away): string => `${awayText(away)} You can cancel the package and ${GET_THE_REST}.`

/** The same of a session by itself. */
const sessionAway = (away: Away, booking: BookingState): string =>
  `${awayText(away)} You can cancel${forRefund(booking) || ' the session'}.`

const cancelledUntil = ({ startsAt, endDate }: BookingState) => startsAt ?? (endDate ? accessEnds(endDate) : null)

/** Why its mentor does not take part, while it is to come or runs; null otherwise. */
export function awayAhead(booking: BookingState, now: Date): Away | null {
  const until = cancelledUntil(booking)
  return until !== null && now < until ? booking.mentorAway : null
}

/** What the refund rule needs of a booking, without its last day: cancelling ends a plan's access at once. */
export const refundCaseOf = (booking: BookingState) => ({
  ...booking,
  bank: payersBank(booking.owed ?? 0, booking.atBank),
  isCall: booking.kind === 'call',
  endDate: null,
  paidAt: booking.confirmedAt,
})

/**
 * A session: until it starts. A plan: by its mentor while it runs, by its mentee while it is refunded in full, which is
 * also once our team has ended it earlier, and while it runs without its mentor or they have just come back.
 */
export function canCancel(booking: BookingState, side: BookingSide, now: Date): CancelRight {
  const refused = (reason: string): CancelRight => ({ ...no(reason), refund: null, money: null })
  const over = closed(booking)
  if (over) return refused(over)
  const { startsAt, endDate, freeUntil } = booking
  const mentorAway = awayAhead(booking, now)
  const refund = { ...refundCaseOf(booking), mentorAway }
  const due = refundDue({ ...refund, by: side }, now)
  const allowed = (until: Date | null): CancelRight => {
    const money = due.returnsCall ? unusableCall(booking.planReturned) : refundWay(due.amount, booking.atBank, side)
    return { allowed: true, reason: due.reason, until, refund: due, money }
  }
  if (startsAt) {
    if (now >= startsAt) return refused('This session has already started, so it can’t be cancelled.')
    return allowed(startsAt)
  }
  const end = endDate ? accessEnds(endDate) : null
  const isFree = side === 'mentee' && freeUntil !== null && now <= freeUntil
  if (!end || (now >= end && !isFree)) return refused('This package has ended.')
  if (side === 'mentor' || mentorAway) return allowed(end)
  const { refundable, sentence, until } = ruleOfRest(refund, now)
  if (isRefundUsed(booking, now)) return refused(booking.owed ? USED : sentence)
  if (!refundable) return refused(booking.owed ? `${sentence} Write to support about a later refund.` : sentence)
  return allowed(due.until ?? until)
}

/** Why a booking whose whole payment was returned can't get another time; null for a call, and for one that is kept. */
export function refundedReason({
  kind,
  isReturned,
  isKept,
}: Pick<BookingState, 'kind' | 'isReturned' | 'isKept'>): string | null {
  return kind !== 'call' && !isKept && isReturned
    ? 'The payment for this session was returned or is on its way back, so it can’t be moved.'
    : null
}

/** The mentee of a session, as long as cancelling it is free: otherwise moving would be the way around that. */
export function canMove(booking: BookingState, side: BookingSide, now: Date): Right {
  const over = closed(booking)
  if (over) return no(over)
  const { startsAt, windowHours, freeUntil } = booking
  if (!startsAt) return no('A package has no time of its own. Move its sessions instead.')
  if (now >= startsAt) return no('This session has already started, so it can’t be moved.')
  const refunded = refundedReason(booking)
  if (refunded) return no(refunded)
  const { mentorAway } = booking
  if (mentorAway && side === 'mentee') {
    const isUsable = booking.kind === 'call' && !booking.planReturned
    return no(isUsable ? awayReason(mentorAway) : sessionAway(mentorAway, booking))
  }
  if (side === 'mentor') return no('Propose another time: the session moves when your mentee accepts it.')
  const { until } = lastFree({ own: lastInstant(startsAt, windowHours), freeUntil, end: startsAt })
  if (now <= until) return { allowed: true, reason: `You can move it until ${formatWhenFull(until)}.`, until }
  return no(`A session can be moved up to ${hoursText(windowHours)} before it starts.`)
}

/** The mentor of a session that has not started; the mentee decides. */
export function canPropose(booking: BookingState, side: BookingSide, now: Date): Right {
  const over = closed(booking)
  if (over) return no(over)
  const { startsAt } = booking
  if (!startsAt) return no('A package has no time of its own.')
  if (now >= startsAt) return no('This session has already started, so it can’t be moved.')
  const refunded = refundedReason(booking)
  if (refunded) return no(refunded)
  if (side === 'mentee') return no('Only the mentor proposes another time. You can move the session yourself.')
  if (booking.mentorAway) return no('Only an accepted mentor proposes another time.')
  return { allowed: true, reason: 'The session moves when your mentee accepts.', until: startsAt }
}

/** Until when a proposed time can be accepted: two days, while it could still be booked and the session has not begun. */
export function proposalEnds(proposed: Date, startsAt: Date, now: Date): Date {
  const lastNotice = proposed.getTime() - MINIMUM_NOTICE_MINUTES * MINUTE_MS
  return new Date(Math.min(now.getTime() + 48 * HOUR_MS, lastNotice, startsAt.getTime()))
}

/** The mentee, once it is over, unless a no-show is open or all money has gone back: our team decides then. */
export function canComplete(booking: BookingState, side: BookingSide, now: Date): Right {
  const over = closed(booking)
  if (over) return no(over)
  if (side === 'mentor') return no('The mentee marks a session as completed.')
  const isPackage = booking.kind === 'package'
  const end = booking.endsAt ?? (booking.endDate ? accessEnds(booking.endDate) : null)
  if (!end || now < end) return no(isPackage ? 'This package is still running.' : 'This session isn’t over yet.')
  if (booking.noShow && !booking.noShow.isDecided) return no('A no-show was reported for this session.')
  if (booking.isReturned && !booking.isKept)
    return no(
      `The payment for this ${isPackage ? 'package' : 'session'} was returned or is on its way back. Our team decides first whether it counts.`,
    )
  return { allowed: true, reason: 'It counts towards your hours of mentoring.', until: null }
}
