import type { SideMember } from '../graphql/identity.ts'
import type { App } from '../app.ts'
import { actAs, type Actor, inTransaction } from '../database/transaction.ts'
import type { Transaction } from '../database/client.ts'
import type { Booking } from '../generated/prisma/client.ts'
import type { BookingActor } from '../generated/prisma/enums.ts'
import { requestRefund } from '../payments/refunds/requestRefund.ts'
import { takeMovedCalls } from '../plans/movedCalls.ts'
import { returnCall, returnMovedCalls, type CallBack } from '../plans/returnCall.ts'
import { publishPlanChange } from '../plans/planEvents.ts'
import { canCancel } from '../rules/bookings/bookingRights.ts'
import type { RefundReason } from '../rules/money/refundReasons.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { announceCancellation } from './announceCancellation.ts'
import { BookingNotOpenError, RefundChangedError } from './bookingErrors.ts'
import { lockMentee, lockMentor } from './locks.ts'
import { isCall, RIGHTS, stateOf } from './rights.ts'
import { publishBookingChange } from './sides.ts'
import { visibleBookings } from './visibleBookings.ts'

export interface CancelRequest {
  bookingId: number
  /** Paise that the person was told would go back: another sum cancels nothing. */
  refund?: number | null | undefined
  /** Whether they were told that a call comes back to its plan. */
  returnsCall?: boolean | null | undefined
}

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'parts'>

/**
 * Cancels a confirmed booking of the member's, on whichever side: frees its time, gives back what the rule says, and
 * tells both. One that they have cancelled already stays as it is. Answers the booking's id.
 * Throws NotFoundError, BookingNotOpenError, RefundChangedError.
 */
export async function cancelBooking(
  app: Deps,
  by: Pick<SideMember, 'type' | 'id'>,
  { bookingId, ...told }: CancelRequest,
): Promise<number> {
  await inTransaction(app.db, async (tx) => {
    const own = { id: bookingId, AND: [visibleBookings({ member: by as SideMember, administrator: null })] }
    if ((await tx.booking.count({ where: own })) === 0) throw new NotFoundError('Booking not found')
    await lockForCancelling(tx, bookingId)
    const booking = await tx.booking.findUniqueOrThrow({
      where: { id: bookingId },
      select: { ...RIGHTS, planSubscriptionId: true, cancelledBy: true },
    })
    // Again, or in two tabs. What the other side cancelled gave back something else than this side was shown.
    if (booking.status === 'cancelled' && booking.cancelledBy === by.type) return
    const now = app.clock.now()
    const right = canCancel(stateOf(booking, app.config, now), by.type, now)
    if (!right.allowed || !right.refund) throw new BookingNotOpenError(right.reason)
    const due = right.refund
    if (differs(told.refund, due.amount) || differs(told.returnsCall, due.returnsCall))
      throw new RefundChangedError(due.amount, isCall(booking) ? due.returnsCall : null)
    const ended = await endBooking(tx, app, booking, { bookingId, by: by.type, returnsCall: due.returnsCall })
    await announceCancellation(tx, app, { bookingId, by: by.type, due, callBack: ended.callBack })
    for (const callId of ended.calls)
      await announceCancellation(tx, app, { bookingId: callId, by: by.type, due: null, callBack: null })
    const reason = by.type === 'mentee' ? 'cancelled_by_payer' : 'cancelled_by_mentor'
    await returnMoney(tx, app, booking, { actor: `${by.type}:${by.id}`, reason, amount: due.amount })
    for (const id of [bookingId, ...ended.calls]) await publishBookingChange(tx, { ...booking, id })
  })
  return bookingId
}

/** Whether somebody was told something else; who was told nothing agrees to anything. */
const differs = <T>(shown: T | null | undefined, actual: T): boolean =>
  shown !== null && shown !== undefined && shown !== actual

/**
 * First its people, as for whoever takes their time or opens a plan of theirs. Then in the order in which whoever hears of
 * refunds takes them: the payment, then the booking. The plan's row comes between, as for whoever takes a call of it.
 */
export async function lockForCancelling(tx: Transaction, bookingId: number): Promise<void> {
  const { menteeId, mentorId } = await tx.booking.findUniqueOrThrow({ where: { id: bookingId } })
  if (menteeId !== null) await lockMentee(tx, menteeId)
  if (mentorId !== null) await lockMentor(tx, mentorId)
  await tx.$queryRaw`SELECT p.id FROM payments p JOIN bookings b ON b.payment_id = p.provider_payment_id
    WHERE b.id = ${bookingId} FOR UPDATE OF p`
  await tx.$queryRaw`SELECT s.id FROM plan_subscriptions s JOIN bookings b ON b.plan_subscription_id = s.id
    WHERE b.id = ${bookingId} FOR UPDATE OF s`
  await tx.$queryRaw`SELECT id FROM bookings WHERE id = ${bookingId} FOR UPDATE`
}

/** What a booking is once it is called off; `reason` in the words of an administrator. */
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

interface Ending {
  bookingId: number
  by: BookingActor
  /** Whether a call comes back to its plan. */
  returnsCall: boolean
  /** In the words of an administrator, who may also call off what is over. */
  reason?: string
}

interface Ended {
  /** Calls that were cancelled with their plan. */
  calls: number[]
  /** Where a call that was given back can be booked, when that is not its plan as it was; of a plan, those that had come to it. */
  callBack: CallBack | null
}

/** Calls a locked booking off, with what depends on it. Throws BookingNotOpenError when it is not what it was. */
export async function endBooking(
  tx: Transaction,
  app: Pick<App, 'clock'>,
  booking: Pick<Booking, 'sessionType' | 'startsAt' | 'planSubscriptionId'>,
  { bookingId, by, returnsCall, reason }: Ending,
): Promise<Ended> {
  const data = cancelledColumns(by, app.clock.now(), reason)
  const open = by === 'administrator' ? (['confirmed', 'completed'] as const) : (['confirmed'] as const)
  const { count } = await tx.booking.updateMany({ where: { id: bookingId, status: { in: [...open] } }, data })
  if (count === 0) throw new BookingNotOpenError('This booking has just changed.')
  const { planSubscriptionId } = booking
  if (planSubscriptionId === null) return { calls: [], callBack: null }
  if (!isCall(booking)) return await endPlan(tx, app, planSubscriptionId, data)
  return { calls: [], callBack: returnsCall ? await giveCallBack(tx, app, planSubscriptionId, by) : null }
}

interface Returned {
  actor: Actor
  reason: RefundReason
  /** Paise. */
  amount: number
}

/** Asks for money of a locked booking back; nothing for nothing. */
export async function returnMoney(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  { paymentId }: Pick<Booking, 'paymentId'>,
  { actor, reason, amount }: Returned,
): Promise<void> {
  if (amount <= 0) return
  const money = await actAs(tx, actor)
  const payment = await tx.payment.findUniqueOrThrow({ where: { providerPaymentId: paymentId ?? '' } })
  await requestRefund(money, app, { paymentId: payment.id, reason, amount })
}

/** A call that was taken from a plan is there again; where its mentee is not the reason, with time to use it. */
export async function giveCallBack(
  tx: Transaction,
  app: Pick<App, 'clock'>,
  subscriptionId: number,
  by: BookingActor,
): Promise<CallBack | null> {
  return await returnCall(tx, app, subscriptionId, { withTime: by !== 'mentee' })
}

/** Ends a plan for good, also one whose time is over, so that nothing comes back to it; the calls ahead go with it. */
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

/** Of calls that had moved to another plan and are booked there, those that are ahead end too: its last ones. */
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
