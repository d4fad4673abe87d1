/** A booking as something that is paid for. */
import type { Transaction } from '../database/client.ts'
import { type BookingStatus, Prisma } from '../generated/prisma/client.ts'
import type { PurchaseKind, PurchaseWords } from '../contracts/purchase.ts'
import { giveMovedCalls, takeMovedCalls } from '../plans/movedCalls.ts'
import { announceMovedCalls } from './announce/announcePlan.ts'
import { whenOf } from './bookingWords.ts'
import { confirmBooking } from './checkout/confirmBooking.ts'
import { EXPIRED_HOLD, letGo } from './hold/holds.ts'
import { endPromise, isPromised } from './hold/promise.ts'
import { publishBookingChange } from './sides.ts'
import { PRICED_JSON, priceOf, type Priced } from './offer.ts'
import { REFUNDED_BUT_CONFIRMED } from './bookingsToDecide.ts'
import { reportReturned } from './afterwards/reportReturnedReview.ts'
import { bookingKindOf } from '../rules/bookings/bookingKind.ts'

export const bookingPurchase: PurchaseKind = {
  kind: 'booking',
  refundReasonByConstraint: {
    bookings_mentor_no_overlap: 'slot_lost',
    bookings_mentee_no_overlap: 'own_session',
    plan_subscriptions_one_active: 'own_package',
  },
  columns: (id) => ({ bookingId: id }),
  async amountDue(tx, id) {
    // Locked, so that another tab cannot release the hold while its order is written.
    const [held] = await tx.$queryRaw<{ priced: Priced }[]>`
      SELECT json_build_object(${Prisma.raw(PRICED_JSON)}) AS priced
      FROM bookings b JOIN mentors m ON m.id = b.mentor_id WHERE b.id = ${id} AND b.status = 'pending' FOR UPDATE OF b`
    return held ? priceOf(held.priced) : null
  },
  confirm: confirmBooking,
  async isConfirmed(tx, id, orderId) {
    // A booking that was cancelled without a refund was paid for too.
    const stands = [{ status: { in: ['confirmed', 'completed'] } }, { status: 'cancelled', paymentStatus: 'completed' }]
    return (await tx.booking.count({ where: { id, orderId, OR: stands as Prisma.BookingWhereInput[] } })) > 0
  },
  async stands(tx, id, { providerPaymentId }) {
    const open: BookingStatus[] = ['confirmed', 'completed']
    return (await tx.booking.count({ where: { id, paymentId: providerPaymentId, status: { in: open } } })) > 0
  },
  async waitsUnpaid(tx, id, { providerPaymentId }) {
    return (await tx.booking.count({ where: { id, paymentId: providerPaymentId, ...REFUNDED_BUT_CONFIRMED } })) > 0
  },
  async release(tx, { clock }, id) {
    // What the mentor has reserved stays so until its end: the payer can try again.
    if (!(await isPromised(tx, id))) await letGo(tx, id, clock.now())
  },
  async giveBack(tx, app, id, { providerPaymentId, isOrderedAnew }) {
    const select = { id: true, mentorId: true, menteeId: true } as const
    // Plans are locked before bookings, in the same order as by a cancellation.
    for (const planId of await plansOf(tx, { id, paymentId: providerPaymentId, keptUnpaidAt: null })) {
      const { gone } = await takeMovedCalls(tx, planId)
      if (gone) await announceMovedCalls(tx, app, { bookingId: id, news: 'gone', endDate: gone.endDate })
    }
    const lost = await tx.booking.updateManyAndReturn({
      where: { id, status: { in: isOrderedAnew ? ['expired'] : ['pending', 'expired'] } },
      data: { ...EXPIRED_HOLD, paymentStatus: 'refunded' },
      select,
    })
    const returned = await tx.booking.updateManyAndReturn({
      where: { id, paymentId: providerPaymentId },
      data: { paymentStatus: 'refunded' },
      select,
    })
    // The mentor does not learn about bookings that were never confirmed.
    for (const booking of lost) {
      await publishBookingChange(tx, { ...booking, mentorId: null })
      await endPromise(tx, booking.id)
    }
    for (const booking of returned) {
      await publishBookingChange(tx, booking)
      await reportReturned(tx, app, booking.id)
    }
  },
  async keepPaid(tx, app, id, { providerPaymentId }) {
    const returned = { id, paymentId: providerPaymentId, paymentStatus: 'refunded' } as const
    for (const planId of await plansOf(tx, returned)) {
      const endDate = await giveMovedCalls(tx, planId, app.clock.now())
      if (endDate) await announceMovedCalls(tx, app, { bookingId: id, news: 'back', endDate })
    }
    const paid = await tx.booking.updateManyAndReturn({
      where: returned,
      data: { paymentStatus: 'completed', keptUnpaidAt: null },
      select: { id: true, mentorId: true, menteeId: true },
    })
    for (const booking of paid) await publishBookingChange(tx, booking)
  },
  words,
}

async function plansOf(tx: Transaction, bought: Prisma.BookingWhereInput): Promise<number[]> {
  const where = { ...bought, startsAt: null, planSubscriptionId: { not: null } }
  const rows = await tx.booking.findMany({ where, select: { planSubscriptionId: true } })
  return rows.map(({ planSubscriptionId }) => planSubscriptionId!)
}

async function words(tx: Transaction, id: number): Promise<PurchaseWords> {
  const person = { select: { id: true, name: true, email: true } } as const
  const booking = await tx.booking.findUnique({ where: { id }, include: { mentor: person, mentee: person } })
  const { mentor, mentee } = booking ?? {}
  return {
    what: booking
      ? `the ${bookingKindOf(booking) === 'package' ? 'Advanced package' : 'session on'} ${whenOf(booking)}`
      : 'the booking',
    payer: mentee ? { name: mentee.name, email: mentee.email, account: { type: 'mentee', id: mentee.id } } : null,
    payee: mentor ? { name: mentor.name, email: mentor.email, account: { type: 'mentor', id: mentor.id } } : null,
    data: { bookingId: id, ...(mentor && { mentorId: mentor.id }) },
    links: {
      payer: '/payments',
      payee: '/mentor-dashboard',
      again: mentor ? { label: 'Choose another time', path: `/booking/${mentor.id}` } : null,
    },
  }
}
