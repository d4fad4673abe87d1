import type { PageArgs } from '../../relay/page.ts'
import { numericId, readAddress } from '../../features/bookings/bookingAddress.ts'
import { bookingDays } from './bookingDays.ts'

/** What the booking page asks for at an address; an impossible mentor id becomes 0, which nobody has. */
export function bookingVariables({ params, url }: PageArgs, now = new Date()) {
  const { confirmed } = readAddress(url.searchParams)
  return {
    mentorId: numericId(params['mentorId']) ?? 0,
    ...bookingDays(now),
    confirmed: confirmed ?? 0,
    isConfirmation: confirmed !== null,
  }
}
