import type { Transaction } from '../database/client.ts'
import type { PlanSubscription } from '../generated/prisma/client.ts'
import { PLAN_CALLS } from '../rules/constants.ts'
import { publishPlanChange } from './planEvents.ts'
import { accessEnds } from '../rules/bookings/plans.ts'
import { fromDateOnly } from '../rules/time/time.ts'
import { scheduleAccessNotices } from './plans.jobs.ts'

type PaidPlan = Pick<PlanSubscription, 'menteeId' | 'mentorId' | 'startDate' | 'endDate'> & {
  paymentId: number
  now: Date
}

/** Opens the plan that was paid for; answers its id. plan_subscriptions_one_active refuses a plan that overlaps another one. */
export async function openSubscription(tx: Transaction, { now, ...paid }: PaidPlan): Promise<number> {
  const ended = await tx.planSubscription.findMany({
    where: { menteeId: paid.menteeId, mentorId: paid.mentorId, status: 'active' },
  })
  for (const before of ended) {
    if (accessEnds(fromDateOnly(before.endDate)) > now) continue
    await tx.planSubscription.update({ where: { id: before.id }, data: { status: 'expired' } })
    await publishPlanChange(tx, before)
  }
  const plan = await tx.mentorshipPlan.findUniqueOrThrow({ where: { name: 'Advanced' }, select: { id: true } })
  const { id } = await tx.planSubscription.create({
    data: { ...paid, planId: plan.id, callsRemaining: PLAN_CALLS, createdAt: now },
    select: { id: true },
  })
  await publishPlanChange(tx, { id, mentorId: paid.mentorId, menteeId: paid.menteeId })
  await scheduleAccessNotices(tx, { subscriptionId: id, endDate: paid.endDate, now })
  await tx.payment.update({ where: { id: paid.paymentId }, data: { planId: plan.id } })
  return id
}
