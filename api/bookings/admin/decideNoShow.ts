import type { App } from '../../app.ts'
import { record, wasDone } from '../../audit/record.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { NoShowFinding } from '../../generated/prisma/enums.ts'
import type { Administrator } from '../../graphql/identity.ts'
import { checkChosenRefund } from '../../payments/refunds/requestRefund.ts'
import type { CallBack } from '../../plans/returnCall.ts'
import { adminBookingRights } from '../../rules/bookings/adminRights.ts'
import type { RefundReason } from '../../rules/money/refundReasons.ts'
import { lockForAct, subjectsOf, type AdminBooking } from './adminBooking.ts'
import { announceFinding } from '../announce/announceNoShow.ts'
import { BookingNotOpenError } from '../bookingErrors.ts'
import { endBooking, returnMoney } from '../change/cancelBooking.ts'
import { isCall, adminStateOf } from '../rights.ts'
import { publishBookingChange } from '../sides.ts'

export interface NoShowDecision {
  bookingId: number
  finding: NoShowFinding
  /** Paise that go back. */
  refund: number
  /** Paise that could go back, as the administrator was shown. */
  expectedRefundable: number
  /** For both sides. */
  reason: string
}

const WHY: Record<NoShowFinding, RefundReason> = {
  mentee_missed: 'by_administrator',
  mentor_missed: 'no_show',
  took_place: 'by_administrator',
}

/**
 * Decides on a report that one side did not come: the session is cancelled, with the refund that was chosen, or it took
 * place and is completed. A call that the mentor missed comes back to its plan. Both sides are told why. The same again is
 * harmless. Answers the booking's id. Throws NotFoundError, BookingNotOpenError, RefundableChangedError, ValidationError.
 */
export async function decideNoShow(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: Pick<Administrator, 'id' | 'username'>,
  { bookingId, finding, refund, expectedRefundable, reason }: NoShowDecision,
): Promise<number> {
  await inTransaction(app.db, async (tx) => {
    const booking = await lockForAct(tx, bookingId)
    const same = { action: 'no_show.decided', subject: `booking:${bookingId}`, reason, refund } as const
    if (booking.noShow?.finding === finding && (await wasDone(tx, same))) return
    const now = app.clock.now()
    const rights = adminBookingRights(adminStateOf(booking, app.config, now), now)
    if (!rights.canDecideNoShow) throw new BookingNotOpenError('There is no open no-show report on this session.')
    checkChosenRefund(rights.refundable, { refund, expectedRefundable })
    await tx.noShow.update({ where: { bookingId }, data: { finding, decidedAt: now } })
    const isMissedCall = finding === 'mentor_missed' && isCall(booking)
    const returnsCall = isMissedCall && rights.returnsCall
    const isPlanOver = isMissedCall && !returnsCall
    const callBack = await settle(tx, app, booking, { finding, returnsCall, reason })
    await announceFinding(tx, app, { bookingId, finding, refund, returnsCall, isPlanOver, reason, callBack })
    const actor = `administrator:${by.id}` as const
    await returnMoney(tx, app, booking, { actor, reason: WHY[finding], amount: refund })
    await record(tx, app, by, {
      action: 'no_show.decided',
      subjects: subjectsOf(booking),
      reason,
      before: { finding: null, status: booking.status },
      after: { finding, status: finding === 'took_place' ? 'completed' : 'cancelled', refund },
    })
    await publishBookingChange(tx, { ...booking, id: bookingId })
  })
  return bookingId
}

/** Answers where a call that is given back can be booked, when that is not its plan as it was. */
async function settle(
  tx: Transaction,
  app: Pick<App, 'clock'>,
  booking: AdminBooking,
  { finding, returnsCall, reason }: { finding: NoShowFinding; returnsCall: boolean; reason: string },
): Promise<CallBack | null> {
  const { id: bookingId } = booking
  if (finding === 'took_place') {
    await tx.booking.update({
      where: { id: bookingId, status: 'confirmed' },
      data: { status: 'completed', completedAt: app.clock.now(), proposedStartsAt: null, proposalExpiresAt: null },
    })
    return null
  }
  return (await endBooking(tx, app, booking, { bookingId, by: 'administrator', returnsCall, reason })).callBack
}
