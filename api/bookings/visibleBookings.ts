import type { Prisma } from '../generated/prisma/client.ts'
import type { Context } from '../graphql/context.ts'
import { NO_ID } from '../graphql/nodeId.ts'

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
