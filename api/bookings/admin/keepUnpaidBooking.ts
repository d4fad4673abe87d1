import type { App } from '../../app.ts'
import { record } from '../../audit/record.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Administrator } from '../../graphql/identity.ts'
import { giveMovedCalls } from '../../plans/movedCalls.ts'
import { lockForAct, subjectsOf } from './adminBooking.ts'
import { announceKept } from './announceKept.ts'
import { BookingNotOpenError } from '../bookingErrors.ts'
import { publishBookingChange } from '../sides.ts'
import { REFUNDED_BUT_CONFIRMED } from '../unpaid.ts'

/**
 * Decides that a session or package stays although all of its money has gone back; both sides are told why. The first of two
 * administrators counts. Answers the booking's id. Throws NotFoundError, BookingNotOpenError.
 */
export async function keepUnpaidBooking(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  by: Pick<Administrator, 'id' | 'username'>,
  { bookingId, reason }: { bookingId: number; reason: string },
): Promise<number> {
  await inTransaction(app.db, async (tx) => {
    const booking = await lockForAct(tx, bookingId)
    const { count } = await tx.booking.updateMany({
      where: { id: bookingId, ...REFUNDED_BUT_CONFIRMED },
      data: { keptUnpaidAt: app.clock.now() },
    })
    if (count === 0) throw new BookingNotOpenError('This booking does not need that decision.')
    const { planSubscriptionId, startsAt } = booking
    const callsUntil =
      planSubscriptionId !== null && startsAt === null
        ? await giveMovedCalls(tx, planSubscriptionId, app.clock.now())
        : null
    await announceKept(tx, app, { bookingId, reason, callsUntil })
    await record(tx, app, by, { action: 'booking.kept', subjects: subjectsOf(booking), reason })
    await publishBookingChange(tx, booking)
  })
  return bookingId
}
