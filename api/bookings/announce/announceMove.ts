import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { BookingActor } from '../../generated/prisma/enums.ts'
import { canCancel } from '../../rules/bookings/bookingRights.ts'
import { formatWhenFull } from '../../rules/text/format.ts'
import { announce, announceToSides, markAnswered } from './announce.ts'
import { reasonOf } from './announceCancellation.ts'
import { bookingStateOf, refundLineAt, RIGHTS } from '../rights.ts'
import { bookingOfTwo } from '../sides.ts'

interface Moved {
  bookingId: number
  from: Date
  /** Who chose the new time. */
  by: BookingActor
  reason?: string
  /** Whether the move settles a no-show report. */
  settlesReport?: boolean
}

/** Tells both sides, with the calendar file that replaces theirs. Call it in the transaction that moves. */
export async function announceMove(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { bookingId, from, by, reason, settlesReport = false }: Moved,
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking?.startsAt) return
  await markAnswered(tx, booking)
  const when = formatWhenFull(booking.startsAt)
  // A time that the mentor has proposed is accepted by the mentee.
  const did = by === 'mentor' ? 'accepted the new time for' : 'moved'
  const refund = await refundSentence(tx, app, bookingId)
  const settled = settlesReport ? ' The report about the missed session is settled.' : ''
  await announceToSides(tx, app, booking, (side, other) => {
    const isMentee = side === 'mentee'
    const sides = isMentee ? `You ${did} the session with ${other}` : `${other} ${did} the session`
    const moved = by === 'administrator' ? `Plumbline moved the session with ${other}` : sides
    const message = `${moved}: it is now on ${when}, no longer on ${formatWhenFull(from)}.${settled}`
    const said = [message, ...reasonOf(reason)]
    return {
      kind: 'booking-moved',
      cause: `moved:${booking.calendarSequence}`,
      // Who accepts a proposed time moves the session.
      by: by === 'administrator' ? by : 'mentee',
      title: 'Session moved',
      said,
      subject: `Moved: session with ${other}, now ${when}`,
      paragraphs: [...said, 'Open the attached file to update your calendar.'],
      note: isMentee ? refund : undefined,
      withCalendar: true,
      validUntil: booking.endsAt,
    }
  })
}

type Deps = Pick<App, 'clock' | 'config'>

/** What cancelling it now gives its mentee back, or that their bank decides. */
export async function refundSentence(tx: Transaction, { clock, config }: Deps, id: number): Promise<string> {
  const now = clock.now()
  const booking = await tx.booking.findUniqueOrThrow({ where: { id }, select: RIGHTS })
  return canCancel(bookingStateOf(booking, config, now), 'mentee', now).reason
}

/** Asks the mentee. Call it in the transaction that proposes. */
export async function announceProposal(tx: Transaction, app: Deps, bookingId: number): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking?.startsAt || !booking.proposedStartsAt || !booking.proposalExpiresAt) return
  await markAnswered(tx, booking)
  const { mentor, startsAt, proposedStartsAt, proposalExpiresAt } = booking
  const proposed = formatWhenFull(proposedStartsAt)
  const asked = `${mentor.name} proposes ${proposed} for your session on ${formatWhenFull(startsAt)}.`
  const rights = await tx.booking.findUniqueOrThrow({ where: { id: bookingId }, select: RIGHTS })
  const rule = `Nothing changes unless you accept by ${formatWhenFull(proposalExpiresAt)}. The time isn't reserved until then.`
  await announce(tx, app, booking, 'mentee', {
    kind: 'time-proposed',
    by: 'mentor',
    cause: `proposed:${proposedStartsAt.getTime()}:${app.clock.now().getTime()}`,
    title: 'Another time is proposed',
    said: [asked, rule],
    subject: `Another time? Session with ${mentor.name}, ${proposed}`,
    facts: [
      ['Proposed', proposed],
      ['If you cancel the moved session', refundLineAt(rights, proposedStartsAt, app.config, app.clock.now())],
    ],
    validUntil: proposalExpiresAt,
  })
}

/** Tells the mentor that the session keeps its time. Call it in the transaction that declines. */
export async function announceDecline(
  tx: Transaction,
  app: Deps,
  { bookingId, proposed }: { bookingId: number; proposed: Date },
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking?.startsAt) return
  await markAnswered(tx, booking)
  const { mentee, startsAt } = booking
  const message = `${mentee.name} can't make ${formatWhenFull(proposed)}. The session stays on ${formatWhenFull(startsAt)}.`
  await announce(tx, app, booking, 'mentor', {
    kind: 'proposal-declined',
    by: 'mentee',
    cause: `declined:${proposed.getTime()}:${app.clock.now().getTime()}`,
    title: 'The proposed time was declined',
    said: [message],
    subject: `Declined: another time for the session with ${mentee.name}`,
    validUntil: startsAt,
  })
}
