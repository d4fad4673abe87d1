import { endBooking, returnMoney } from '../change/endBooking.ts'
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
import { adminStateOf } from '../rights.ts'
import { publishBookingChange, bookingOfTwo } from '../sides.ts'
import { giveMovedCalls } from '../../plans/movedCalls.ts'
import { REFUNDED_BUT_CONFIRMED } from '../bookingsToDecide.ts'
import { formatShortDay } from '../../rules/text/format.ts'
import { planLastDay } from '../../rules/bookings/plans.ts'
import type { IstDate } from '../../rules/time/time.ts'
import { announce } from '../announce/announce.ts'
import { nounOf, whenOf } from '../bookingWords.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'

interface NoShowDecision {
  bookingId: number
  finding: NoShowFinding
  /** Paise that are refunded. */
  refund: number
  /** Paise that could be refunded, as the administrator was shown. */
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
    const isMissedCall = finding === 'mentor_missed' && bookingKindOf(booking) === 'call'
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

/** Answers where a returned call can be booked, if that is not its plan as it was. */
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
    const now = app.clock.now()
    const { count } = await tx.booking.updateMany({
      where: { id: bookingId, ...REFUNDED_BUT_CONFIRMED },
      data: { keptUnpaidAt: now },
    })
    if (count === 0) throw new BookingNotOpenError('This booking does not need that decision.')
    // We would tell both sides that its money went back, and the refund may be decided the other way.
    if ((adminStateOf(booking, app.config, now).owed ?? 0) > 0)
      throw new BookingNotOpenError('Its refund did not go through. Decide on that refund first.')
    const { planSubscriptionId } = booking
    const callsUntil =
      planSubscriptionId !== null && bookingKindOf(booking) === 'package'
        ? await giveMovedCalls(tx, planSubscriptionId, now)
        : null
    await announceKept(tx, app, { bookingId, reason, callsUntil })
    await record(tx, app, by, { action: 'booking.kept', subjects: subjectsOf(booking), reason })
    await publishBookingChange(tx, booking)
  })
  return bookingId
}

interface Kept {
  bookingId: number
  /** The administrator's. */
  reason: string
  /** End date of the package in which calls that left with the money can be booked again; null if none had left. */
  callsUntil: IstDate | null
}

/** Tells both sides that the booking stays although its money was returned. Call it in the transaction of the decision. */
async function announceKept(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { bookingId, reason, callsUntil }: Kept,
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking) return
  const what = nounOf(booking)
  for (const side of ['mentee', 'mentor'] as const) {
    const { name } = booking[side === 'mentee' ? 'mentor' : 'mentee']
    const said = `The ${what} with ${name} ${whenOf(booking)} stays booked, although its payment was returned.`
    const owes = side === 'mentee' ? "You don't need to pay again." : 'You earn nothing from it.'
    const back = callsUntil
      ? ` Its moved sessions can be booked again, until ${formatShortDay(planLastDay(callsUntil))}.`
      : ''
    await announce(tx, app, booking, side, {
      kind: 'booking-kept',
      cause: 'kept',
      title: `Your ${what} stays booked`,
      message: `${said} ${owes}${back} Reason: ${reason}`,
      subject: `Your ${what} with ${name} stays booked`,
      paragraphs: [`${said} ${owes}${back}`, `Reason: ${reason}`],
    })
  }
}
