import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { owed, OWED } from '../payments/requestRefund.ts'
import { tellPlan } from './tellPlan.ts'
import { endForGivenBack, planText } from '../rules/plans.ts'
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
  const endDate = dateOnly(newEnd)
  await tx.planSubscription.update({ where: { id: subscriptionId }, data: { status: 'active', endDate } })
  // The purchase has the same dates, and is not completed before they are over.
  const purchase = { planSubscriptionId: subscriptionId, startDate: { not: null } }
  await tx.booking.updateMany({
    where: purchase,
    data: { endDate, selectedTimeSlot: planText(fromDateOnly(plan.startDate), newEnd) },
  })
  await tx.booking.updateMany({
    where: { ...purchase, status: 'completed' },
    data: { status: 'confirmed', completedAt: null },
  })
  await scheduleAccessNotices(tx, { subscriptionId, endDate, now })
  await tellPlan(tx, plan)
  return newEnd
}

interface Followed {
  id: number
  mentorId: number
  menteeId: number
}

/** There is one active plan of two people at a time. */
async function isFollowed(tx: Transaction, { id, mentorId, menteeId }: Followed): Promise<boolean> {
  return (await tx.planSubscription.count({ where: { id: { not: id }, mentorId, menteeId, status: 'active' } })) > 0
}
