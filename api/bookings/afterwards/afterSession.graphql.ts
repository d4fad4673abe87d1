/** What is done with a session once its time is over. */
import type { App } from '../../app.ts'
import { inTransaction } from '../../database/transaction.ts'
import { menteeOf, sideMemberOf, type MenteeId, type SideMember } from '../../graphql/identity.ts'
import { canComplete } from '../../rules/bookings/bookingRights.ts'
import { canAnswerNoShow, canReportNoShow } from '../../rules/bookings/noShowRights.ts'
import { STATEMENT_MAXIMUM } from '../../rules/constants.ts'
import { noShowAnswerSchema, noShowReportSchema, ofBookingSchema } from '../../rules/inputs/bookingChanges.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { BookingNotOpenError } from '../bookingErrors.graphql.ts'
import { bookingChange, bookingInput } from '../change/bookingChange.graphql.ts'
import { RIGHTS, bookingStateOf } from '../rights.ts'
import { publishBookingChange, ownBookings } from '../sides.ts'
import type { Transaction } from '../../database/client.ts'
import type { CallBack } from '../../plans/returnCall.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'
import { announceNoShow, announceNoShowAnswer } from '../announce/announceNoShow.ts'
import { cancelledColumns, giveCallBack, returnMoney } from '../change/endBooking.ts'
import { lockBooking, type LockedBooking } from '../locks.ts'

bookingChange('completeBooking', {
  by: ['mentee'],
  description: 'The mentee marks a confirmed session as completed once it is over. Allowed is `viewerCanComplete`.',
  input: bookingInput('Which session took place.', ofBookingSchema),
  given: 'The session.',
  done: 'The session is completed.',
  change: (context, input) => completeBooking(context, menteeOf(context), input),
})

const STATEMENT = `What happened, at most ${STATEMENT_MAXIMUM} characters; both sides and administrators read it.`

bookingChange('reportNoShow', {
  by: ['mentor', 'mentee'],
  description:
    'Either side of a session reports within 24 hours that the other did not come. Allowed is `viewerCanReportNoShow`.',
  input: bookingInput('Which session the other side missed.', noShowReportSchema, (t) => ({
    statement: t.string({ required: false, description: STATEMENT }),
  })),
  given: 'The session.',
  done: 'The other side is asked.',
  change: (context, input) => reportNoShow(context, sideMemberOf(context), input),
})

bookingChange('answerNoShow', {
  by: ['mentor', 'mentee'],
  description:
    'The side that was reported agrees, which cancels the session, or not, which leaves it to the team. A mentor who agrees gives everything back.',
  input: bookingInput('What the side says that was reported.', noShowAnswerSchema, (t) => ({
    agree: t.boolean({ description: 'True when they did not come; false leaves it to the team.' }),
    statement: t.string({ required: false, description: STATEMENT }),
  })),
  given: 'Session and answer.',
  done: 'The report is answered.',
  change: (context, input) => answerNoShow(context, sideMemberOf(context), input),
})

/** What a booking becomes that took place; nothing is proposed for it then. */
export const completed = (now: Date) =>
  ({ status: 'completed', completedAt: now, proposedStartsAt: null, proposalExpiresAt: null }) as const

/** Completes a session that is over, once. Throws NotFoundError, and BookingNotOpenError with the reason. */
export async function completeBooking(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  menteeId: MenteeId,
  { bookingId }: { bookingId: number },
): Promise<void> {
  const own = { id: bookingId, menteeId }
  await inTransaction(app.db, async (tx) => {
    // A no-show report at the same moment waits for this, or comes first.
    await tx.$queryRaw`SELECT id FROM bookings WHERE id = ${bookingId} AND mentee_id = ${menteeId} FOR UPDATE`
    const booking = await tx.booking.findFirst({ where: own, select: RIGHTS })
    if (!booking) throw new NotFoundError('Booking not found')
    const now = app.clock.now()
    const right = canComplete(bookingStateOf(booking, app.config, now), 'mentee', now)
    if (!right.allowed) throw new BookingNotOpenError(right.reason)
    await tx.booking.update({
      where: own,
      data: completed(now),
      select: { id: true },
    })
    await publishBookingChange(tx, { ...booking, id: bookingId })
  })
}

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'parts'>
type By = Pick<SideMember, 'type' | 'id'>

interface Said {
  bookingId: number
  /** What happened, in their words. */
  statement?: string | undefined
}

/** The session stays as it is until the other side answers. Throws NotFoundError, BookingNotOpenError. */
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

/** A mentor who agrees gives everything back, a mentee gets nothing. Throws NotFoundError, BookingNotOpenError. */
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
