import type { z } from 'zod/mini'
import type { App } from '../../app.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { menteeOf, mentorOf, type MenteeId } from '../../graphql/identity.ts'
import { canMove } from '../../rules/bookings/bookingRights.ts'
import { answerProposalSchema, newTimeSchema } from '../../rules/inputs/bookingChanges.ts'
import { RateLimitedError } from '../../rules/userErrors.ts'
import { announceMove } from '../announce/announceMove.ts'
import { BookingNotOpenError, SlotNotOfferedError, SlotTakenError, TAKE_TIME_ERRORS } from '../bookingErrors.graphql.ts'
import { lockBooking, takingTime } from '../locks.ts'
import { bookingStateOf } from '../rights.ts'
import { publishBookingChange } from '../sides.ts'
import { isSession, moveTo } from '../takeTime.ts'
import { bookingChange, bookingInput } from './bookingChange.graphql.ts'
import { answerProposal, proposeTime } from './proposals.ts'

const ERRORS = [...CHANGE_ERRORS, BookingNotOpenError, SlotNotOfferedError, SlotTakenError]
const given = 'Session and slot.'

const NewTimeInput = bookingInput('NewTimeInput', 'Another time for a confirmed session.', newTimeSchema, (t) => ({
  startsAt: t.field({ type: 'DateTime', description: 'Start of a free slot of the mentor, exactly as offered.' }),
}))

bookingChange('moveBooking', {
  by: ['mentee'],
  description:
    'Moves a session of the viewer to another free slot of its mentor; the payment stays with it. Whether that is allowed is `viewerCanMove`. When it fails the session is when it was. At most 5 times a day.',
  input: NewTimeInput,
  given,
  done: 'The session is at the time that was asked for.',
  errors: [...TAKE_TIME_ERRORS, BookingNotOpenError],
  change: (context, input) => moveBooking(context, menteeOf(context), input),
})

bookingChange('proposeTime', {
  by: ['mentor'],
  description:
    'The mentor of a session proposes another of their free slots, in the place of an earlier proposal. It holds nothing. At most 5 times a day.',
  input: NewTimeInput,
  given,
  done: 'The mentee is asked.',
  errors: [...ERRORS, RateLimitedError],
  change: (context, input) => proposeTime(context, mentorOf(context), input),
})

bookingChange('answerProposal', {
  by: ['mentee'],
  description: 'The mentee accepts the time that the mentor proposes, which moves the session, or declines it.',
  input: bookingInput('AnswerProposalInput', 'Whether a proposed time suits.', answerProposalSchema, (t) => ({
    startsAt: t.field({ type: 'DateTime', description: 'The time that is answered, as it was proposed.' }),
    accept: t.boolean({ description: 'Moves the session when true.' }),
  })),
  given: 'Session, time and answer.',
  done: 'The proposal is answered.',
  errors: ERRORS,
  change: (context, input) => answerProposal(context, menteeOf(context), input),
})

/** Of one booking: each is a mail to both sides. */
const MOVES = { max: 5, windowSeconds: 24 * 60 * 60 }

/**
 * Moves a session of the mentee's to another time that its mentor offers; the payment stays with it. The same time again
 * changes nothing. Throws NotFoundError, BookingNotOpenError, SlotNotOfferedError, SlotTakenError, MentorBusyError,
 * RateLimitedError: then it is when it was.
 */
export async function moveBooking(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  menteeId: MenteeId,
  { bookingId, startsAt }: z.infer<typeof newTimeSchema>,
): Promise<void> {
  const own = { id: bookingId, menteeId }
  await takingTime(
    app,
    (tx) => lockBooking(tx, own),
    async (tx, booking, now) => {
      const { status, startsAt: from } = booking
      if (status === 'confirmed' && from?.getTime() === startsAt.getTime()) return
      const right = canMove(bookingStateOf(booking, app.config, now), 'mentee', now)
      if (!right.allowed || !isSession(booking)) throw new BookingNotOpenError(right.reason)
      await moveTo(tx, booking, { startsAt, by: 'mentee' }, now)
      await databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor).take(`move:${bookingId}`, MOVES)
      await announceMove(tx, app, { bookingId, from: booking.startsAt, by: 'mentee' })
      await publishBookingChange(tx, booking)
    },
  )
}
