/** What is done with a session once its time is over. */
import { builder } from '../../graphql/builder.ts'
import { menteeOf, sideMemberOf, type MenteeId } from '../../graphql/identity.ts'
import { STATEMENT_MAXIMUM } from '../../rules/constants.ts'
import { noShowAnswerSchema, noShowReportSchema, ofBookingSchema } from '../../rules/inputs/bookingChanges.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../../rules/userErrors.ts'
import { BookingNotOpenError } from '../bookingErrors.ts'
import { changedBooking } from '../booking.graphql.ts'
import { answerNoShow, reportNoShow } from './noShows.ts'
import type { App } from '../../app.ts'
import { inTransaction } from '../../database/transaction.ts'
import { canComplete } from '../../rules/bookings/bookingRights.ts'
import { RIGHTS, bookingStateOf } from '../rights.ts'
import { publishBookingChange } from '../sides.ts'

const errors = { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError, BookingNotOpenError] }

const CompleteBookingInput = builder
  .inputType('CompleteBookingInput', {
    description: 'Which session took place.',
    fields: (t) => ({ bookingId: t.int({ description: 'Numeric id of the booking.' }) }),
  })
  .validate(ofBookingSchema)
const CompleteBookingPayload = changedBooking('CompleteBookingPayload', 'The session is completed.')

builder.mutationField('completeBooking', (t) =>
  t.field({
    type: CompleteBookingPayload,
    authScopes: { mentee: true },
    description: 'The mentee marks a confirmed session as completed once it is over. Allowed is `viewerCanComplete`.',
    errors,
    args: { input: t.arg({ type: CompleteBookingInput, description: 'The session.' }) },
    resolve: async (_root, { input }, context) => ({
      bookingId: await completeBooking(context, menteeOf(context), input),
    }),
  }),
)

const STATEMENT = `What happened, at most ${STATEMENT_MAXIMUM} characters; both sides and administrators read it.`

const ReportNoShowInput = builder
  .inputType('ReportNoShowInput', {
    description: 'Which session the other side missed.',
    fields: (t) => ({
      bookingId: t.int({ description: 'Numeric id of the booking.' }),
      statement: t.string({ required: false, description: STATEMENT }),
    }),
  })
  .validate(noShowReportSchema)
const ReportNoShowPayload = changedBooking('ReportNoShowPayload', 'The other side is asked.')

builder.mutationField('reportNoShow', (t) =>
  t.field({
    type: ReportNoShowPayload,
    authScopes: { mentor: true, mentee: true },
    description:
      'Either side of a session reports within 24 hours that the other did not come. Allowed is `viewerCanReportNoShow`.',
    errors,
    args: { input: t.arg({ type: ReportNoShowInput, description: 'The session.' }) },
    resolve: async (_root, { input }, context) => ({
      bookingId: await reportNoShow(context, sideMemberOf(context), input),
    }),
  }),
)

const AnswerNoShowInput = builder
  .inputType('AnswerNoShowInput', {
    description: 'What the side says that was reported.',
    fields: (t) => ({
      bookingId: t.int({ description: 'Numeric id of the booking.' }),
      agree: t.boolean({ description: 'True when they did not come; false leaves it to the team.' }),
      statement: t.string({ required: false, description: STATEMENT }),
    }),
  })
  .validate(noShowAnswerSchema)

const AnswerNoShowPayload = changedBooking('AnswerNoShowPayload', 'The report is answered.')

builder.mutationField('answerNoShow', (t) =>
  t.field({
    type: AnswerNoShowPayload,
    authScopes: { mentor: true, mentee: true },
    description:
      'The side that was reported agrees, which cancels the session, or not, which leaves it to the team. A mentor who agrees gives everything back.',
    errors,
    args: { input: t.arg({ type: AnswerNoShowInput, description: 'Session and answer.' }) },
    resolve: async (_root, { input }, context) => ({
      bookingId: await answerNoShow(context, sideMemberOf(context), input),
    }),
  }),
)

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
    // A no-show report at the same moment waits for this, or comes first.
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
