/**
 * Transactions that take time of the same people run one after the other, because two inserts that meet at an exclusion
 * constraint would deadlock. Lock the mentee first. Whether a slot is taken is decided by the constraints.
 */
import type { Transaction } from '../database/client.ts'

const MENTEE = 1
const MENTOR = 2

/** Until the transaction ends. */
export async function lockMentee(tx: Transaction, menteeId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${MENTEE}::int, ${menteeId}::int)`
}

/** Until the transaction ends. */
export async function lockMentor(tx: Transaction, mentorId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${MENTOR}::int, ${mentorId}::int)`
}

/** Until the transaction ends: one statement, which takes the mentee's first. */
export async function lockBoth(tx: Transaction, menteeId: number, mentorId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${MENTEE}::int, ${menteeId}::int),
    pg_advisory_xact_lock(${MENTOR}::int, ${mentorId}::int)`
}

/**
 * First its mentee and mentor, then its payment, its plan and the booking itself. Refunds take the payment before the booking,
 * and booking a call takes the plan before the booking: in any other order two of them could wait for each other.
 */
export async function lockBookingPaymentAndPlan(tx: Transaction, bookingId: number): Promise<void> {
  const { menteeId, mentorId } = await tx.booking.findUniqueOrThrow({ where: { id: bookingId } })
  if (menteeId !== null) await lockMentee(tx, menteeId)
  if (mentorId !== null) await lockMentor(tx, mentorId)
  await tx.$queryRaw`SELECT p.id FROM payments p JOIN bookings b ON b.payment_id = p.provider_payment_id
    WHERE b.id = ${bookingId} FOR UPDATE OF p`
  await tx.$queryRaw`SELECT s.id FROM plan_subscriptions s JOIN bookings b ON b.plan_subscription_id = s.id
    WHERE b.id = ${bookingId} FOR UPDATE OF s`
  await tx.$queryRaw`SELECT id FROM bookings WHERE id = ${bookingId} FOR UPDATE`
}
