import { bookingOf } from '../../../api/rules/notifications.ts'
import { isComing } from '../../lib/comingPages.ts'

/**
 * The page to open for an address that a notification leads to: that very address once its page is there; until then
 * the booking that its data names; null where no page of ours shows what it is about.
 */
export function openPath(address: string | null, data: string | null): string | null {
  if (address === null || !isComing(address)) return address
  const booking = bookingOf(data)
  // As `bookingPath` writes it, whose rules of slots weigh more than this page has room for.
  return booking && `/booking/${booking.mentorId}?confirmed=${booking.bookingId}`
}
