/** The two sides of a booking: who they are, which bookings they see, and how they are told of changes. */
import type { Transaction } from '../database/client.ts'
import type { Booking, Mentor, Prisma } from '../generated/prisma/client.ts'
import { NO_ID } from '../graphql/nodeId.ts'
import { publishChange } from '../live/liveEvent.ts'
import type { BookingSide } from '../rules/bookings/bookingRights.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'
import type { Context } from '../graphql/context.ts'
import type { UserType } from '../generated/prisma/enums.ts'

/** Its id is NO_ID once the account is gone. */
type Person = Pick<Mentor, 'id' | 'name' | 'email'>

/** A booking and the two it is between. */
export interface BookingOfTwo extends Booking {
  mentorId: number
  menteeId: number
  mentor: Person
  mentee: Person
}

const person = { select: { id: true, name: true, email: true } } as const

/** A booking with both sides, and those that can be told of it: a side whose account is gone has its former name. */
export async function bookingOfAny(
  tx: Transaction,
  bookingId: number,
): Promise<{ booking: BookingOfTwo; sides: BookingSide[] } | null> {
  const booking = await tx.booking.findUnique({ where: { id: bookingId }, include: { mentor: person, mentee: person } })
  if (!booking) return null
  const gone = (type: BookingSide) => ({ id: NO_ID, name: FORMER[type], email: '' })
  const [mentor, mentee] = [booking.mentor ?? gone('mentor'), booking.mentee ?? gone('mentee')]
  const sides = (['mentee', 'mentor'] as const).filter((side) => booking[side] !== null)
  return { booking: { ...booking, mentor, mentee, mentorId: mentor.id, menteeId: mentee.id }, sides }
}

/** A booking with both sides; null once one of the accounts is gone. */
export async function bookingOfTwo(tx: Transaction, bookingId: number): Promise<BookingOfTwo | null> {
  const found = await bookingOfAny(tx, bookingId)
  return found?.sides.length === 2 ? found.booking : null
}

export const otherSide = (side: BookingSide): BookingSide => (side === 'mentee' ? 'mentor' : 'mentee')

export const BOOKING = 'booking'

type Sides = Pick<Booking, 'id' | 'mentorId' | 'menteeId'>

/** Tells mentor and mentee on the commit of `tx` that a booking has changed. */
export async function publishBookingChange(tx: Transaction, { id, mentorId, menteeId }: Sides): Promise<void> {
  const event = { what: BOOKING, change: 'changed', id } as const
  if (mentorId !== null) await publishChange(tx, { type: 'mentor', id: mentorId }, event)
  if (menteeId !== null) await publishChange(tx, { type: 'mentee', id: menteeId }, event)
}

/** Those that were confirmed once: the mentor does not learn who held a slot without paying. */
export const madeWith = (mentorId: number): Prisma.BookingWhereInput => ({
  mentorId,
  status: { in: ['confirmed', 'completed', 'cancelled'] },
})

export const ownBookings = ({ type, id }: { type: UserType; id: number }): Prisma.BookingWhereInput =>
  type === 'mentor' ? madeWith(id) : { menteeId: type === 'mentee' ? id : NO_ID }

/** Bookings that the viewer may see: a mentee's own, a mentor's once they were confirmed; administrators see all. */
export const visibleBookings = ({
  member,
  administrator,
}: Pick<Context, 'member' | 'administrator'>): Prisma.BookingWhereInput =>
  administrator ? {} : member ? ownBookings(member) : { id: NO_ID }
