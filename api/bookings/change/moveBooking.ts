import type { App } from '../../app.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Transaction } from '../../database/client.ts'
import type { MenteeId } from '../../graphql/identity.ts'
import { canMove } from '../../rules/bookings/bookingRights.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { announceMove } from '../announce/announceMove.ts'
import { BookingNotOpenError } from '../bookingErrors.ts'
import { lockMentee, lockMentor } from '../locks.ts'
import { RIGHTS, stateOf } from '../rights.ts'
import { publishBookingChange } from '../sides.ts'
import { moveTo, orSlotTaken } from '../takeTime.ts'

/** Of one booking: each is a mail to both sides. */
const MOVES = { max: 5, windowSeconds: 24 * 60 * 60 }

type Deps = Pick<App, 'db' | 'clock' | 'config'>

/**
 * Moves a session of the mentee's to another time that its mentor offers; the payment stays with it. The same time again
 * changes nothing. Answers the booking's id. Throws NotFoundError, BookingNotOpenError, SlotNotOfferedError,
 * SlotTakenError, MentorBusyError, RateLimitedError: then it is when it was.
 */
export async function moveBooking(
  app: Deps,
  menteeId: MenteeId,
  { bookingId, startsAt }: { bookingId: number; startsAt: Date },
): Promise<number> {
  const moved = inTransaction(app.db, async (tx) => {
    const booking = await lockForMoving(tx, { id: bookingId, menteeId })
    const { mentorId, startsAt: from, duration: minutes } = booking
    if (booking.status === 'confirmed' && from?.getTime() === startsAt.getTime()) return
    const now = app.clock.now()
    const right = canMove(stateOf(booking, app.config, now), 'mentee', now)
    if (!right.allowed || !from || mentorId === null) throw new BookingNotOpenError(right.reason)
    const wish = { mentorId, menteeId, startsAt, minutes, plan: booking.subscription }
    await moveTo(tx, app, { id: bookingId, from }, wish)
    await databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor).take(`move:${bookingId}`, MOVES)
    await announceMove(tx, app, { bookingId, from, by: 'mentee' })
    await publishBookingChange(tx, { id: bookingId, mentorId, menteeId })
  })
  await orSlotTaken(moved)
  return bookingId
}

const WITH_DATES = {
  ...RIGHTS,
  duration: true,
  proposedStartsAt: true,
  proposalExpiresAt: true,
  subscription: { select: { ...RIGHTS.subscription.select, startDate: true, endDate: true } },
} as const

/** Waits for whoever takes time of its people or changes it, and reads it then; NotFoundError for somebody else's. */
export async function lockForMoving(tx: Transaction, own: { id: number; menteeId: number }) {
  const found = await tx.booking.findFirst({ where: own, select: { mentorId: true } })
  if (!found) throw new NotFoundError('Booking not found')
  await lockMentee(tx, own.menteeId)
  if (found.mentorId !== null) await lockMentor(tx, found.mentorId)
  await tx.$queryRaw`SELECT id FROM bookings WHERE id = ${own.id} FOR UPDATE`
  return await tx.booking.findUniqueOrThrow({ where: { id: own.id }, select: WITH_DATES })
}
