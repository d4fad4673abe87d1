import { numericId } from '../../lib/numericId.ts'
import { readAddress, type BookingAddress } from '../bookings/bookingAddress.ts'

/** A booking that a visitor left to log in. */
export interface BookingLeft {
  mentorId: number
  address: BookingAddress
}

/** The booking that `path` returns to; null for every other page, and for a booking that is already made. */
export function bookingLeft(path: string | null): BookingLeft | null {
  const [, id, query] = /^\/booking\/(\d+)\/?(?:\?([^#]*))?(?:#|$)/i.exec(path ?? '') ?? []
  const mentorId = numericId(id)
  const address = readAddress(new URLSearchParams(query ?? ''))
  return mentorId === null || address.confirmed !== null ? null : { mentorId, address }
}
