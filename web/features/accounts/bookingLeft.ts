import { numericId } from '../../lib/numericId.ts'
import { readAddress, type BookingAddress } from '../bookings/bookingAddress.ts'

/** A booking that somebody left in order to sign in. */
export interface BookingLeft {
  mentorId: number
  address: BookingAddress
}

/** The booking that `path` comes back to; null for every other page, and for a booking that is made already. */
export function bookingLeft(path: string | null): BookingLeft | null {
  const [, id, query] = /^\/booking\/(\d+)\/?(?:\?([^#]*))?(?:#|$)/i.exec(path ?? '') ?? []
  const mentorId = numericId(id)
  const address = readAddress(new URLSearchParams(query ?? ''))
  return mentorId === null || address.confirmed !== null ? null : { mentorId, address }
}
