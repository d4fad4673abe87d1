import type { Transaction } from '../database/client.ts'
import type { PlanSubscription } from '../generated/prisma/client.ts'
import { publishToBoth } from '../live/liveEvent.ts'

export const PLAN = 'plan'

/** Publishes to both sides of a plan that it has begun, ended, or ends on another day. */
export const publishPlanChange = (
  tx: Transaction,
  plan: Pick<PlanSubscription, 'id' | 'mentorId' | 'menteeId'>,
): Promise<void> => publishToBoth(tx, plan, { what: PLAN, change: 'changed', id: plan.id })
