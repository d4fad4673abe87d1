import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { formatWhenFull } from '../rules/format.ts'
import { refundRule } from '../rules/refunds.ts'
import { announce } from './announce.ts'
import { isCall } from './rights.ts'
import { bookingOfTwo, type Side } from './sides.ts'

interface Moved {
  bookingId: number
  /** When it was before. */
  from: Date
  /** Whose wish the new time was. */
  by: Side
}

/** Tells both sides, with the calendar file that replaces theirs. Written with the transaction that moves. */
export async function announceMove(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { bookingId, from, by }: Moved,
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking?.startsAt) return
  const when = formatWhenFull(booking.startsAt)
  const rule = refundRule(
    {
      packageType: booking.packageType,
      isCall: isCall(booking),
      startsAt: booking.startsAt,
      paidAt: booking.confirmedAt,
      windowHours: app.config.refundWindowHours,
    },
    app.clock.now(),
  )
  for (const side of ['mentee', 'mentor'] as const) {
    const other = side === 'mentee' ? booking.mentor.name : booking.mentee.name
    // A time that the mentor has proposed is accepted by the mentee.
    const did = by === 'mentor' ? 'accepted the new time for' : 'moved'
    const moved = side === 'mentee' ? `You ${did} the session with ${other}` : `${other} ${did} the session`
    const message = `${moved}: it is now on ${when}, no longer on ${formatWhenFull(from)}.`
    await announce(tx, app, booking, side, {
      kind: 'booking-moved',
      cause: `moved:${booking.calendarSequence}`,
      title: 'Session moved',
      message,
      subject: `Moved: session with ${other}, now ${when}`,
      paragraphs: [message, 'Open the attached file to update your calendar.'],
      ...(side === 'mentee' && { note: rule.sentence }),
      withCalendar: true,
      validUntil: booking.endsAt ?? booking.startsAt,
    })
  }
}
