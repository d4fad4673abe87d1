import { numericId } from '../../lib/numericId.ts'
import { readAddress, type BookingAddress } from '../bookings/bookingAddress.ts'

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

/** The mentor and the query of the booking that `path` returns to; null for other pages, and for a booking already made. */
export function bookingReturn(path: string | null): { mentorId: number; query: URLSearchParams } | null {
  const [, id, text] = /^\/booking\/(\d+)\/?(?:\?([^#]*))?(?:#|$)/i.exec(path ?? '') ?? []
  const mentorId = numericId(id)
  const query = new URLSearchParams(text ?? '')
  return mentorId === null || numericId(query.get('confirmed')) !== null ? null : { mentorId, query }
}
