import { violates } from '../database/transaction.ts'
import { BOOKING_MESSAGES } from '../rules/bookings/bookingMessages.ts'
import { formatRupees } from '../rules/text/format.ts'
import { UserError } from '../rules/userErrors.ts'

/** Past, off the mentor's grid, overrunning, too soon or too far ahead. */
export class SlotNotOfferedError extends UserError {
  override readonly name = 'SlotNotOfferedError'
  static override readonly status = 400

  constructor(message: string = BOOKING_MESSAGES.notOffered) {
    super(message)
  }
}

/** Held or booked by somebody else, the mentee is in another session then, or has kept it unpaid for as long as one may. */
export class SlotTakenError extends UserError {
  override readonly name = 'SlotTakenError'
  static override readonly status = 409

  constructor(message = 'This time slot is no longer available') {
    super(message)
  }
}

/** The mentor has switched bookings off. */
export class MentorBusyError extends UserError {
  override readonly name = 'MentorBusyError'
  static override readonly status = 409

  constructor() {
    super('This mentor is not taking bookings right now')
  }
}

/** A plan would overlap another one with the same mentor, or two are there already: one that runs and the next. */
export class PlanActiveError extends UserError {
  override readonly name = 'PlanActiveError'
  static override readonly status = 409

  constructor() {
    super('You already have an active plan with this mentor')
  }
}

/** The client believes in another price than ours. */
export class AmountMismatchError extends UserError {
  override readonly name = 'AmountMismatchError'
  static override readonly status = 400

  constructor() {
    super(BOOKING_MESSAGES.amount)
  }
}

/** Not possible with this booking, not yet or no longer; the message says why. */
export class BookingNotOpenError extends UserError {
  override readonly name = 'BookingNotOpenError'
  static override readonly status = 409
}

/** The refund is another one than the person has agreed to: its time ran out, or it moved. Nothing was cancelled. */
export class RefundChangedError extends UserError {
  override readonly name = 'RefundChangedError'
  static override readonly status = 409
  /** Paise that would go back now. */
  readonly refund: number

  /** `returnsCall` is null for what is not a call. */
  constructor(refund: number, returnsCall: boolean | null = null) {
    super(`The refund has changed. If you cancel now, ${outcome(refund, returnsCall)}.`)
    this.refund = refund
  }
}

function outcome(refund: number, returnsCall: boolean | null): string {
  if (returnsCall !== null) return returnsCall ? 'the session returns to its package' : 'the session counts as used'
  return refund > 0 ? `you get ${formatRupees(refund)} back` : 'there is no refund'
}

/** Turns a violated overlap constraint into SlotTakenError. */
export async function mapOverlapErrors<T>(
  work: Promise<T>,
  menteeIsBusy = 'You already have a session at this time',
): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (violates(error, 'bookings_mentor_no_overlap')) throw new SlotTakenError()
    if (violates(error, 'bookings_mentee_no_overlap')) throw new SlotTakenError(menteeIsBusy)
    throw error
  }
}
