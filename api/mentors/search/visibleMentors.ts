import { isSelf } from '../../accounts/self.ts'
import { LISTED } from '../../availability/freeSlots.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Context } from '../../graphql/context.ts'
import type { App } from '../../app.ts'

type Asker = Pick<Context, 'member' | 'administrator' | 'registered'>

/** Whether this asker may read one mentor by number: a listed one, or in any state themselves and for administrators. */
export function readableMentor(context: Asker, id: number): Prisma.MentorWhereInput {
  const isOpen = context.administrator !== null || isSelf(context, 'mentor', id)
  return isOpen ? { id } : { id, ...LISTED }
}

/**
 * What `node(id:)` shows: no more than the other queries do. A mentee's own bookings, plans and requests lead to their
 * mentor in whatever state the mentor is by now.
 */
export function reachableMentor(context: Asker, id: number): Prisma.MentorWhereUniqueInput {
  if (context.administrator !== null || isSelf(context, 'mentor', id)) return { id }
  if (context.member?.type !== 'mentee') return { id, ...LISTED }
  const theirs = { some: { menteeId: context.member.id } }
  return { id, OR: [LISTED, { bookings: theirs }, { subscriptions: theirs }, { requests: theirs }] }
}

/** Ids of all public mentors in their order, at most `limit`: for the sitemap. */
export async function listedMentorIds({ db }: Pick<App, 'db'>, limit: number): Promise<number[]> {
  const rows = await db.mentor.findMany({ where: LISTED, select: { id: true }, orderBy: { id: 'asc' }, take: limit })
  return rows.map(({ id }) => id)
}
