/** The mentor of a session proposes another time; the mentee decides. A proposal holds nothing. */
import type { z } from 'zod/mini'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import type { MenteeId, MentorId } from '../../graphql/identity.ts'
import { canPropose, proposalEnds, refundedReason } from '../../rules/bookings/bookingRights.ts'
import type { answerProposalSchema, newTimeSchema } from '../../rules/inputs/bookingChanges.ts'
import { announceDecline, announceMove, announceProposal } from '../announce/announceMove.ts'
import { BookingNotOpenError, SlotTakenError } from '../bookingErrors.graphql.ts'
import { lockBooking, takingTime, type LockedBooking } from '../locks.ts'
import { bookingStateOf } from '../rights.ts'
import { madeWith, publishBookingChange } from '../sides.ts'
import { isSession, moveTo, offeredTime, wantedFor, type Session } from '../takeTime.ts'

/** Of one booking: each is a mail to its mentee. */
const PROPOSALS = { max: 5, windowSeconds: 24 * 60 * 60 }

type Deps = Pick<App, 'db' | 'clock' | 'config'>

/** Whether the mentee can still accept this time. */
const isProposed = (booking: LockedBooking, startsAt: Date, now: Date): boolean =>
  booking.status === 'confirmed' &&
  booking.proposedStartsAt?.getTime() === startsAt.getTime() &&
  booking.proposalExpiresAt !== null &&
  booking.proposalExpiresAt > now

/**
 * Proposes one of the mentor's free times for a session of theirs; it replaces an earlier proposal. The session keeps its time
 * until the mentee accepts, and the proposed time is not held. Proposing the same time again changes nothing. Throws NotFoundError,
 * BookingNotOpenError, SlotNotOfferedError, SlotTakenError, RateLimitedError.
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

/** Refuses to propose a time that is taken already. When the mentee accepts, the constraints decide. */
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
    },
  })
  if (taken > 0) throw new SlotTakenError()
}

/**
 * The mentee accepts or declines the proposed time `startsAt`. Accepting moves the session. Throws NotFoundError,
 * BookingNotOpenError, SlotNotOfferedError, SlotTakenError: then the session keeps its time.
 */
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
      if (!isProposed(booking, startsAt, now) || !isSession(booking))
        throw new BookingNotOpenError('This proposal is no longer open. The session stays at its time.')
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
