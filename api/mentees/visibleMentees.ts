import { isSelf } from '../accounts/self.ts'
import { madeWith } from '../bookings/visibleBookings.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Context } from '../graphql/context.ts'
import { NO_ID } from '../graphql/nodeId.ts'

/**
 * What `node(id:)` shows: oneself, to administrators everyone, and to a mentor those who have a booking that was
 * confirmed, a plan, or a request with them. Holding a slot shows nobody.
 */
export function reachableMentee(
  context: Pick<Context, 'member' | 'administrator' | 'registered'>,
  id: number,
): Prisma.MenteeWhereUniqueInput {
  if (context.administrator !== null || isSelf(context, 'mentee', id)) return { id }
  if (context.member?.type !== 'mentor') return { id: NO_ID }
  const mentorId = context.member.id
  const theirs = { some: { mentorId } }
  return { id, OR: [{ bookings: { some: madeWith(mentorId) } }, { subscriptions: theirs }, { requests: theirs }] }
}
