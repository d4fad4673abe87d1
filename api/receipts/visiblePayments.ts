import type { Prisma } from '../generated/prisma/client.ts'
import type { Context } from '../graphql/context.ts'
import { NO_ID } from '../graphql/nodeId.ts'

/** Captured payments that the one who asks may see: a mentee's own; administrators see all. */
export function visiblePayments({
  member,
  administrator,
}: Pick<Context, 'member' | 'administrator'>): Prisma.PaymentWhereInput {
  if (administrator) return { receipt: { isNot: null } }
  return { menteeId: member?.type === 'mentee' ? member.id : NO_ID, receipt: { isNot: null } }
}
