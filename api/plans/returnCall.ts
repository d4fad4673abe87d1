/** Calls that come back to a plan, and the time to use them. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { publishPlanChange } from './planEvents.ts'
import { isPlanReturned, PLAN_MONEY } from './planMoney.ts'
import type { PlanSubscription } from '../generated/prisma/client.ts'
import { PLAN_CALLS } from '../rules/constants.ts'
import { accessEnds, endForGivenBack, planText } from '../rules/bookings/plans.ts'
import { dateOnly, fromDateOnly, istDate, type IstDate } from '../rules/time/time.ts'
import { scheduleAccessNotices } from './plans.jobs.ts'

/** Where a call that was given back can be booked, when that is not simply its plan as it was. */
export interface CallBack {
  /**
   * `longer`: its own plan ends later. `next`: the next plan of the same two people has one call more. `earlier`: calls of
   * a cancelled plan went back to the plan that paid for them. `gone`: they were taken from the plan they had moved to.
   */
  where: 'longer' | 'next' | 'earlier' | 'gone'
  endDate: IstDate
}

/**
 * Gives a used call back to its plan. With `withTime` there is also time to use it: a plan that ends too soon runs longer,
 * a plan that has just ended runs again, and if another plan of the two people has these days, that plan gets the call. A
 * plan that was cancelled or refunded never runs longer. The caller has locked the plan and its two people.
 */
export async function returnCall(
  tx: Transaction,
  { clock }: Pick<App, 'clock'>,
  subscriptionId: number,
  { withTime }: { withTime: boolean },
): Promise<CallBack | null> {
  const now = clock.now()
  const plan = await tx.planSubscription.findUniqueOrThrow({ where: { id: subscriptionId }, include: PLAN_MONEY })
  if (plan.callsUsed === 0) return null
  await tx.planSubscription.update({ where: { id: subscriptionId }, data: { callsUsed: { decrement: 1 } } })
  return await giveCalls(tx, plan, { calls: 1, withTime, now })
}

/** Puts calls where they can be booked: into their plan, or the one that stands in the way of its running longer. */
export async function giveCalls(
  tx: Transaction,
  plan: PlanSubscription & WithMoney,
  { calls, withTime, now }: { calls: number; withTime: boolean; now: Date },
): Promise<CallBack | null> {
  const newEnd = withTime && isUsable(plan) ? endForGivenBack(fromDateOnly(plan.endDate), now) : null
  const isFollowed = newEnd !== null && (await hasAnotherBefore(tx, plan, newEnd))
  const next = isFollowed ? await nextPlan(tx, plan, now) : null
  const { id } = next ?? plan
  await tx.planSubscription.update({ where: { id }, data: { callsRemaining: { increment: calls } } })
  if (next) {
    await publishPlanChange(tx, next)
    return { where: 'next', endDate: fromDateOnly(next.endDate) }
  }
  if (newEnd === null || isFollowed) return null
  await setPlanEnd(tx, plan, newEnd, now)
  return { where: 'longer', endDate: newEnd }
}

/**
 * When a plan is cancelled, calls that came to it from an earlier plan of the two people go back there, with time to use
 * them: that plan has paid for them. `given`: calls that were cancelled with the plan. The caller has locked its two people.
 */
export async function returnMovedCalls(
  tx: Transaction,
  { clock }: Pick<App, 'clock'>,
  { id, mentorId, menteeId, callsUsed, callsRemaining }: PlanSubscription,
  given: number,
): Promise<CallBack | null> {
  const moved = Math.min(callsUsed + callsRemaining - PLAN_CALLS, callsRemaining + given)
  if (moved <= 0) return null
  const others = await tx.planSubscription.findMany({
    where: { id: { not: id }, mentorId, menteeId },
    include: PLAN_MONEY,
    orderBy: { endDate: 'desc' },
  })
  const from = others.find((plan) => isUsable(plan) && plan.callsUsed + plan.callsRemaining < PLAN_CALLS)
  if (!from) return null
  const back = await giveCalls(tx, from, { calls: moved, withTime: true, now: clock.now() })
  return back?.where === 'next' ? back : { where: 'earlier', endDate: back?.endDate ?? fromDateOnly(from.endDate) }
}

type WithMoney = Pick<PlanSubscription, 'status'> & Parameters<typeof isPlanReturned>[0]

/** Neither cancelled, nor was all of its money given back. */
const isUsable = (plan: WithMoney) => plan.status !== 'cancelled' && !isPlanReturned(plan)

/** The next plan of the same two people that can be used, running or to come; without one, a plan that was refunded. */
async function nextPlan(tx: Transaction, { id, mentorId, menteeId }: OfTwo, now: Date) {
  const others = await tx.planSubscription.findMany({
    where: { id: { not: id }, mentorId, menteeId, status: 'active', endDate: { gt: dateOnly(istDate(now)) } },
    include: PLAN_MONEY,
    orderBy: { startDate: 'asc' },
  })
  // A refunded plan blocks these days too: the call returns when that plan is cancelled, and is used there when it is kept.
  return others.find(isUsable) ?? others[0] ?? null
}

/**
 * Gives a plan another end date, and its purchase with it; one that ended runs again while that is to come. The caller has
 * locked the plan and its two people, and knows that no other one of them has these days.
 */
export async function setPlanEnd(
  tx: Transaction,
  plan: Pick<PlanSubscription, 'id' | 'mentorId' | 'menteeId' | 'startDate'>,
  newEnd: IstDate,
  now: Date,
): Promise<void> {
  const { id: subscriptionId } = plan
  const endDate = dateOnly(newEnd)
  const runs = accessEnds(newEnd) > now
  await tx.planSubscription.update({
    where: { id: subscriptionId },
    data: { endDate, ...(runs && { status: 'active' }) },
  })
  // The purchase has the same dates, and is not completed before they are over.
  const purchase = { planSubscriptionId: subscriptionId, startDate: { not: null } }
  await tx.booking.updateMany({
    where: purchase,
    data: { endDate, selectedTimeSlot: planText(fromDateOnly(plan.startDate), newEnd) },
  })
  if (runs)
    await tx.booking.updateMany({
      where: { ...purchase, status: 'completed' },
      data: { status: 'confirmed', completedAt: null },
    })
  await scheduleAccessNotices(tx, { subscriptionId, endDate, now })
  await publishPlanChange(tx, plan)
}

type OfTwo = Pick<PlanSubscription, 'id' | 'mentorId' | 'menteeId'>

/** Whether another active plan of the two has days before `newEnd` that this one would take: no day belongs to two of them. */
export async function hasAnotherBefore(
  tx: Transaction,
  { id, mentorId, menteeId, startDate }: OfTwo & Pick<PlanSubscription, 'startDate'>,
  newEnd: IstDate,
): Promise<boolean> {
  const days = { startDate: { lt: dateOnly(newEnd) }, endDate: { gt: startDate } }
  const others = { id: { not: id }, mentorId, menteeId, status: 'active' as const, ...days }
  return (await tx.planSubscription.count({ where: others })) > 0
}
