import type { Transaction } from '../database/client.ts'
import type { Booking } from '../generated/prisma/client.ts'

interface Person {
  id: number
  name: string
  email: string
}

/** A booking and the two it is between. */
export interface BookingOfTwo extends Booking {
  mentorId: number
  menteeId: number
  mentor: Person
  mentee: Person
}

const person = { select: { id: true, name: true, email: true } } as const

/** Both sides of a booking, for telling them; null once one of the accounts is gone. */
export async function bookingOfTwo(tx: Transaction, bookingId: number): Promise<BookingOfTwo | null> {
  const booking = await tx.booking.findUnique({ where: { id: bookingId }, include: { mentor: person, mentee: person } })
  if (!booking?.mentor || !booking.mentee) return null
  return { ...booking, mentor: booking.mentor, mentee: booking.mentee } as BookingOfTwo
}
