import type { Transaction } from '../database/client.ts'
import type { PlanSubscription } from '../generated/prisma/client.ts'
import { publishChange } from '../live/liveEvent.ts'

export const PLAN = 'plan'

type PlanOfTwo = Pick<PlanSubscription, 'id' | 'mentorId' | 'menteeId'>

/** Publishes to both sides of a plan that it has begun, ended, or ends on another day. */
export async function publishPlanChange(tx: Transaction, { id, mentorId, menteeId }: PlanOfTwo): Promise<void> {
  const event = { what: PLAN, change: 'changed', id } as const
  await publishChange(tx, { type: 'mentor', id: mentorId }, event)
  await publishChange(tx, { type: 'mentee', id: menteeId }, event)
}
