/**
 * Transactions that take time of the same people run one after the other, because two inserts that meet at an exclusion
 * constraint would deadlock. Lock the mentee first. Whether a slot is taken is decided by the constraints.
 */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { OWED } from '../payments/moneyPlaces.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { SlotTakenError } from './bookingErrors.graphql.ts'
import { RIGHTS } from './rights.ts'

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

/** All that changes of a booking read. */
const LOCKED = {
  ...RIGHTS,
  id: true,
  duration: true,
  startDate: true,
  cancelledBy: true,
  cancelReason: true,
  proposedStartsAt: true,
  proposalExpiresAt: true,
  orders: { select: { id: true, payments: { select: { id: true, ...OWED, providerPaymentId: true } } } },
  subscription: { select: { ...RIGHTS.subscription.select, startDate: true, endDate: true } },
} as const satisfies Prisma.BookingSelect

export type LockedBooking = Prisma.BookingGetPayload<{ select: typeof LOCKED }>

/**
 * Locks a booking until the transaction ends, and reads it then. First its mentee and mentor, then its payment, its plan and
 * the booking itself. Refunds take the payment before the booking, and booking a call takes the plan before the booking: in
 * any other order two of them could wait for each other. Throws NotFoundError.
 */
export async function lockBooking(
  tx: Transaction,
  where: Prisma.BookingWhereInput & { id: number },
): Promise<LockedBooking> {
  const found = await tx.booking.findFirst({ where, select: { menteeId: true, mentorId: true } })
  if (!found) throw new NotFoundError('Booking not found')
  if (found.menteeId !== null) await lockMentee(tx, found.menteeId)
  if (found.mentorId !== null) await lockMentor(tx, found.mentorId)
  await tx.$queryRaw`SELECT p.id FROM payments p JOIN bookings b ON b.payment_id = p.provider_payment_id
    WHERE b.id = ${where.id} FOR UPDATE OF p`
  await tx.$queryRaw`SELECT s.id FROM plan_subscriptions s JOIN bookings b ON b.plan_subscription_id = s.id
    WHERE b.id = ${where.id} FOR UPDATE OF s`
  await tx.$queryRaw`SELECT id FROM bookings WHERE id = ${where.id} FOR UPDATE`
  return await tx.booking.findUniqueOrThrow({ where: { id: where.id }, select: LOCKED })
}

/** The head of everything that takes time: it locks first, then asks what time it is. Throws SlotTakenError. */
export async function takingTime<Locked, Done>(
  app: Pick<App, 'db' | 'clock'>,
  lock: (tx: Transaction) => Promise<Locked>,
  work: (tx: Transaction, locked: Locked, now: Date) => Promise<Done>,
  menteeIsBusy = 'You already have a session at this time',
): Promise<Done> {
  try {
    return await inTransaction(app.db, async (tx) => {
      const locked = await lock(tx)
      return await work(tx, locked, app.clock.now())
    })
  } catch (error) {
    if (violates(error, 'bookings_mentor_no_overlap')) throw new SlotTakenError()
    if (violates(error, 'bookings_mentee_no_overlap')) throw new SlotTakenError(menteeIsBusy)
    throw error
  }
}
