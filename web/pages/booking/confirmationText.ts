import { PLAN_DAYS } from '../../../api/rules/constants.ts'
import type { PackageType } from '../../../api/rules/money.ts'

/** Heading and first sentence of a booking's page, by where the booking stands. */
export function confirmationText(
  status: string,
  packageType: PackageType,
  mentorName: string,
): { title: string; lead: string } {
  const product = packageType === 'starter' ? 'session' : 'plan'
  switch (status) {
    case 'CONFIRMED':
      return {
        title: 'Booking confirmed',
        lead:
          packageType === 'starter'
            ? `Your session with ${mentorName} is paid and booked.`
            : `Your plan with ${mentorName} is paid. ${PLAN_DAYS}-day chat access is activated.`,
      }
    case 'COMPLETED':
      return { title: 'Session completed', lead: `This ${product} with ${mentorName} is over.` }
    case 'CANCELLED':
      return { title: 'Booking cancelled', lead: `This ${product} with ${mentorName} was called off.` }
    default:
      return { title: 'Booking not confirmed', lead: `This ${product} with ${mentorName} was not paid in time.` }
  }
}
