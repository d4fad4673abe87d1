import type { App } from '../../app.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { MenteeId } from '../../graphql/identity.ts'
import { canMove } from '../../rules/bookings/bookingRights.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { announceMove } from '../announce/announceMove.ts'
import { BookingNotOpenError, mapOverlapErrors } from '../bookingErrors.ts'
import { bookingStateOf } from '../rights.ts'
import { publishBookingChange } from '../sides.ts'
import { moveTo } from '../takeTime.ts'

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
    const booking = await lockBookingAndSides(tx, { id: bookingId, menteeId })
    const { mentorId, startsAt: from, duration: minutes } = booking
    if (booking.status === 'confirmed' && from?.getTime() === startsAt.getTime()) return
    const now = app.clock.now()
    const right = canMove(bookingStateOf(booking, app.config, now), 'mentee', now)
    if (!right.allowed || !from || mentorId === null) throw new BookingNotOpenError(right.reason)
    const wish = { mentorId, menteeId, startsAt, minutes, plan: booking.subscription }
    await moveTo(tx, app, { id: bookingId, from }, wish)
    await databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor).take(`move:${bookingId}`, MOVES)
    await announceMove(tx, app, { bookingId, from, by: 'mentee' })
    await publishBookingChange(tx, { id: bookingId, mentorId, menteeId })
  })
  await mapOverlapErrors(moved)
  return bookingId
}
