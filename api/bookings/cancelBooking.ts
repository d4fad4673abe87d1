import type { SideMember } from '../graphql/identity.ts'
import type { App } from '../app.ts'
import { actAs } from '../database/actor.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Transaction } from '../database/client.ts'
import { requestRefund } from '../payments/requestRefund.ts'
import { leaveTime } from '../plans/leaveTime.ts'
import { tellPlan } from '../plans/tellPlan.ts'
import { canCancel } from '../rules/bookingRights.ts'
import type { IstDate } from '../rules/time.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { announceCancellation } from './announceCancellation.ts'
import { BookingNotOpenError, RefundChangedError } from './bookingErrors.ts'
import { lockMentee, lockMentor } from './locks.ts'
import { isCall, RIGHTS, stateOf } from './rights.ts'
import { tellBothSides, type Side } from './sides.ts'
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
    if (isOther(told.refund, due.amount) || isOther(told.returnsCall, due.returnsCall))
      throw new RefundChangedError(due.amount, isCall(booking) ? due.returnsCall : null)
    if (!(await callOff(tx, bookingId, by.type, now))) throw new BookingNotOpenError('This booking has just changed.')
    const { planSubscriptionId } = booking
    const runsUntil =
      planSubscriptionId !== null && due.returnsCall ? await giveCallBack(tx, app, planSubscriptionId, by.type) : null
    const isPlan = planSubscriptionId !== null && !isCall(booking)
    const calls = isPlan ? await endPlan(tx, planSubscriptionId, by.type, now) : []
    await announceCancellation(tx, app, { bookingId, by: by.type, due, runsUntil })
    for (const callId of calls)
      await announceCancellation(tx, app, { bookingId: callId, by: by.type, due: null, runsUntil: null })
    if (due.amount > 0) {
      const money = await actAs(tx, `${by.type}:${by.id}`)
      const reason = by.type === 'mentee' ? 'cancelled_by_payer' : 'cancelled_by_mentor'
      const payment = await tx.payment.findUniqueOrThrow({ where: { providerPaymentId: booking.paymentId ?? '' } })
      await requestRefund(money, app, { paymentId: payment.id, reason, amount: due.amount })
    }
    for (const id of [bookingId, ...calls]) await tellBothSides(tx, { ...booking, id })
  })
  return bookingId
}

/** Whether somebody was told something else; who was told nothing agrees to anything. */
const isOther = <T>(told: T | null | undefined, now: T): boolean => told !== null && told !== undefined && told !== now

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

/** What a booking is once it is called off. */
export const calledOff = (by: Side, now: Date) =>
  ({
    status: 'cancelled',
    cancelledAt: now,
    cancelledBy: by,
    proposedStartsAt: null,
    proposalExpiresAt: null,
    calendarSequence: { increment: 1 },
  }) as const

/** Whether it was confirmed until now. */
async function callOff(tx: Transaction, id: number, by: Side, now: Date): Promise<boolean> {
  const { count } = await tx.booking.updateMany({ where: { id, status: 'confirmed' }, data: calledOff(by, now) })
  return count > 0
}

/**
 * A call that was taken from a plan is there again; where the mentor is the reason, with time to use it. Answers the plan's
 * end date if that is another now.
 */
export async function giveCallBack(
  tx: Transaction,
  app: Pick<App, 'clock'>,
  subscriptionId: number,
  by: Side,
): Promise<IstDate | null> {
  await tx.planSubscription.updateMany({
    where: { id: subscriptionId, callsUsed: { gt: 0 } },
    data: { callsUsed: { decrement: 1 }, callsRemaining: { increment: 1 } },
  })
  return by === 'mentor' ? await leaveTime(tx, app, subscriptionId) : null
}

/** Ends a plan's access; answers the calls that were still ahead, which are cancelled with it. */
async function endPlan(tx: Transaction, subscriptionId: number, by: Side, now: Date): Promise<number[]> {
  const [ended] = await tx.planSubscription.updateManyAndReturn({
    where: { id: subscriptionId, status: 'active' },
    data: { status: 'cancelled' },
    select: { id: true, mentorId: true, menteeId: true },
  })
  if (ended) await tellPlan(tx, ended)
  const calls = await tx.booking.updateManyAndReturn({
    where: {
      planSubscriptionId: subscriptionId,
      sessionType: 'plan_call',
      status: 'confirmed',
      startsAt: { gt: now },
    },
    data: calledOff(by, now),
    select: { id: true },
  })
  return calls.map(({ id }) => id)
}
