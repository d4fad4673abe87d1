import { bookingOf } from '../../../api/rules/notifications.ts'
import { isComing } from '../../lib/comingPages.ts'

/**
 * The page to open for a notification's link: the link itself if its page exists, else the booking in its data; null if
 * no page shows it.
 */
export function openPath(address: string | null, data: string | null): string | null {
  if (address === null || !isComing(address)) return address
  const booking = bookingOf(data)
  // Same format as `bookingPath`, which would add too much code to the entry.
  return booking && `/booking/${booking.mentorId}?confirmed=${booking.bookingId}`
}
