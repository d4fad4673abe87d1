import { MINUTE_MS } from '../../rules/time/durations.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Booking } from '../../generated/prisma/client.ts'
import type { CapturedPayment } from '../../contracts/purchase.ts'
import { openSubscription } from '../../plans/openSubscription.ts'
import { MINIMUM_NOTICE_MINUTES } from '../../rules/constants.ts'
import { dateOnly, fromDateOnly, istDate } from '../../rules/time/time.ts'
import { mayStart, planEnd, planText } from '../../rules/bookings/plans.ts'
import type { RefundReason } from '../../rules/money/refundReasons.ts'
import { announceConfirmation } from '../announce/announceConfirmation.ts'
import { letGo, releaseExpiredHolds } from '../hold/holds.ts'
import { keepPromise } from '../hold/promise.ts'
import { meetingRoom } from '../meeting.ts'
import { scheduleReminders } from '../announce/reminders.ts'
import { lockBoth } from '../locks.ts'
import { LISTED } from '../../availability/freeSlots.ts'
import { offeredPlace, priceOf, type WantedBooking } from '../offer.ts'
import { publishBookingChange } from '../sides.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'

/** Also after its hold has ended. Null, or why the money must be returned; a slot that is taken violates a constraint. */
export async function confirmBooking(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  bookingId: number,
  payment: CapturedPayment,
): Promise<RefundReason | null> {
  const now = app.clock.now()
  const { mentorId, menteeId } = await tx.booking.findUniqueOrThrow({ where: { id: bookingId } })
  if (mentorId === null || menteeId === null) return 'not_offered'
  await lockBoth(tx, menteeId, mentorId)
  // Another order for it may have been settled while this waited for the lock.
  const ordered = await tx.booking.findUniqueOrThrow({ where: { id: bookingId } })
  if (ordered.paymentId !== null) return 'already_paid'
  const days = await planDays(tx, ordered, now)
  if (days === 'lost') return 'own_package'
  const before = { ...ordered, ...days }
  const lost = (await lostToOwn(tx, before)) ?? (await whyNotOffered(tx, before, payment, now))
  if (lost) return lost
  await releaseExpiredHolds(tx, { mentorId, menteeId, now })
  await letGoOwnHold(tx, before, now)
  const { count } = await tx.booking.updateMany({
    where: { id: before.id, status: { in: ['pending', 'expired'] } },
    data: {
      ...days,
      status: 'confirmed',
      paymentStatus: 'completed',
      paymentId: payment.providerPaymentId,
      orderId: payment.providerOrderId,
      confirmedAt: now,
      holdExpiresAt: null,
      heldFrom: null,
      heldByMailbox: null,
      meetingLink: bookingKindOf(before) === 'package' ? null : meetingRoom(app.config),
    },
  })
  if (count === 0) return 'not_offered'
  if (bookingKindOf(before) === 'package' && before.startDate && before.endDate) {
    const planSubscriptionId = await openSubscription(tx, {
      menteeId,
      mentorId,
      paymentId: payment.id,
      startDate: before.startDate,
      endDate: before.endDate,
      now,
    })
    await tx.booking.update({ where: { id: before.id }, data: { planSubscriptionId } })
  }
  if (before.startsAt) await scheduleReminders(tx, { id: before.id, startsAt: before.startsAt }, now)
  await announceConfirmation(tx, app, before.id, payment.amount)
  await publishBookingChange(tx, before)
  await keepPromise(tx, { ...before, mentorId, menteeId })
  return null
}

/** Whether another session of the payer blocks the time: the same one, paid for in another tab, or one with another mentor. */
async function lostToOwn(
  tx: Transaction,
  { id, menteeId, mentorId, startsAt, endsAt }: Booking,
): Promise<RefundReason | null> {
  if (!startsAt || !endsAt) return null
  const own = await tx.booking.findFirst({
    where: {
      id: { not: id },
      menteeId,
      status: { in: ['confirmed', 'completed'] },
      startsAt: { lt: endsAt },
      endsAt: { gt: startsAt },
    },
  })
  if (!own) return null
  return own.mentorId === mentorId ? 'already_paid' : 'own_session'
}

/**
 * The days of a package: as ordered, or from the end of the running package if that was extended while this one was paid for.
 * Null if nothing changes; `lost` if another package, bought in another tab, already has these days or follows.
 */
async function planDays(
  tx: Transaction,
  { menteeId, mentorId, startDate }: Booking,
  now: Date,
): Promise<Pick<Booking, 'startDate' | 'endDate' | 'selectedTimeSlot'> | 'lost' | null> {
  if (!startDate || menteeId === null || mentorId === null) return null
  const own = { menteeId, mentorId, status: 'active' } as const
  const plans = await tx.planSubscription.findMany({ where: own, select: { startDate: true, endDate: true } })
  const ends = plans.map(({ endDate }) => fromDateOnly(endDate))
  const wanted = fromDateOnly(startDate)
  if (mayStart(wanted, ends, now)) return null
  const longer = plans.filter((plan) => planEnd(fromDateOnly(plan.startDate)) <= wanted && plan.endDate > startDate)
  const start = longer
    .map(({ endDate }) => fromDateOnly(endDate))
    .toSorted()
    .at(-1)
  if (start === undefined || !mayStart(start, ends, now)) return 'lost'
  return { startDate: dateOnly(start), endDate: dateOnly(planEnd(start)), selectedTimeSlot: planText(start) }
}

/** A hold keeps time and price while its mentor is listed. After it the mentor must offer both, as to everybody else. */
async function whyNotOffered(
  tx: Transaction,
  booking: Booking,
  { amount, isReplaced }: CapturedPayment,
  now: Date,
): Promise<RefundReason | null> {
  const { startsAt, startDate, holdExpiresAt, status, mentorId } = booking
  if (startsAt && startsAt <= now) return 'too_late'
  const mentor = await tx.mentor.findFirst({ where: { id: mentorId ?? 0, ...LISTED } })
  if (!mentor) return 'not_offered'
  const isHeld = status === 'pending' && holdExpiresAt !== null && holdExpiresAt > now
  if (isHeld && !isReplaced) return null
  if (startsAt ? startsAt.getTime() - now.getTime() < MINIMUM_NOTICE_MINUTES * MINUTE_MS : isPast(startDate, now))
    return 'too_late'
  if (!mentor.available) return 'not_offered'
  if (!(await offeredPlace(tx, mentor.id, wantedOf(booking), now))) return 'not_offered'
  return amount === priceOf({ ...booking, mentor }) ? null : 'price_changed'
}

const wantedOf = ({ startsAt, startDate, duration: minutes }: Booking): WantedBooking =>
  startsAt
    ? { packageType: 'starter', startsAt, minutes }
    : { packageType: 'advanced', startDate: fromDateOnly(startDate ?? new Date(0)), minutes }

const isPast = (startDate: Date | null, now: Date) => startDate === null || fromDateOnly(startDate) < istDate(now)

/** Releases a newer hold of the mentee on the same time, because it would block what was paid. */
async function letGoOwnHold(tx: Transaction, { id, menteeId, startsAt, endsAt }: Booking, now: Date): Promise<void> {
  if (menteeId === null || !startsAt || !endsAt) return
  const own = await tx.booking.findFirst({
    where: { id: { not: id }, menteeId, status: 'pending', startsAt: { lt: endsAt }, endsAt: { gt: startsAt } },
  })
  if (own) await letGo(tx, own.id, now)
}
