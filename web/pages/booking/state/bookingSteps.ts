import { BOOKING_MESSAGES } from '../../../../api/rules/bookings/bookingMessages.ts'
import { AGENDA_MINIMUM, PROSE_MAXIMUM } from '../../../../api/rules/constants.ts'
import type { PackageType } from '../../../../api/rules/money/money.ts'
import { istDate, type IstDate } from '../../../../api/rules/time/time.ts'
import { BOOKING_STEPS, type BookingStep } from '../../../features/bookings/bookingAddress.ts'
import type { Place } from '../../../ui/time/Plumb.tsx'
import type { BookingFlow, Payment } from './bookingState.ts'

/** The completed inputs. */
export interface Progress {
  hasTime: boolean
  hasAgenda: boolean
}

/** Whether time and agenda are complete for this package. The form has the full rule; here the length is enough. */
export function progressOf(
  { startsAt, startDate, agenda }: Pick<BookingFlow, 'startsAt' | 'startDate' | 'agenda'>,
  packageType: PackageType,
): Progress {
  const { length } = agenda.trim()
  return {
    hasTime: (packageType === 'starter' ? startsAt : startDate) !== null,
    hasAgenda: length >= AGENDA_MINIMUM && length <= PROSE_MAXIMUM,
  }
}

/** The step to show: the one asked for, unless an earlier one is still open. Paying needs an account. */
export function stepToShow(asked: BookingStep, { hasTime, hasAgenda }: Progress, signedIn: boolean): BookingStep {
  if (asked === 'time' || !hasTime) return 'time'
  if (asked === 'details' || !hasAgenda || !signedIn) return 'details'
  return 'pay'
}

/** State of a step on the line. A completed step stays done when the person returns to an earlier one. */
export function placeOfStep(step: BookingStep, current: BookingStep): Place {
  if (step === current) return 'now'
  return BOOKING_STEPS.indexOf(step) < BOOKING_STEPS.indexOf(current) ? 'done' : 'ahead'
}

/** Id of a step's form: the bottom bar's button submits it, so that there is one way forward. */
export function stepForm(step: BookingStep): string {
  return `booking-${step}`
}

/** View of the page: the steps, or the outcome of a payment. */
export type BookingView = 'steps' | 'confirming' | 'checking' | 'lost'

/** `isLate`: a confirmation that takes this long is worth a warning. */
export function viewOf({ kind }: Payment, isLate: boolean): BookingView {
  if (kind === 'checking' || kind === 'lost') return kind
  if (kind === 'verifying') return isLate ? 'checking' : 'confirming'
  return kind === 'confirmed' ? 'confirming' : 'steps'
}

/** Whether a payment is under way: nothing can be changed then. */
export function isPaying({ payment }: Pick<BookingFlow, 'payment'>): boolean {
  return payment.kind === 'ordering' || payment.kind === 'open'
}

/** Why paying is not possible right now, shown beside the button; null if it is. */
export function payReason(
  { startsAt, startDate, holding, payment }: BookingFlow,
  packageType: PackageType,
): string | null {
  if (packageType === 'starter' && !startsAt) return BOOKING_MESSAGES.slot
  if (packageType === 'advanced' && !startDate) return BOOKING_MESSAGES.startDate
  if (payment.kind === 'ordering') return 'Opening the payment window…'
  if (payment.kind === 'open') return 'Complete the payment in the open window.'
  if (packageType === 'starter' && holding.kind === 'taking') return 'Reserving your slot…'
  return null
}

/** Day of the session, or the first of a plan, IST; null while none is chosen. */
export function sessionDate(
  { startsAt, startDate }: Pick<BookingFlow, 'startsAt' | 'startDate'>,
  packageType: PackageType,
): IstDate | null {
  return packageType === 'advanced' ? startDate : dayOf(startsAt)
}

/** Day of an instant, IST. */
export function dayOf(instant: string | null | undefined): IstDate | null {
  return instant ? istDate(new Date(instant)) : null
}
