import { readAddress, type BookingAddress } from '../bookings/bookingAddress.ts'
import { bookingReturn } from './addresses.ts'

/** A booking that a visitor left to log in. */
export interface BookingLeft {
  mentorId: number
  address: BookingAddress
}

/** The booking that `path` returns to, as `bookingReturn`, with what its address says. */
export function bookingLeft(path: string | null): BookingLeft | null {
  const left = bookingReturn(path)
  return left && { mentorId: left.mentorId, address: readAddress(left.query) }
}
