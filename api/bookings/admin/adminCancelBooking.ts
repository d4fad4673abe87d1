import { formatWhenFull } from '../../rules/text/format.ts'
import type { App } from '../../app.ts'
import { record, wasDone } from '../../audit/record.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Administrator } from '../../graphql/identity.ts'
import { checkChosenRefund } from '../../payments/refunds/requestRefund.ts'
import { adminBookingRights } from '../../rules/bookings/adminRights.ts'
import { lockForAct, subjectsOf, type AdminBooking } from './adminBooking.ts'
import { announceCancellation } from '../announce/announceCancellation.ts'
import { BookingNotOpenError } from '../bookingErrors.ts'
import { endBooking, returnMoney } from '../change/cancelBooking.ts'
import { adminStateOf, isCall } from '../rights.ts'
import { publishBookingChange } from '../sides.ts'

export interface AdminCancellation {
  bookingId: number
  /** Paise that go back. */
  refund: number
  /** Paise that could go back, as the administrator was shown. */
  expectedRefundable: number
  /** When the session starts, as the administrator was shown; null skips the check. */
  expectedStartsAt?: Date | null | undefined
  /** For both sides. */
  reason: string
}

/**
 * Cancels a session, a call or a plan for the team, also one that is over, with the refund that was chosen. Both sides are
 * told why. The same again is harmless. Answers the booking's id. Throws NotFoundError, BookingNotOpenError,
 * RefundableChangedError, ValidationError.
 */
export async function adminCancelBooking(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: Pick<Administrator, 'id' | 'username'>,
  { bookingId, expectedStartsAt, ...chosen }: AdminCancellation,
): Promise<number> {
  await inTransaction(app.db, async (tx) => {
    const booking = await lockForAct(tx, bookingId)
    // Pressed twice, or an answer was lost on the way.
    const { reason, refund } = chosen
    const same = { action: 'booking.cancelled', subject: `booking:${bookingId}`, reason, refund } as const
    if (booking.status === 'cancelled' && (await wasDone(tx, same))) return
    const { startsAt } = booking
    if (expectedStartsAt && startsAt && startsAt.getTime() !== expectedStartsAt.getTime())
      throw new BookingNotOpenError(`It was moved meanwhile, to ${formatWhenFull(startsAt)}. Nothing was done.`)
    await cancelForTeam(tx, app, by, booking, { bookingId, ...chosen })
  })
  return bookingId
}

/** The same for a booking that is locked, in the transaction of a larger act. */
export async function cancelForTeam(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  by: Pick<Administrator, 'id' | 'username'>,
  booking: AdminBooking,
  { bookingId, refund, expectedRefundable, reason }: Omit<AdminCancellation, 'expectedStartsAt'>,
): Promise<void> {
  const now = app.clock.now()
  const { cancelReason, refundable, returnsCall } = adminBookingRights(adminStateOf(booking, app.config, now), now)
  if (cancelReason !== null) throw new BookingNotOpenError(cancelReason)
  checkChosenRefund(refundable, { refund, expectedRefundable })
  const who = 'administrator'
  const { calls, callBack } = await endBooking(tx, app, booking, { bookingId, by: who, returnsCall, reason })
  const due = { amount: refund, returnsCall }
  const isPart = refund < refundable
  const isPlanOver = isCall(booking) && !returnsCall
  await announceCancellation(tx, app, { bookingId, by: who, reason, due, isPart, isPlanOver, callBack })
  for (const callId of calls)
    await announceCancellation(tx, app, { bookingId: callId, by: who, reason, due: null, callBack: null })
  const actor = `administrator:${by.id}` as const
  await returnMoney(tx, app, booking, { actor, reason: 'cancelled_by_administrator', amount: refund })
  await record(tx, app, by, {
    action: 'booking.cancelled',
    subjects: subjectsOf(booking, calls),
    reason,
    before: { status: booking.status },
    after: { status: 'cancelled', refund },
  })
  for (const id of [bookingId, ...calls]) await publishBookingChange(tx, { ...booking, id })
}
