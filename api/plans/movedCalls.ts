/** Calls that moved to another plan of the same two people. They were paid with their first plan and follow its money. */
import type { Transaction } from '../database/client.ts'
import type { PlanSubscription } from '../generated/prisma/client.ts'
import { PLAN_CALLS } from '../rules/constants.ts'
import { publishPlanChange } from './planEvents.ts'
import { fromDateOnly, type IstDate } from '../rules/time/time.ts'
import { isPlanReturned, PLAN_MONEY } from './planMoney.ts'
import { giveCalls, type CallBack } from './returnCall.ts'

/** Calls of a plan that were taken out of the plans they had moved to. */
interface Taken {
  /** The last plan that they were taken from; null when there was none. */
  gone: CallBack | null
  /** Calls that stay there, as they are booked or were held. */
  booked: { planId: number; calls: number }[]
}

/** Leaves those that are booked there. A second time there is nothing left to take. Lock the plan's payment first. */
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

/** Gives these calls back, with time to use them, when the plan is kept or paid after all; answers the end date, null without calls. */
export async function giveMovedCalls(tx: Transaction, id: number, now: Date): Promise<IstDate | null> {
  const { plan, missing, away } = await movedFrom(tx, id)
  if (plan.status === 'cancelled' || missing <= away) return null
  const back = await giveCalls(tx, plan, { calls: missing - away, withTime: true, now })
  return back?.endDate ?? fromDateOnly(plan.endDate)
}

/** How many calls a plan lacks, how many of them are in other plans of the two people, and in which plans. */
async function movedFrom(tx: Transaction, id: number) {
  const plan = await tx.planSubscription.findUniqueOrThrow({ where: { id }, include: PLAN_MONEY })
  const { mentorId, menteeId } = plan
  const others = await tx.planSubscription.findMany({
    where: { id: { not: id }, mentorId, menteeId, status: { not: 'cancelled' } },
    include: PLAN_MONEY,
    orderBy: { id: 'asc' },
  })
  const holders = others.filter((one) => over(one) > 0)
  // Other plans of the two people may have calls there too; those of a refunded plan were taken before.
  const ofOthers = others.filter((one) => over(one) < 0 && !isPlanReturned(one))
  const missing = Math.max(0, -over(plan))
  const away = Math.min(missing, Math.max(0, sum(holders.map(over)) + sum(ofOthers.map(over))))
  return { plan, missing, away, holders }
}

const over = ({ callsUsed, callsRemaining }: Pick<PlanSubscription, 'callsUsed' | 'callsRemaining'>): number =>
  callsUsed + callsRemaining - PLAN_CALLS

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
