import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { owed, OWED } from '../payments/requestRefund.ts'
import { tellPlan } from './tellPlan.ts'
import type { PlanSubscription } from '../generated/prisma/client.ts'
import { accessEnds, endForGivenBack, planText } from '../rules/plans.ts'
import { dateOnly, fromDateOnly, type IstDate } from '../rules/time.ts'
import { scheduleAccessNotices } from './accessNotices.ts'

/**
 * After a mentor has given a call back: a plan that ends too soon to use it runs longer, one that has just ended runs
 * again. Never shorter, and never one that was cancelled or refunded, or that another one has followed. Answers its new end
 * date; null when it stays as it is. The caller has locked the plan and its two people.
 */
export async function leaveTime(
  tx: Transaction,
  { clock }: Pick<App, 'clock'>,
  subscriptionId: number,
): Promise<IstDate | null> {
  const now = clock.now()
  const plan = await tx.planSubscription.findUniqueOrThrow({
    where: { id: subscriptionId },
    include: { payment: { select: OWED } },
  })
  const newEnd = endForGivenBack(fromDateOnly(plan.endDate), now)
  const isRefunded = plan.payment !== null && owed(plan.payment) === 0
  if (newEnd === null || plan.status === 'cancelled' || isRefunded || (await isFollowed(tx, plan))) return null
  await setPlanEnd(tx, plan, newEnd, now)
  return newEnd
}

/**
 * Gives a plan another end date, and its purchase with it; one that ended runs again while that is to come. The caller has
 * locked the plan and its two people, and knows that no other one of them is active.
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
  await tellPlan(tx, plan)
}

/** Whom a plan is of. */
interface Followed {
  id: number
  mentorId: number
  menteeId: number
}

/** There is one active plan of two people at a time. */
export async function isFollowed(tx: Transaction, { id, mentorId, menteeId }: Followed): Promise<boolean> {
  return (await tx.planSubscription.count({ where: { id: { not: id }, mentorId, menteeId, status: 'active' } })) > 0
}
