import type { z } from 'zod/mini'
import type { App } from '../../app.ts'
import { record, wasDone } from '../../audit/record.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { NoShowFinding } from '../../generated/prisma/enums.ts'
import { checkChosenRefund } from '../../payments/refunds/requestRefund.ts'
import { giveMovedCalls } from '../../plans/movedCalls.ts'
import type { CallBack } from '../../plans/returnCall.ts'
import { adminBookingRights } from '../../rules/bookings/adminRights.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'
import { planLastDay } from '../../rules/bookings/plans.ts'
import type { decideNoShowSchema, keepUnpaidBookingSchema } from '../../rules/inputs/adminActs.ts'
import type { RefundReason } from '../../rules/money/refundReasons.ts'
import { formatShortDay } from '../../rules/text/format.ts'
import type { IstDate } from '../../rules/time/time.ts'
import { completed } from '../afterwards/afterSession.graphql.ts'
import { announceToSides } from '../announce/announce.ts'
import { announceFinding } from '../announce/announceNoShow.ts'
import { BookingNotOpenError } from '../bookingErrors.graphql.ts'
import { REFUNDED_BUT_CONFIRMED } from '../bookingsToDecide.ts'
import { nounOf, whenOf } from '../bookingWords.ts'
import { endBooking } from '../change/endBooking.ts'
import { lockBooking, type LockedBooking } from '../locks.ts'
import { adminStateOf } from '../rights.ts'
import { bookingOfTwo, publishBookingChange } from '../sides.ts'
import { returnChosen, subjectsOf, type By } from './adminBooking.ts'

const WHY: Record<NoShowFinding, RefundReason> = {
  mentee_missed: 'by_administrator',
  mentor_missed: 'no_show',
  took_place: 'by_administrator',
}

/** The same again is harmless. Throws NotFoundError, BookingNotOpenError, RefundableChangedError, ValidationError. */
export async function decideNoShow(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: By,
  { bookingId, finding, refund, expectedRefundable, reason }: z.infer<typeof decideNoShowSchema>,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId })
    const same = { action: 'no_show.decided', subject: `booking:${bookingId}`, reason, refund } as const
    if (booking.noShow?.finding === finding && (await wasDone(tx, same))) return
    const now = app.clock.now()
    const rights = adminBookingRights(adminStateOf(booking, app.config, now), now)
    if (!rights.canDecideNoShow) throw new BookingNotOpenError('There is no open no-show report on this session.')
    checkChosenRefund(rights.refundable, { refund, expectedRefundable })
    await tx.noShow.update({ where: { bookingId }, data: { finding, decidedAt: now } })
    const isMissedCall = finding === 'mentor_missed' && bookingKindOf(booking) === 'call'
    const returnsCall = isMissedCall && rights.returnsCall
    const isPlanOver = isMissedCall && !returnsCall
    const callBack = await settle(tx, app, booking, { finding, returnsCall, reason })
    await returnChosen(tx, app, by, booking, { reason: WHY[finding], amount: refund })
    await announceFinding(tx, app, { bookingId, finding, returnsCall, isPlanOver, reason, callBack })
    await record(tx, app, by, {
      action: 'no_show.decided',
      subjects: subjectsOf(booking),
      reason,
      before: { finding: null, status: booking.status },
      after: { finding, status: finding === 'took_place' ? 'completed' : 'cancelled', refund },
    })
    await publishBookingChange(tx, booking)
  })
}

/** Answers where a returned call can be booked, if that is not its plan as it was. */
async function settle(
  tx: Transaction,
  app: Pick<App, 'clock'>,
  booking: LockedBooking,
  { finding, returnsCall, reason }: { finding: NoShowFinding; returnsCall: boolean; reason: string },
): Promise<CallBack | null> {
  if (finding !== 'took_place')
    return (await endBooking(tx, app, booking, { by: 'administrator', returnsCall, reason })).callBack
  await tx.booking.update({
    where: { id: booking.id },
    data: completed(app.clock.now()),
  })
  return null
}

/** Of two administrators the first counts. Throws NotFoundError, BookingNotOpenError. */
export async function keepUnpaidBooking(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  by: By,
  { bookingId, reason }: z.infer<typeof keepUnpaidBookingSchema>,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId })
    const now = app.clock.now()
    const { count } = await tx.booking.updateMany({
      where: { id: bookingId, ...REFUNDED_BUT_CONFIRMED },
      data: { keptUnpaidAt: now },
    })
    if (count === 0) throw new BookingNotOpenError('This booking does not need that decision.')
    // We would tell both sides that its money went back, and a refund or a dispute may be decided the other way.
    const { paid, isReturned } = adminStateOf(booking, app.config, now)
    if (paid !== null && !isReturned)
      throw new BookingNotOpenError(
        'Its payment is not returned yet: decide on its refund first, or wait for the bank.',
      )
    const { planSubscriptionId } = booking
    const callsUntil =
      planSubscriptionId !== null && bookingKindOf(booking) === 'package'
        ? await giveMovedCalls(tx, planSubscriptionId, now)
        : null
    await announceKept(tx, app, { bookingId, reason, callsUntil })
    await record(tx, app, by, { action: 'booking.kept', subjects: subjectsOf(booking), reason })
    await publishBookingChange(tx, booking)
  })
}

/** Tells both sides that the booking stays although its money was returned. Call it in the transaction of the decision. */
async function announceKept(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { bookingId, reason, callsUntil }: { bookingId: number; reason: string; callsUntil: IstDate | null },
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking) return
  const what = nounOf(booking)
  const back = callsUntil
    ? ` Its moved sessions can be booked again, until ${formatShortDay(planLastDay(callsUntil))}.`
    : ''
  await announceToSides(tx, app, booking, (side, name) => {
    const stays = `The ${what} with ${name} ${whenOf(booking)} stays booked, although its payment was returned or is on its way back.`
    const owes = side === 'mentee' ? "You don't need to pay again." : 'You earn nothing from it.'
    return {
      kind: 'booking-kept',
      by: 'administrator',
      cause: 'kept',
      title: `Your ${what} stays booked`,
      said: [`${stays} ${owes}${back}`, `Reason: ${reason}`],
      subject: `Your ${what} with ${name} stays booked`,
    }
  })
}
