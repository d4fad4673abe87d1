import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { endForGivenBack, planText } from '../rules/plans.ts'
import { dateOnly, fromDateOnly, type IstDate } from '../rules/time.ts'
import { scheduleAccessNotices } from './accessNotices.ts'

/**
 * After a mentor has given a call back: a plan that ends too soon to use it runs longer, one that has just ended runs
 * again. Never shorter, and never one that was cancelled, or that another one has followed. Answers its new end date; null
 * when it stays as it is. The caller has locked the plan.
 */
export async function leaveTime(
  tx: Transaction,
  { clock }: Pick<App, 'clock'>,
  subscriptionId: number,
): Promise<IstDate | null> {
  const now = clock.now()
  const plan = await tx.planSubscription.findUniqueOrThrow({ where: { id: subscriptionId } })
  const newEnd = endForGivenBack(fromDateOnly(plan.endDate), now)
  if (newEnd === null || plan.status === 'cancelled' || (await isFollowed(tx, plan))) return null
  const endDate = dateOnly(newEnd)
  await tx.planSubscription.update({ where: { id: subscriptionId }, data: { status: 'active', endDate } })
  // The purchase has the same dates.
  await tx.booking.updateMany({
    where: { planSubscriptionId: subscriptionId, startDate: { not: null } },
    data: { endDate, selectedTimeSlot: planText(fromDateOnly(plan.startDate), newEnd) },
  })
  await scheduleAccessNotices(tx, { subscriptionId, endDate, now })
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
