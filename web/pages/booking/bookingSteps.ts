import type { PackageType } from '../../../api/rules/money.ts'
import { bookingDetailsSchema } from '../../../api/rules/inputs/booking.ts'
import type { Place } from '../../ui/Plumb.tsx'
import { BOOKING_STEPS, type BookingStep } from '../../features/bookings/bookingAddress.ts'
import type { BookingFlow } from './bookingFlow.ts'

/** What has been settled so far. */
export interface Progress {
  hasTime: boolean
  hasAgenda: boolean
}

/** Whether time and text are there for this package. */
export function progressOf(
  { startsAt, startDate }: Pick<BookingFlow, 'startsAt' | 'startDate'>,
  packageType: PackageType,
  agenda: string,
): Progress {
  return {
    hasTime: (packageType === 'starter' ? startsAt : startDate) !== null,
    hasAgenda: bookingDetailsSchema.safeParse({ agenda }).success,
  }
}

/** The step to show: the one asked for, unless an earlier one is still open. Paying needs an account. */
export function stepToShow(asked: BookingStep, { hasTime, hasAgenda }: Progress, signedIn: boolean): BookingStep {
  if (asked === 'time' || !hasTime) return 'time'
  if (asked === 'details' || !hasAgenda || !signedIn) return 'details'
  return 'pay'
}

/** Where a step lies on the line. A step that is filled in stays done when one goes back to an earlier one. */
export function placeOfStep(step: BookingStep, current: BookingStep): Place {
  if (step === current) return 'now'
  return BOOKING_STEPS.indexOf(step) < BOOKING_STEPS.indexOf(current) ? 'done' : 'ahead'
}

/** Id of a step's form: the bottom bar's button submits it, so that there is one way to go on. */
export function stepForm(step: BookingStep): string {
  return `booking-${step}`
}
