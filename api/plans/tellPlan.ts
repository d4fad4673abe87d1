import type { Transaction } from '../database/client.ts'
import { tell } from '../live/tell.ts'

/** What live events call a plan. */
export const PLAN = 'plan'

/** The two people of a plan. */
interface PeopleOfPlan {
  id: number
  mentorId: number
  menteeId: number
}

/** Tells both sides of a plan that it has begun, ended, or ends on another day. */
export async function tellPlan(tx: Transaction, { id, mentorId, menteeId }: PeopleOfPlan): Promise<void> {
  const happening = { what: PLAN, change: 'changed', id } as const
  await tell(tx, { type: 'mentor', id: mentorId }, happening)
  await tell(tx, { type: 'mentee', id: menteeId }, happening)
}
