import type { App } from '../../app.ts'
import { record } from '../../audit/record.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Administrator } from '../../graphql/identity.ts'
import { adminBookingRights } from '../../rules/bookings/adminRights.ts'
import { refundRule } from '../../rules/money/refunds.ts'
import { freeAfterMove } from '../../rules/money/teamMoves.ts'
import { lockForAct, subjectsOf } from './adminBooking.ts'
import { announceMove } from '../announce/announceMove.ts'
import { BookingNotOpenError, mapOverlapErrors } from '../bookingErrors.ts'
import { adminStateOf } from '../rights.ts'
import { publishBookingChange } from '../sides.ts'
import { moveTo } from '../takeTime.ts'

export interface AdminMove {
  bookingId: number
  startsAt: Date
  /** For both sides. */
  reason: string
  /** Any time to come that is free for both, whatever the mentor offers. */
  anyTime?: boolean | null | undefined
}

/**
 * Moves a session for the team, to a time that its mentor offers or to any that is free for both; the payment stays with
 * it, both sides are told why, its mentee may cancel it freely for a while, and an open report of a no-show is settled. The
 * same time again changes nothing. Answers the booking's id. Throws NotFoundError,
 * BookingNotOpenError, SlotNotOfferedError, SlotTakenError: then it is when it was.
 */
export async function adminMoveBooking(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  by: Pick<Administrator, 'id' | 'username'>,
  { bookingId, startsAt, reason, anyTime }: AdminMove,
): Promise<number> {
  const moved = inTransaction(app.db, async (tx) => {
    const booking = await lockForAct(tx, bookingId)
    const { mentorId, menteeId, startsAt: from, duration: minutes, planSubscriptionId } = booking
    if (booking.status === 'confirmed' && from?.getTime() === startsAt.getTime()) return
    const now = app.clock.now()
    const state = adminStateOf(booking, app.config, now)
    const { moveReason } = adminBookingRights(state, now)
    if (moveReason !== null) throw new BookingNotOpenError(moveReason)
    if (!from || mentorId === null || menteeId === null)
      throw new BookingNotOpenError('A package has no time of its own. Change its end date instead.')
    const plan =
      planSubscriptionId === null
        ? null
        : await tx.planSubscription.findUniqueOrThrow({ where: { id: planSubscriptionId } })
    const how = anyTime ? { isGiven: true } : { isProposed: true }
    const before = refundRule({ ...state, paidAt: state.confirmedAt }, now).until
    const freeUntil = freeAfterMove(before, now)
    await moveTo(tx, app, { id: bookingId, from, freeUntil }, { mentorId, menteeId, startsAt, minutes, plan, ...how })
    const reports = await tx.noShow.deleteMany({ where: { bookingId } })
    await announceMove(tx, app, { bookingId, from, by: 'administrator', reason, settlesReport: reports.count > 0 })
    await record(tx, app, by, {
      action: 'booking.moved',
      subjects: subjectsOf(booking),
      reason,
      before: { startsAt: from.toISOString(), ...(booking.noShow && { noShow: booking.noShow.answer ?? 'reported' }) },
      after: { startsAt: startsAt.toISOString(), ...(booking.noShow && { noShow: null }) },
    })
    await publishBookingChange(tx, { id: bookingId, mentorId, menteeId })
  })
  await mapOverlapErrors(moved, 'The mentee has another session at this time')
  return bookingId
}
