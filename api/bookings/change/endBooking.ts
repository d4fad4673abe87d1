import { actAs, type Actor } from '../../database/transaction.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Booking } from '../../generated/prisma/client.ts'
import type { BookingActor } from '../../generated/prisma/enums.ts'
import { requestRefund } from '../../payments/refunds/requestRefund.ts'
import { takeMovedCalls } from '../../plans/movedCalls.ts'
import { returnCall, returnMovedCalls, type CallBack } from '../../plans/returnCall.ts'
import { publishPlanChange } from '../../plans/planEvents.ts'
import type { RefundReason } from '../../rules/money/refundReasons.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'

/** Columns of a cancelled booking; `reason` is an administrator's. */
export const cancelledColumns = (by: BookingActor, now: Date, reason: string | null = null) =>
  ({
    status: 'cancelled',
    cancelledAt: now,
    cancelledBy: by,
    cancelReason: reason,
    completedAt: null,
    proposedStartsAt: null,
    proposalExpiresAt: null,
    calendarSequence: { increment: 1 },
  }) as const

interface Ended {
  calls: number[]
  /** Set if returned calls can be booked elsewhere than in their plan as it was; for a plan, those that had been moved to it. */
  callBack: CallBack | null
}

/** Cancels a locked booking and what depends on it; an administrator gives a reason. */
export async function endBooking(
  tx: Transaction,
  app: Pick<App, 'clock'>,
  booking: Pick<Booking, 'id' | 'sessionType' | 'startsAt' | 'planSubscriptionId'>,
  { by, returnsCall, reason }: { by: BookingActor; returnsCall: boolean; reason?: string },
): Promise<Ended> {
  const data = cancelledColumns(by, app.clock.now(), reason)
  const { id, planSubscriptionId } = booking
  await tx.booking.update({ where: { id }, data, select: { id: true } })
  if (planSubscriptionId === null) return { calls: [], callBack: null }
  if (bookingKindOf(booking) !== 'call') return await endPlan(tx, app, planSubscriptionId, data)
  return { calls: [], callBack: returnsCall ? await giveCallBack(tx, app, planSubscriptionId, by) : null }
}

/** Requests a refund for a locked booking, in paise; none for 0. */
export async function returnMoney(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  { paymentId }: Pick<Booking, 'paymentId'>,
  { actor, reason, amount }: { actor: Actor; reason: RefundReason; amount: number },
): Promise<void> {
  if (amount <= 0) return
  const money = await actAs(tx, actor)
  const payment = await tx.payment.findUniqueOrThrow({ where: { providerPaymentId: paymentId ?? '' } })
  await requestRefund(money, app, { paymentId: payment.id, reason, amount })
}

/** Gives a call back to its plan; with time to use it if the mentee is not the reason. */
export async function giveCallBack(
  tx: Transaction,
  app: Pick<App, 'clock'>,
  subscriptionId: number,
  by: BookingActor,
): Promise<CallBack | null> {
  return await returnCall(tx, app, subscriptionId, { withTime: by !== 'mentee' })
}

/** Cancels a plan, also one that has ended, so that no call returns to it, and its calls to come. */
async function endPlan(
  tx: Transaction,
  app: Pick<App, 'clock'>,
  subscriptionId: number,
  data: ReturnType<typeof cancelledColumns>,
): Promise<Ended> {
  const [ended] = await tx.planSubscription.updateManyAndReturn({
    where: { id: subscriptionId, status: { in: ['active', 'expired'] } },
    data: { status: 'cancelled' },
  })
  if (ended) await publishPlanChange(tx, ended)
  const calls = await tx.booking.updateManyAndReturn({
    where: {
      planSubscriptionId: subscriptionId,
      sessionType: 'plan_call',
      status: 'confirmed',
      startsAt: { gt: data.cancelledAt },
    },
    data,
    select: { id: true },
  })
  if (!ended) return { calls: calls.map(({ id }) => id), callBack: null }
  const { gone, booked } = await takeMovedCalls(tx, subscriptionId)
  const callBack = (await returnMovedCalls(tx, app, ended, calls.length)) ?? gone
  for (const moved of booked) calls.push(...(await callOffMoved(tx, moved, data)))
  return { calls: calls.map(({ id }) => id), callBack }
}

/** Calls that had been moved to another plan and are booked there are cancelled too: the last ones that are still to come. */
async function callOffMoved(
  tx: Transaction,
  { planId, calls }: { planId: number; calls: number },
  data: ReturnType<typeof cancelledColumns>,
): Promise<{ id: number }[]> {
  const ahead = { planSubscriptionId: planId, status: 'confirmed', startsAt: { gt: data.cancelledAt } } as const
  const last = await tx.booking.findMany({
    where: ahead,
    orderBy: { startsAt: 'desc' },
    take: calls,
    select: { id: true },
  })
  const ended = await tx.booking.updateManyAndReturn({
    where: { ...ahead, id: { in: last.map(({ id }) => id) } },
    data,
    select: { id: true },
  })
  if (ended.length === 0) return []
  const used = { callsUsed: { decrement: ended.length } }
  await publishPlanChange(tx, await tx.planSubscription.update({ where: { id: planId }, data: used }))
  return ended
}
