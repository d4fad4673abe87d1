import { randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { publish } from '../database/pubsub.ts'
import type { Booking, PaymentOrder } from '../generated/prisma/client.ts'
import { openSubscription } from '../plans/openSubscription.ts'
import { accessEnds } from '../rules/months.ts'
import { fromDateOnly } from '../rules/time.ts'
import { announceConfirmation } from './announceConfirmation.ts'
import { letGo, releaseExpiredHolds } from './holds.ts'
import { scheduleReminders } from './reminders.ts'
import { lockMentee, lockMentor } from './locks.ts'

interface CapturedPayment {
  id: number
  providerPaymentId: string
}

/** Topic on which a person's booking changes are announced. */
export const bookingTopic = (side: 'mentor' | 'mentee', id: number) => `bookings:${side}:${id}`

/**
 * Confirms the booking that an order was opened for, also when its hold had run out and the slot is still free.
 * False when it cannot be any more; a slot taken meanwhile surfaces as the violated constraint.
 */
export async function confirmBooking(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  order: PaymentOrder,
  payment: CapturedPayment,
): Promise<boolean> {
  if (order.bookingId === null) return false
  const now = app.clock.now()
  const before = await tx.booking.findUniqueOrThrow({ where: { id: order.bookingId } })
  const { mentorId, menteeId } = before
  if (mentorId === null || menteeId === null || !isStillToCome(before, now)) return false
  await lockMentee(tx, menteeId)
  await lockMentor(tx, mentorId)
  await releaseExpiredHolds(tx, { mentorId, menteeId, now })
  await letGoOwnHold(tx, before)
  const { count } = await tx.booking.updateMany({
    where: { id: before.id, status: { in: ['pending', 'expired'] } },
    data: {
      status: 'confirmed',
      paymentStatus: 'completed',
      paymentId: payment.providerPaymentId,
      orderId: order.providerOrderId,
      confirmedAt: now,
      holdExpiresAt: null,
      meetingLink:
        before.startsAt && app.config.meetingBaseUrl
          ? `${app.config.meetingBaseUrl}/plumbline-${randomBytes(18).toString('base64url')}`
          : null,
    },
  })
  if (count === 0) return false
  if (before.packageType === 'advanced' && before.startDate && before.endDate) {
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
  await announceConfirmation(tx, app, before.id, order.amount)
  await publish(tx, bookingTopic('mentee', menteeId), { bookingId: before.id })
  await publish(tx, bookingTopic('mentor', mentorId), { bookingId: before.id })
  return true
}

function isStillToCome({ startsAt, endDate }: Booking, now: Date): boolean {
  if (startsAt) return startsAt > now
  return endDate !== null && accessEnds(fromDateOnly(endDate)) > now
}

/** A hold that the mentee has taken on the same time since must not stand in the way of what was paid. */
async function letGoOwnHold(tx: Transaction, { id, menteeId, startsAt, endsAt }: Booking): Promise<void> {
  if (menteeId === null || !startsAt || !endsAt) return
  const own = await tx.booking.findFirst({
    where: { id: { not: id }, menteeId, status: 'pending', startsAt: { lt: endsAt }, endsAt: { gt: startsAt } },
  })
  if (own) await letGo(tx, own.id)
}
