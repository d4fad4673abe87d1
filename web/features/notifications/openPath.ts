import { bookingOf } from '../../../api/rules/notifications.ts'
import { isComing } from '../../lib/comingPages.ts'

/** The documented link of what concerns a booking. */
const DASHBOARD = /^\/(mentor|mentee)-(dashboard|profile)(?=[/?#]|$)/i

/**
 * The page to open for a notification's link: the booking in its data rather than the whole dashboard, else the link
 * itself; null if its page does not exist yet.
 */
export function openPath(address: string | null, data: string | null): string | null {
  if (address === null) return null
  const booking = DASHBOARD.test(address) ? bookingOf(data) : null
  // Same format as `bookingPath`, which would add too much code to the entry.
  if (booking) return `/booking/${booking.mentorId}?confirmed=${booking.bookingId}`
  return isComing(address) ? null : address
}
