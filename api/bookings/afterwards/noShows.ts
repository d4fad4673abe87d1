/** One side says that the other did not come, and the other is asked. */
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { SideMember } from '../../graphql/identity.ts'
import type { CallBack } from '../../plans/returnCall.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'
import { canAnswerNoShow, canReportNoShow } from '../../rules/bookings/bookingRights.ts'
import { announceNoShow, announceNoShowAnswer } from '../announce/announceNoShow.ts'
import { BookingNotOpenError } from '../bookingErrors.graphql.ts'
import { cancelledColumns, giveCallBack, returnMoney } from '../change/endBooking.ts'
import { lockBooking, type LockedBooking } from '../locks.ts'
import { bookingStateOf } from '../rights.ts'
import { ownBookings, publishBookingChange } from '../sides.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'parts'>
type By = Pick<SideMember, 'type' | 'id'>

interface Said {
  bookingId: number
  /** What happened, in their words. */
  statement?: string | undefined
}

/**
 * Records that the other side did not come, with what the reporter says about it, and asks the other side. The session stays
 * as it is until they answer. Throws NotFoundError, BookingNotOpenError.
 */
export async function reportNoShow(app: Deps, by: By, { bookingId, statement }: Said): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId, AND: [ownBookings(by)] })
    if (booking.noShow?.reportedBy === by.type) return
    const now = app.clock.now()
    const right = canReportNoShow(bookingStateOf(booking, app.config, now), by.type, now)
    if (!right.allowed) throw new BookingNotOpenError(right.reason)
    await tx.noShow.create({
      data: { bookingId, reportedBy: by.type, reportedAt: now, reportStatement: statement ?? null },
    })
    await announceNoShow(tx, app, { bookingId, by: by.type, hasStatement: statement !== undefined })
    await publishBookingChange(tx, booking)
  })
}

/**
 * The reported side agrees or not, and may say what happened. If they agree, the session is cancelled: the mentee gets a full
 * refund if the mentor missed it, and none if they missed it themselves. If not, an administrator decides. Throws NotFoundError,
 * BookingNotOpenError.
 */
export async function answerNoShow(
  app: Deps,
  by: By,
  { bookingId, agree, statement }: Said & { agree: boolean },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId, AND: [ownBookings(by)] })
    const now = app.clock.now()
    const state = bookingStateOf(booking, app.config, now)
    const answer = agree ? 'agreed' : 'disputed'
    if (booking.noShow?.answer === answer && booking.noShow.reportedBy !== by.type) return
    const right = canAnswerNoShow(state, by.type)
    if (!right.allowed) throw new BookingNotOpenError(right.reason)
    await tx.noShow.update({
      where: { bookingId },
      data: { answer, answeredAt: now, answerStatement: statement ?? null },
    })
    const callBack = agree ? await missed(tx, app, by, booking, state.owed ?? 0) : null
    const hasStatement = statement !== undefined
    await announceNoShowAnswer(tx, app, { bookingId, by: by.type, agree, callBack, hasStatement })
    await publishBookingChange(tx, booking)
  })
}

/** Cancels the session; answers where its call can be booked, if that is not its plan as it was. `owed` is in paise. */
async function missed(
  tx: Transaction,
  app: Deps,
  by: By,
  booking: LockedBooking,
  owed: number,
): Promise<CallBack | null> {
  const { id, planSubscriptionId } = booking
  await tx.booking.update({ where: { id }, data: cancelledColumns(by.type, app.clock.now()) })
  if (by.type === 'mentee') return null
  if (bookingKindOf(booking) === 'call' && planSubscriptionId !== null)
    return await giveCallBack(tx, app, planSubscriptionId, by.type)
  await returnMoney(tx, app, booking, { actor: `${by.type}:${by.id}`, reason: 'no_show', amount: owed })
  return null
}
