/** What administrators may do with a booking, and what cancelling it gives back. The acts ask the same functions. */
import { awayAhead, refundCaseOf, refundedReason, type BookingState } from './bookingRights.ts'
import { refundDue } from '../money/refundDue.ts'
import { unusableCall } from '../money/refundReasons.ts'
import { PLAN_RETURNED } from './planRights.ts'

export interface AdminRights {
  canCancel: boolean
  cancelReason: string | null
  /** Paise that the refund rule gives back when its holder cancels now. */
  refundByRule: number
  /** Paise that can go back at all. */
  refundable: number
  /** The payer's bank decides on a dispute of the payment: until then a refund waits. */
  isDisputed: boolean
  canMove: boolean
  moveReason: string | null
}

export interface AdminBookingRights extends AdminRights {
  /** Whether an administrator decided that it stays although its payment was returned. */
  isKept: boolean
  /** Whether cancelling gives a call back to its plan. */
  returnsCall: boolean
  /** That a call which comes back can't be booked again with its plan; null when it can, or nothing comes back. */
  unusable: string | null
  canDecideNoShow: boolean
}

/** What the rights of administrators depend on, beside those of the sides. */
export interface AdminBookingState extends BookingState {
  /** Of what belongs to a plan: where that stands; null for a session by itself. */
  planStatus: 'active' | 'expired' | 'cancelled' | null
  /** Of a call: whether its plan takes it back: not once that is cancelled. One that was refunded may still be kept. */
  planTakesBack: boolean
  hasBothSides: boolean
}

const NOT_CONFIRMED = {
  pending: 'It isn’t paid for yet.',
  cancelled: 'It is cancelled.',
  expired: 'It was never paid.',
}

/** Why it can't be cancelled; null when it can, also once it is over. */
function whyNotCancelled({ status }: AdminBookingState): string | null {
  return status === 'confirmed' || status === 'completed' ? null : NOT_CONFIRMED[status]
}

/**
 * Why it can't get another time or end; null when it can, also after its time. A move closes an open no-show report,
 * and both may report again; a decided one has cancelled or completed the session.
 */
function whyNotMoved(booking: AdminBookingState): string | null {
  const { status, planStatus, noShow, hasBothSides } = booking
  const isPackage = booking.kind === 'package'
  if (status === 'cancelled' && noShow) return 'It was cancelled as missed. Book a new session instead.'
  if (status !== 'confirmed' && status !== 'completed') return NOT_CONFIRMED[status]
  if (!isPackage && status === 'completed') return 'This session is completed.'
  if (!hasBothSides) return 'One of the two accounts is closed.'
  if (planStatus === 'cancelled') return 'Its package is cancelled.'
  if (isPackage && !booking.isKept && booking.isReturned) return PLAN_RETURNED
  return isPackage || refundedReason(booking) === null ? null : 'Its payment was returned or is on its way back.'
}

/** Of a booking, at that moment. */
export function adminBookingRights(booking: AdminBookingState, now: Date): AdminBookingRights {
  const { status, kind, planTakesBack, owed, noShow } = booking
  const [cancelReason, moveReason] = [whyNotCancelled(booking), whyNotMoved(booking)]
  const canCancel = cancelReason === null
  const returnsCall = canCancel && kind === 'call' && planTakesBack
  const mentorAway = awayAhead(booking, now)
  const due = refundDue({ ...refundCaseOf(booking), by: 'mentee', mentorAway }, now)
  return {
    canCancel,
    cancelReason,
    refundByRule: canCancel ? due.amount : 0,
    isDisputed: booking.atBank.isDisputed,
    isKept: booking.isKept,
    refundable: canCancel ? Math.max(0, owed ?? 0) : 0,
    returnsCall,
    unusable: returnsCall ? unusableCall(booking.planReturned) : null,
    canMove: moveReason === null,
    moveReason,
    canDecideNoShow: status === 'confirmed' && noShow !== null && !noShow.isDecided,
  }
}
