import { BOOKING_MESSAGES } from '../../../api/rules/inputs/booking.ts'
import type { PackageType } from '../../../api/rules/money.ts'
import type { BookingFlow } from './bookingFlow.ts'

/** Why paying is not possible at this moment, said beside the button; null when it is. */
export function payReason(
  { startsAt, startDate, holding, payment }: BookingFlow,
  packageType: PackageType,
): string | null {
  if (packageType === 'starter' && !startsAt) return BOOKING_MESSAGES.slot
  if (packageType === 'advanced' && !startDate) return BOOKING_MESSAGES.startDate
  if (payment.kind === 'ordering') return 'Opening the payment window.'
  if (payment.kind === 'open') return 'Go on in the payment window.'
  if (packageType === 'starter' && holding.kind === 'taking') return 'Your time is being held.'
  return null
}
