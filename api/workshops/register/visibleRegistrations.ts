import type { Prisma } from '../../generated/prisma/client.ts'
import type { Context } from '../../graphql/context.ts'
import { NO_ID } from '../../graphql/nodeId.ts'

/** Rows that the one who asks may see: a mentee's own, a mentor's once they were registered, administrators all. */
export function visibleRegistrations({
  member,
  administrator,
}: Pick<Context, 'member' | 'administrator'>): Prisma.WorkshopRegistrationWhereInput {
  if (administrator) return {}
  if (member?.type === 'mentee') return { menteeId: member.id }
  if (member?.type === 'mentor') return { workshop: { mentorId: member.id }, registeredAt: { not: null } }
  return { id: NO_ID }
}
