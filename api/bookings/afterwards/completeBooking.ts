import type { App } from '../../app.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { MenteeId } from '../../graphql/identity.ts'
import { canComplete } from '../../rules/bookings/bookingRights.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { BookingNotOpenError } from '../bookingErrors.ts'
import { RIGHTS, bookingStateOf } from '../rights.ts'
import { publishBookingChange } from '../sides.ts'

/**
 * The mentee marks a session as completed, once it is over. Answers the booking's id. Throws NotFoundError,
 * BookingNotOpenError with the reason, also for one that is completed already.
 */
export async function completeBooking(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  menteeId: MenteeId,
  { bookingId }: { bookingId: number },
): Promise<number> {
  const own = { id: bookingId, menteeId }
  await inTransaction(app.db, async (tx) => {
    // Whoever reports that nobody came waits, or has done so already.
    await tx.$queryRaw`SELECT id FROM bookings WHERE id = ${bookingId} AND mentee_id = ${menteeId} FOR UPDATE`
    const booking = await tx.booking.findFirst({ where: own, select: RIGHTS })
    if (!booking) throw new NotFoundError('Booking not found')
    const now = app.clock.now()
    const right = canComplete(bookingStateOf(booking, app.config, now), 'mentee', now)
    if (!right.allowed) throw new BookingNotOpenError(right.reason)
    const { count } = await tx.booking.updateMany({
      where: { ...own, status: 'confirmed' },
      data: { status: 'completed', completedAt: now, proposedStartsAt: null, proposalExpiresAt: null },
    })
    if (count === 0) throw new BookingNotOpenError('This booking has just changed.')
    await publishBookingChange(tx, { ...booking, id: bookingId })
  })
  return bookingId
}
