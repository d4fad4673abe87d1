/** Calls that are in another plan of the same two: they belong to the plan that they were paid with, and go with its money. */
import type { Transaction } from '../database/client.ts'
import type { PlanSubscription } from '../generated/prisma/client.ts'
import { PLAN_CALLS } from '../rules/constants.ts'
import { publishPlanChange } from './planEvents.ts'
import { fromDateOnly, type IstDate } from '../rules/time/time.ts'
import { isPlanReturned, PLAN_MONEY, giveCalls, type CallBack } from './returnCall.ts'

/** What became of the calls of a plan that had moved to others. */
interface Taken {
  /** The last of those they were taken from; null when there was none. */
  gone: CallBack | null
  /** Those that are booked by now, or were held. */
  booked: { planId: number; calls: number }[]
}

/**
 * Takes calls of a plan that was cancelled, or whose money has gone back, out of the plan they had moved to, as far as they are
 * not booked there. Once: what was taken is missed nowhere. Lock its payment first.
 */
export async function takeMovedCalls(tx: Transaction, id: number): Promise<Taken> {
  const { away, holders } = await movedFrom(tx, id)
  let left = away
  const taken: Taken = { gone: null, booked: [] }
  for (const plan of holders) {
    const theirs = Math.min(left, over(plan))
    const calls = Math.min(theirs, plan.callsRemaining)
    if (theirs > calls) taken.booked.push({ planId: plan.id, calls: theirs - calls })
    if (calls <= 0) continue
    const { count } = await tx.planSubscription.updateMany({
      where: { id: plan.id, callsRemaining: { gte: calls } },
      data: { callsRemaining: { decrement: calls } },
    })
    if (count === 0) continue
    left -= calls
    taken.gone = { where: 'gone', endDate: fromDateOnly(plan.endDate) }
    await publishPlanChange(tx, plan)
  }
  return taken
}

/** Gives them again, with time to use them, once the plan is kept or paid for after all: until the end date that is answered. */
export async function giveMovedCalls(tx: Transaction, id: number, now: Date): Promise<IstDate | null> {
  const { plan, missing, away } = await movedFrom(tx, id)
  if (plan.status === 'cancelled' || missing <= away) return null
  const back = await giveCalls(tx, plan, { calls: missing - away, withTime: true, now })
  return back?.endDate ?? fromDateOnly(plan.endDate)
}

/** Calls that a plan has fewer than it was bought with, how many of them are in others of the two, and in which. */
async function movedFrom(tx: Transaction, id: number) {
  const plan = await tx.planSubscription.findUniqueOrThrow({ where: { id }, include: PLAN_MONEY })
  const { mentorId, menteeId } = plan
  const others = await tx.planSubscription.findMany({
    where: { id: { not: id }, mentorId, menteeId, status: { not: 'cancelled' } },
    include: PLAN_MONEY,
    orderBy: { id: 'asc' },
  })
  const holders = others.filter((one) => over(one) > 0)
  // What others of the two have there is theirs; of one whose money has gone back it was taken before.
  const ofOthers = others.filter((one) => over(one) < 0 && !isPlanReturned(one))
  const missing = Math.max(0, -over(plan))
  const away = Math.min(missing, Math.max(0, sum(holders.map(over)) + sum(ofOthers.map(over))))
  return { plan, missing, away, holders }
}

const over = ({ callsUsed, callsRemaining }: Pick<PlanSubscription, 'callsUsed' | 'callsRemaining'>): number =>
  callsUsed + callsRemaining - PLAN_CALLS

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
