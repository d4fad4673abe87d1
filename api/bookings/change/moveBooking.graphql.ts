import { builder } from '../../graphql/builder.ts'
import { menteeOf, mentorOf, type MenteeId } from '../../graphql/identity.ts'
import { answerProposalSchema, newTimeSchema } from '../../rules/inputs/bookingChanges.ts'
import {
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../../rules/userErrors.ts'
import {
  BookingNotOpenError,
  MentorBusyError,
  SlotNotOfferedError,
  SlotTakenError,
  mapOverlapErrors,
} from '../bookingErrors.ts'
import { changedBooking } from '../booking.graphql.ts'
import { answerProposal, proposeTime } from './proposals.ts'
import type { App } from '../../app.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import { inTransaction } from '../../database/transaction.ts'
import { canMove } from '../../rules/bookings/bookingRights.ts'
import { announceMove } from '../announce/announceMove.ts'
import { bookingStateOf } from '../rights.ts'
import { publishBookingChange } from '../sides.ts'
import { moveTo, lockBookingAndSides } from '../takeTime.ts'

const ERRORS = [
  ValidationError,
  NotSignedInError,
  NotAllowedError,
  NotFoundError,
  BookingNotOpenError,
  SlotNotOfferedError,
  SlotTakenError,
]

const NewTimeInput = builder
  .inputType('NewTimeInput', {
    description: 'Another time for a confirmed session.',
    fields: (t) => ({
      bookingId: t.int({ description: 'Numeric id of the booking.' }),
      startsAt: t.field({ type: 'DateTime', description: 'Start of a free slot of the mentor, exactly as offered.' }),
    }),
  })
  .validate(newTimeSchema)

const MoveBookingPayload = changedBooking('MoveBookingPayload', 'The session is at the time that was asked for.')

builder.mutationField('moveBooking', (t) =>
  t.field({
    type: MoveBookingPayload,
    authScopes: { mentee: true },
    description:
      'Moves a session of the viewer to another free slot of its mentor; the payment stays with it. Whether that is allowed is `viewerCanMove`. When it fails the session is when it was. At most 5 times a day.',
    errors: { types: [...ERRORS, MentorBusyError, RateLimitedError] },
    args: { input: t.arg({ type: NewTimeInput, description: 'Session and slot.' }) },
    resolve: async (_root, { input }, context) => ({ bookingId: await moveBooking(context, menteeOf(context), input) }),
  }),
)

const ProposeTimePayload = changedBooking('ProposeTimePayload', 'The mentee is asked.')

builder.mutationField('proposeTime', (t) =>
  t.field({
    type: ProposeTimePayload,
    authScopes: { mentor: true },
    description:
      'The mentor of a session proposes another of their free slots, in the place of an earlier proposal. It holds nothing. At most 5 times a day.',
    errors: { types: [...ERRORS, RateLimitedError] },
    args: { input: t.arg({ type: NewTimeInput, description: 'Session and slot.' }) },
    resolve: async (_root, { input }, context) => ({ bookingId: await proposeTime(context, mentorOf(context), input) }),
  }),
)

const AnswerProposalInput = builder
  .inputType('AnswerProposalInput', {
    description: 'Whether a proposed time suits.',
    fields: (t) => ({
      bookingId: t.int({ description: 'Numeric id of the booking.' }),
      startsAt: t.field({ type: 'DateTime', description: 'The time that is answered, as it was proposed.' }),
      accept: t.boolean({ description: 'Moves the session when true.' }),
    }),
  })
  .validate(answerProposalSchema)

const AnswerProposalPayload = changedBooking('AnswerProposalPayload', 'The proposal is answered.')

builder.mutationField('answerProposal', (t) =>
  t.field({
    type: AnswerProposalPayload,
    authScopes: { mentee: true },
    description: 'The mentee accepts the time that the mentor proposes, which moves the session, or declines it.',
    errors: { types: ERRORS },
    args: { input: t.arg({ type: AnswerProposalInput, description: 'Session, time and answer.' }) },
    resolve: async (_root, { input }, context) => ({
      bookingId: await answerProposal(context, menteeOf(context), input),
    }),
  }),
)

/** Of one booking: each is a mail to both sides. */
const MOVES = { max: 5, windowSeconds: 24 * 60 * 60 }

/**
 * Moves a session of the mentee's to another time that its mentor offers; the payment stays with it. The same time again
 * changes nothing. Answers the booking's id. Throws NotFoundError, BookingNotOpenError, SlotNotOfferedError,
 * SlotTakenError, MentorBusyError, RateLimitedError: then it is when it was.
 */
export async function moveBooking(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  menteeId: MenteeId,
  { bookingId, startsAt }: { bookingId: number; startsAt: Date },
): Promise<number> {
  const moved = inTransaction(app.db, async (tx) => {
    const booking = await lockBookingAndSides(tx, { id: bookingId, menteeId })
    const { mentorId, startsAt: from, duration: minutes } = booking
    if (booking.status === 'confirmed' && from?.getTime() === startsAt.getTime()) return
    const now = app.clock.now()
    const right = canMove(bookingStateOf(booking, app.config, now), 'mentee', now)
    if (!right.allowed || !from || mentorId === null) throw new BookingNotOpenError(right.reason)
    const wish = { mentorId, menteeId, startsAt, minutes, plan: booking.subscription }
    await moveTo(tx, app, { id: bookingId, from }, wish)
    await databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor).take(`move:${bookingId}`, MOVES)
    await announceMove(tx, app, { bookingId, from, by: 'mentee' })
    await publishBookingChange(tx, { id: bookingId, mentorId, menteeId })
  })
  await mapOverlapErrors(moved)
  return bookingId
}
