/** The two sides of a booking: who they are, and that they see it change. */
import type { Transaction } from '../database/client.ts'
import type { Booking, Prisma } from '../generated/prisma/client.ts'
import { NO_ID } from '../graphql/nodeId.ts'
import { publishChange } from '../live/liveEvent.ts'
import type { BookingSide as Side } from '../rules/bookings/bookingRights.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'
import type { Context } from '../graphql/context.ts'

export type { Side }

interface Person {
  /** NO_ID once the account is gone. */
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

/** The same for whoever is left: an account that is gone has its former name, and is told nothing. */
export async function bookingOfAny(
  tx: Transaction,
  bookingId: number,
): Promise<{ booking: BookingOfTwo; sides: Side[] } | null> {
  const booking = await tx.booking.findUnique({ where: { id: bookingId }, include: { mentor: person, mentee: person } })
  if (!booking) return null
  const gone = (type: Side) => ({ id: NO_ID, name: FORMER[type], email: '' })
  const [mentor, mentee] = [booking.mentor ?? gone('mentor'), booking.mentee ?? gone('mentee')]
  const sides = (['mentee', 'mentor'] as const).filter((side) => booking[side] !== null)
  return { booking: { ...booking, mentor, mentee, mentorId: mentor.id, menteeId: mentee.id }, sides }
}

/** What live events call a booking. */
export const BOOKING = 'booking'

interface Sides {
  id: number
  mentorId: number | null
  menteeId: number | null
}

/** Publishes to mentor and mentee of a booking that it has changed, on the commit of `tx`; an account that is gone gets nothing. */
export async function publishBookingChange(tx: Transaction, { id, mentorId, menteeId }: Sides): Promise<void> {
  const event = { what: BOOKING, change: 'changed', id } as const
  if (mentorId !== null) await publishChange(tx, { type: 'mentor', id: mentorId }, event)
  if (menteeId !== null) await publishChange(tx, { type: 'mentee', id: menteeId }, event)
}

/**
 * A mentor's bookings: those that were confirmed once. A slot that somebody merely holds, or has let go, tells the
 * mentor nothing about them.
 */
export const madeWith = (mentorId: number): Prisma.BookingWhereInput => ({
  mentorId,
  status: { in: ['confirmed', 'completed', 'cancelled'] },
})

/** Rows that the one who asks may see: a mentee's own, a mentor's once they were confirmed; administrators see all. */
export function visibleBookings({
  member,
  administrator,
}: Pick<Context, 'member' | 'administrator'>): Prisma.BookingWhereInput {
  if (administrator) return {}
  if (member?.type === 'mentor') return madeWith(member.id)
  if (member?.type === 'mentee') return { menteeId: member.id }
  return { id: NO_ID }
}
