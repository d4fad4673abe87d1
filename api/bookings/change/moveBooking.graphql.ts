import type { z } from 'zod/mini'
import type { App } from '../../app.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { menteeOf, mentorOf, type MenteeId, type MentorId } from '../../graphql/identity.ts'
import { canMove, canPropose, proposalEnds, refundedReason } from '../../rules/bookings/bookingRights.ts'
import { answerProposalSchema, newTimeSchema } from '../../rules/inputs/bookingChanges.ts'
import { RateLimitedError } from '../../rules/userErrors.ts'
import { announceMove, announceDecline, announceProposal } from '../announce/announceMove.ts'
import { BookingNotOpenError, SlotNotOfferedError, SlotTakenError, TAKE_TIME_ERRORS } from '../bookingErrors.graphql.ts'
import { lockBooking, takingTime, type LockedBooking } from '../locks.ts'
import { bookingStateOf } from '../rights.ts'
import { publishBookingChange, madeWith } from '../sides.ts'
import { isSession, moveTo, offeredTime, wantedFor, type Session } from '../takeTime.ts'
import { bookingChange, bookingInput } from './bookingChange.graphql.ts'
import type { Transaction } from '../../database/client.ts'

const ERRORS = [...CHANGE_ERRORS, BookingNotOpenError, SlotNotOfferedError, SlotTakenError]
const given = 'Session and slot.'

const NEW_TIME = {
  name: 'NewTimeInput',
  ...bookingInput('Another time for a confirmed session.', newTimeSchema, (t) => ({
    startsAt: t.field({ type: 'DateTime', description: 'Start of a free slot of the mentor, exactly as offered.' }),
  })),
}

bookingChange('moveBooking', {
  by: ['mentee'],
  description:
    'Moves a session of the viewer to another free slot of its mentor; the payment stays with it. Whether that is allowed is `viewerCanMove`. When it fails the session is when it was. At most 5 times a day.',
  input: NEW_TIME,
  given,
  done: 'The session is at the time that was asked for.',
  errors: [...TAKE_TIME_ERRORS, BookingNotOpenError],
  change: (context, input) => moveBooking(context, menteeOf(context), input),
})

bookingChange('proposeTime', {
  by: ['mentor'],
  description:
    'The mentor of a session proposes another of their free slots, in the place of an earlier proposal. It holds nothing. At most 5 times a day.',
  input: NEW_TIME,
  given,
  done: 'The mentee is asked.',
  errors: [...ERRORS, RateLimitedError],
  change: (context, input) => proposeTime(context, mentorOf(context), input),
})

bookingChange('answerProposal', {
  by: ['mentee'],
  description: 'The mentee accepts the time that the mentor proposes, which moves the session, or declines it.',
  input: bookingInput('Whether a proposed time suits.', answerProposalSchema, (t) => ({
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
 * The same time again changes nothing. Throws NotFoundError, BookingNotOpenError, SlotNotOfferedError, SlotTakenError,
 * MentorBusyError, RateLimitedError.
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

/** Of one booking: each is a mail to its mentee. */
const PROPOSALS = { max: 5, windowSeconds: 24 * 60 * 60 }

type Deps = Pick<App, 'db' | 'clock' | 'config'>

const isProposed = (booking: LockedBooking, startsAt: Date, now: Date): boolean =>
  booking.status === 'confirmed' &&
  booking.proposedStartsAt?.getTime() === startsAt.getTime() &&
  booking.proposalExpiresAt !== null &&
  booking.proposalExpiresAt > now

/**
 * The same time again changes nothing. Throws NotFoundError, BookingNotOpenError, SlotNotOfferedError, SlotTakenError,
 * RateLimitedError.
 */
export async function proposeTime(
  app: Deps,
  mentorId: MentorId,
  { bookingId, startsAt }: z.infer<typeof newTimeSchema>,
): Promise<void> {
  await takingTime(
    app,
    (tx) => lockBooking(tx, { id: bookingId, AND: [madeWith(mentorId)] }),
    async (tx, booking, now) => {
      if (booking.menteeId === null) throw new BookingNotOpenError('The mentee’s account is closed.')
      const right = canPropose(bookingStateOf(booking, app.config, now), 'mentor', now)
      if (!right.allowed || !isSession(booking)) throw new BookingNotOpenError(right.reason)
      if (booking.startsAt.getTime() === startsAt.getTime())
        throw new BookingNotOpenError('The session is already at this time.')
      await checkFree(tx, booking, await offeredTime(tx, wantedFor(booking, startsAt, 'mentor'), now))
      // Pressed twice, or an answer was lost on the way: asked once.
      if (isProposed(booking, startsAt, now)) return
      const proposalExpiresAt = proposalEnds(startsAt, booking.startsAt, now)
      await tx.booking.update({ where: { id: bookingId }, data: { proposedStartsAt: startsAt, proposalExpiresAt } })
      await databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor).take(`propose:${bookingId}`, PROPOSALS)
      await announceProposal(tx, app, bookingId)
      await publishBookingChange(tx, booking)
    },
  )
}

/**
 * Refuses to propose a time that is taken already. When the mentee accepts, the constraints decide, and what they hold there
 * without an order gives way: a proposal alone costs them nothing.
 */
async function checkFree(
  tx: Transaction,
  { id, mentorId, menteeId }: Session,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<void> {
  const taken = await tx.booking.count({
    where: {
      id: { not: id },
      OR: [{ mentorId }, { menteeId }],
      status: { in: ['pending', 'confirmed'] },
      startsAt: { lt: endsAt },
      endsAt: { gt: startsAt },
      NOT: { menteeId, status: 'pending', orders: { none: {} } },
    },
  })
  if (taken > 0) throw new SlotTakenError()
}

/** Stands above the newer proposal, which can be answered. */
const REPLACED = 'Your mentor has proposed another time since. Nothing has changed yet.'

/** Throws NotFoundError, BookingNotOpenError, SlotNotOfferedError, SlotTakenError: then the session keeps its time. */
export async function answerProposal(
  app: Deps,
  menteeId: MenteeId,
  { bookingId, startsAt, accept }: z.infer<typeof answerProposalSchema>,
): Promise<void> {
  const own = { id: bookingId, menteeId }
  await takingTime(
    app,
    (tx) => lockBooking(tx, own),
    async (tx, booking, now) => {
      const { status, startsAt: from } = booking
      // Both tabs said yes, or an answer was lost on the way.
      if (accept && status === 'confirmed' && from?.getTime() === startsAt.getTime()) return
      if (!isProposed(booking, startsAt, now) || !isSession(booking)) {
        const newer = booking.proposedStartsAt && isProposed(booking, booking.proposedStartsAt, now)
        throw new BookingNotOpenError(
          newer ? REPLACED : 'This proposal is no longer open. Your answer changed nothing.',
        )
      }
      if (accept) {
        const refunded = refundedReason(bookingStateOf(booking, app.config, now))
        if (refunded) throw new BookingNotOpenError(refunded)
        await moveTo(tx, booking, { startsAt, by: 'mentor' }, now)
        await announceMove(tx, app, { bookingId, from: booking.startsAt, by: 'mentor' })
      } else {
        await tx.booking.update({ where: own, data: { proposedStartsAt: null, proposalExpiresAt: null } })
        await announceDecline(tx, app, { bookingId, proposed: startsAt })
      }
      await publishBookingChange(tx, booking)
    },
  )
}
