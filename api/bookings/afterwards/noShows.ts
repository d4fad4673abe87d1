/** One side says that the other did not come, and the other is asked. */
import { cancelledColumns, giveCallBack } from '../change/endBooking.ts'
import { lockBookingPaymentAndPlan } from '../locks.ts'
import type { SideMember } from '../../graphql/identity.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { actAs, inTransaction } from '../../database/transaction.ts'
import { requestRefund } from '../../payments/refunds/requestRefund.ts'
import type { CallBack } from '../../plans/returnCall.ts'
import { canAnswerNoShow, canReportNoShow, type BookingSide } from '../../rules/bookings/bookingRights.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { announceNoShow, announceNoShowAnswer } from '../announce/announceNoShow.ts'
import { BookingNotOpenError } from '../bookingErrors.ts'
import { RIGHTS, bookingStateOf } from '../rights.ts'
import { publishBookingChange, visibleBookings } from '../sides.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'parts'>
type By = Pick<SideMember, 'type' | 'id'>

interface Said {
  bookingId: number
  /** What happened, in their words. */
  statement?: string | undefined
}

/** Locks a booking of the member and reads it then. Throws NotFoundError for a booking of other people. */
async function lockOwn(tx: Transaction, by: By, bookingId: number) {
  const own = { id: bookingId, AND: [visibleBookings({ member: by as SideMember, administrator: null })] }
  if ((await tx.booking.count({ where: own })) === 0) throw new NotFoundError('Booking not found')
  await lockBookingPaymentAndPlan(tx, bookingId)
  return await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { ...RIGHTS, planSubscriptionId: true },
  })
}

/**
 * Records that the other side did not come, with what the reporter says about it, and asks the other side. The session stays as it
 * is until they answer. Throws NotFoundError, BookingNotOpenError.
 */
export async function reportNoShow(app: Deps, by: By, { bookingId, statement }: Said): Promise<number> {
  await inTransaction(app.db, async (tx) => {
    const booking = await lockOwn(tx, by, bookingId)
    if (booking.noShow?.reportedBy === by.type) return
    const now = app.clock.now()
    const right = canReportNoShow(bookingStateOf(booking, app.config, now), by.type, now)
    if (!right.allowed) throw new BookingNotOpenError(right.reason)
    await tx.noShow.create({
      data: { bookingId, reportedBy: by.type, reportedAt: now, reportStatement: statement ?? null },
    })
    await announceNoShow(tx, app, { bookingId, by: by.type, hasStatement: statement !== undefined })
    await publishBookingChange(tx, { ...booking, id: bookingId })
  })
  return bookingId
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
): Promise<number> {
  await inTransaction(app.db, async (tx) => {
    const booking = await lockOwn(tx, by, bookingId)
    const now = app.clock.now()
    const state = bookingStateOf(booking, app.config, now)
    const answer = agree ? 'agreed' : 'disputed'
    if (booking.noShow?.answer === answer && booking.noShow.reportedBy !== by.type) return
    const right = canAnswerNoShow(state, by.type)
    if (!right.allowed) throw new BookingNotOpenError(right.reason)
    await tx.noShow.updateMany({
      where: { bookingId, answer: null },
      data: { answer, answeredAt: now, answerStatement: statement ?? null },
    })
    const callBack = agree ? await missed(tx, app, { by, bookingId, booking, owed: state.owed ?? 0 }) : null
    await announceNoShowAnswer(tx, app, {
      bookingId,
      by: by.type,
      agree,
      callBack,
      hasStatement: statement !== undefined,
    })
    await publishBookingChange(tx, { ...booking, id: bookingId })
  })
  return bookingId
}

interface Missed {
  by: By
  bookingId: number
  booking: Awaited<ReturnType<typeof lockOwn>>
  /** Paise. */
  owed: number
}

/** Cancels the session; answers where its call can be booked, if that is not its plan as it was. */
async function missed(tx: Transaction, app: Deps, { by, bookingId, booking, owed }: Missed): Promise<CallBack | null> {
  const side: BookingSide = by.type
  await tx.booking.updateMany({
    where: { id: bookingId, status: 'confirmed' },
    data: cancelledColumns(side, app.clock.now()),
  })
  if (side === 'mentee') return null
  const { planSubscriptionId } = booking
  if (bookingKindOf(booking) === 'call' && planSubscriptionId !== null)
    return await giveCallBack(tx, app, planSubscriptionId, side)
  if (owed <= 0 || booking.paymentId === null) return null
  const payment = await tx.payment.findUniqueOrThrow({ where: { providerPaymentId: booking.paymentId } })
  const money = await actAs(tx, `${side}:${by.id}`)
  await requestRefund(money, app, { paymentId: payment.id, reason: 'no_show', amount: owed })
  return null
}
