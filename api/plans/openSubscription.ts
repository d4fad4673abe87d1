import type { Transaction } from '../database/client.ts'
import { MONTH_CALLS } from '../rules/constants.ts'
import { accessEnds } from '../rules/months.ts'
import { fromDateOnly } from '../rules/time.ts'
import { scheduleAccessNotices } from './accessNotices.ts'

interface PaidMonth {
  menteeId: number
  mentorId: number
  paymentId: number
  startDate: Date
  endDate: Date
  now: Date
}

/** Opens the month that was paid for; answers its id. A running one with the same mentor runs into plan_subscriptions_one_active. */
export async function openSubscription(tx: Transaction, { now, ...month }: PaidMonth): Promise<number> {
  const ended = await tx.planSubscription.findMany({
    where: { menteeId: month.menteeId, mentorId: month.mentorId, status: 'active' },
  })
  for (const { id, endDate } of ended) {
    if (accessEnds(fromDateOnly(endDate)) <= now)
      await tx.planSubscription.update({ where: { id }, data: { status: 'expired' } })
  }
  const plan = await tx.mentorshipPlan.findUniqueOrThrow({ where: { name: 'Advanced' }, select: { id: true } })
  const { id } = await tx.planSubscription.create({
    data: { ...month, planId: plan.id, callsRemaining: MONTH_CALLS, createdAt: now },
    select: { id: true },
  })
  await scheduleAccessNotices(tx, { subscriptionId: id, endDate: month.endDate, now })
  await tx.payment.update({ where: { id: month.paymentId }, data: { planId: plan.id } })
  return id
}
