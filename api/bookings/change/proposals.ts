/** The mentor of a session proposes another time; the mentee decides. A proposal holds nothing. */
import type { App } from '../../app.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Booking } from '../../generated/prisma/client.ts'
import type { MenteeId, MentorId } from '../../graphql/identity.ts'
import { canPropose, proposalEnds, refundedReason } from '../../rules/bookings/bookingRights.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { announceMove, announceDecline, announceProposal } from '../announce/announceMove.ts'
import { BookingNotOpenError, SlotTakenError, mapOverlapErrors } from '../bookingErrors.ts'
import { madeWith, publishBookingChange } from '../sides.ts'
import { bookingStateOf } from '../rights.ts'
import { moveTo, offeredTime, lockBookingAndSides } from '../takeTime.ts'

/** Of one booking: each is a mail to its mentee. */
const PROPOSALS = { max: 5, windowSeconds: 24 * 60 * 60 }

type Deps = Pick<App, 'db' | 'clock' | 'config'>

interface ProposedTime {
  bookingId: number
  startsAt: Date
}

/** Whether the mentee can still accept what is proposed. */
const isOpen = ({ status, proposalExpiresAt }: Pick<Booking, 'status' | 'proposalExpiresAt'>, now: Date) =>
  status === 'confirmed' && proposalExpiresAt !== null && proposalExpiresAt > now

/**
 * Proposes one of the mentor's free times for a session of theirs; it replaces an earlier proposal. The session keeps its time
 * until the mentee accepts, and the proposed time is not held. Proposing the same time again changes nothing. Throws NotFoundError,
 * BookingNotOpenError, SlotNotOfferedError, SlotTakenError, RateLimitedError.
 */
export async function proposeTime(
  app: Deps,
  mentorId: MentorId,
  { bookingId, startsAt }: ProposedTime,
): Promise<number> {
  const proposed = inTransaction(app.db, async (tx) => {
    const own = await tx.booking.findFirst({
      where: { id: bookingId, AND: [madeWith(mentorId)] },
      select: { menteeId: true },
    })
    if (!own) throw new NotFoundError('Booking not found')
    if (own.menteeId === null) throw new BookingNotOpenError('The mentee’s account is closed.')
    const { menteeId } = own
    const booking = await lockBookingAndSides(tx, { id: bookingId, menteeId })
    const now = app.clock.now()
    const right = canPropose(bookingStateOf(booking, app.config, now), 'mentor', now)
    if (!right.allowed || !booking.startsAt) throw new BookingNotOpenError(right.reason)
    if (booking.startsAt.getTime() === startsAt.getTime())
      throw new BookingNotOpenError('The session is already at this time.')
    const { duration: minutes, subscription: plan } = booking
    const wish = { mentorId, menteeId, startsAt, minutes, plan, isProposed: true }
    const place = await offeredTime(tx, wish, now)
    await checkFree(tx, { id: bookingId, mentorId, menteeId, ...place })
    // Pressed twice, or an answer was lost on the way: asked once.
    if (booking.proposedStartsAt?.getTime() === startsAt.getTime() && isOpen(booking, now)) return
    const proposalExpiresAt = proposalEnds(startsAt, booking.startsAt, now)
    await tx.booking.updateMany({
      where: { id: bookingId, status: 'confirmed', startsAt: booking.startsAt },
      data: { proposedStartsAt: startsAt, proposalExpiresAt },
    })
    await databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor).take(`propose:${bookingId}`, PROPOSALS)
    await announceProposal(tx, app, bookingId)
    await publishBookingChange(tx, { id: bookingId, mentorId, menteeId })
  })
  await mapOverlapErrors(proposed)
  return bookingId
}

interface TakenBy {
  id: number
  mentorId: number
  menteeId: number
  startsAt: Date
  endsAt: Date
}

/** Refuses to propose a time that is taken already. When the mentee accepts, the constraints decide. */
async function checkFree(tx: Transaction, { id, mentorId, menteeId, startsAt, endsAt }: TakenBy): Promise<void> {
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
  { bookingId, startsAt, accept }: ProposedTime & { accept: boolean },
): Promise<number> {
  const answered = inTransaction(app.db, async (tx) => {
    const booking = await lockBookingAndSides(tx, { id: bookingId, menteeId })
    const { mentorId, startsAt: from, proposedStartsAt } = booking
    // Both tabs said yes, or an answer was lost on the way.
    if (accept && booking.status === 'confirmed' && from?.getTime() === startsAt.getTime()) return
    const now = app.clock.now()
    const isAsked = proposedStartsAt?.getTime() === startsAt.getTime() && isOpen(booking, now)
    if (!isAsked || !from || mentorId === null)
      throw new BookingNotOpenError('This proposal is no longer open. The session stays at its time.')
    if (accept) {
      const refunded = refundedReason(bookingStateOf(booking, app.config, now))
      if (refunded) throw new BookingNotOpenError(refunded)
      const { duration: minutes, subscription: plan } = booking
      const wish = { mentorId, menteeId, startsAt, minutes, plan, isProposed: true }
      await moveTo(tx, app, { id: bookingId, from }, wish)
      await announceMove(tx, app, { bookingId, from, by: 'mentor' })
    } else {
      await tx.booking.updateMany({
        where: { id: bookingId, status: 'confirmed', proposedStartsAt },
        data: { proposedStartsAt: null, proposalExpiresAt: null },
      })
      await announceDecline(tx, app, { bookingId, proposed: startsAt })
    }
    await publishBookingChange(tx, { id: bookingId, mentorId, menteeId })
  })
  await mapOverlapErrors(answered)
  return bookingId
}
