import type { Transaction } from '../database/client.ts'
import type { PlanSubscription } from '../generated/prisma/client.ts'

type Ending = Pick<PlanSubscription, 'id' | 'mentorId' | 'menteeId' | 'endDate'>

/** The plan of the same two that goes on when this one ends; null when there is none. */
export async function followerOf(
  db: Pick<Transaction, 'planSubscription'>,
  { id, mentorId, menteeId, endDate }: Ending,
): Promise<PlanSubscription | null> {
  return await db.planSubscription.findFirst({
    where: { id: { not: id }, mentorId, menteeId, status: 'active', endDate: { gt: endDate } },
    orderBy: { startDate: 'asc' },
  })
}
