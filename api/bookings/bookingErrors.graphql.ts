import { CHANGE_ERRORS, errorType } from '../graphql/errors.ts'
import { BOOKING_MESSAGES } from '../rules/bookings/bookingMessages.ts'
import type { BookingSide } from '../rules/bookings/bookingRights.ts'
import { formatRupees, formatWhenFull } from '../rules/text/format.ts'
import { failure, RateLimitedError } from '../rules/userErrors.ts'

export class SlotNotOfferedError extends failure('SlotNotOfferedError', 400, BOOKING_MESSAGES.notOffered) {}
errorType(SlotNotOfferedError, 'The mentor does not offer this time: past, off the grid, too soon or too far ahead.')

export class SlotTakenError extends failure('SlotTakenError', 409, 'This time slot is no longer available') {}
errorType(
  SlotTakenError,
  'Somebody else holds or has booked this time, the mentee is in another session then, or has reserved it before without paying: the message says when they can again.',
)

export class MenteeHoldsError extends failure(
  'MenteeHoldsError',
  409,
  'This mentee already has another time reserved, and we reserve one at a time. Accept without a time, or try again later.',
) {}
errorType(MenteeHoldsError, 'The mentee has another time reserved, with whichever mentor, and may have one at a time.')

export class OtherTimeReservedError extends failure('OtherTimeReservedError', 409) {
  constructor(startsAt: Date) {
    super(`${formatWhenFull(startsAt)} is reserved for you. If you go on to pay for another time, we release it.`)
  }
}
errorType(
  OtherTimeReservedError,
  'A mentor has reserved another time for the mentee, who gives it up only by ordering this one, or by themselves.',
)

export class MentorBusyError extends failure('MentorBusyError', 409, 'This mentor is not taking bookings right now') {}
errorType(MentorBusyError, 'The mentor has switched bookings off.')

export class PlanActiveError extends failure(
  'PlanActiveError',
  409,
  'You already have an active plan with this mentor',
) {}
errorType(PlanActiveError, 'The plan would overlap another one with this mentor, or one follows it already.')

export class AmountMismatchError extends failure('AmountMismatchError', 400, BOOKING_MESSAGES.amount) {}
errorType(AmountMismatchError, 'The price given is not the price.')

export class BookingNotOpenError extends failure('BookingNotOpenError', 409) {}
errorType(BookingNotOpenError, 'Not possible with this booking, not yet or no longer; the message says why.')

export class RefundChangedError extends failure('RefundChangedError', 409) {
  readonly refund: number

  /** `side` cancels; `returnsCall` is null for what is not a call. */
  constructor(refund: number, returnsCall: boolean | null = null, side: BookingSide = 'mentee') {
    super(`The refund has changed. If you cancel now, ${outcome(refund, returnsCall, side)}.`)
    this.refund = refund
  }
}
errorType(RefundChangedError, 'The refund is another one than was agreed to; nothing was cancelled.', (t) => ({
  refund: t.expose('refund', { type: 'Paise', description: 'What would go back now.' }),
}))

function outcome(refund: number, returnsCall: boolean | null, side: BookingSide): string {
  if (returnsCall !== null) return returnsCall ? 'the session returns to its package' : 'the session counts as used'
  if (refund === 0) return 'we refund nothing'
  return `${side === 'mentor' ? 'the mentee gets' : 'you get'} ${formatRupees(refund)} back`
}

/** How each change fails that takes a time for a mentee. */
export const TAKE_TIME_ERRORS = [
  ...CHANGE_ERRORS,
  SlotNotOfferedError,
  SlotTakenError,
  MentorBusyError,
  RateLimitedError,
]
