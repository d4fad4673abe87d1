import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { formatWhenFull } from '../../rules/text/format.ts'
import { announce } from './announce.ts'
import { bookingOfTwo } from '../sides.ts'

type Deps = Pick<App, 'clock' | 'config'>

/** Asks the mentee. Written with the transaction that proposes. */
export async function announceProposal(tx: Transaction, app: Deps, bookingId: number): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking?.startsAt || !booking.proposedStartsAt || !booking.proposalExpiresAt) return
  const { mentor, startsAt, proposedStartsAt, proposalExpiresAt } = booking
  const proposed = formatWhenFull(proposedStartsAt)
  const asked = `${mentor.name} proposes ${proposed} for your session on ${formatWhenFull(startsAt)}.`
  const rule = `Nothing changes unless you accept by ${formatWhenFull(proposalExpiresAt)}. The time isn't reserved until then.`
  await announce(tx, app, booking, 'mentee', {
    kind: 'time-proposed',
    cause: `proposed:${proposedStartsAt.getTime()}:${app.clock.now().getTime()}`,
    title: 'Another time is proposed',
    message: `${asked} ${rule}`,
    subject: `Another time? Session with ${mentor.name}, ${proposed}`,
    paragraphs: [asked, rule],
    facts: [['Proposed', proposed]],
    validUntil: proposalExpiresAt,
  })
}

/** Tells the mentor that the session stays when it was. Written with the transaction that declines. */
export async function announceDecline(
  tx: Transaction,
  app: Deps,
  { bookingId, proposed }: { bookingId: number; proposed: Date },
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking?.startsAt) return
  const { mentee, startsAt } = booking
  const message = `${mentee.name} can't make ${formatWhenFull(proposed)}. The session stays on ${formatWhenFull(startsAt)}.`
  await announce(tx, app, booking, 'mentor', {
    kind: 'proposal-declined',
    cause: `declined:${proposed.getTime()}:${app.clock.now().getTime()}`,
    title: 'The proposed time was declined',
    message,
    subject: `Declined: another time for the session with ${mentee.name}`,
    paragraphs: [message],
    validUntil: startsAt,
  })
}
