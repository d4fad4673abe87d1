import { isSelf } from '../accounts/self.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Context } from '../graphql/context.ts'
import { NO_ID } from '../graphql/nodeId.ts'

/** What `node(id:)` shows: oneself, to administrators everyone, and to a mentor those who have booked, subscribed or asked. */
export function reachableMentee(
  context: Pick<Context, 'member' | 'administrator' | 'memo'>,
  id: number,
): Prisma.MenteeWhereUniqueInput {
  if (context.administrator !== null || isSelf(context, 'mentee', id)) return { id }
  if (context.member?.type !== 'mentor') return { id: NO_ID }
  const theirs = { some: { mentorId: context.member.id } }
  return { id, OR: [{ bookings: theirs }, { subscriptions: theirs }, { requests: theirs }] }
}
