import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { formatShortDay } from '../../rules/text/format.ts'
import { planLastDay } from '../../rules/bookings/plans.ts'
import { fromDateOnly, type IstDate } from '../../rules/time/time.ts'
import { announce } from './announce.ts'
import { reasonOf } from './announceCancellation.ts'
import { bookingOfTwo } from '../sides.ts'

interface PlanMoved {
  bookingId: number
  /** The end date that it had. */
  before: IstDate
  /** In the words of the administrator. */
  reason: string
  /** Until when its mentee gets everything back; null where that is no question. */
  refundNote: string | null
}

/** Tells both sides of a plan that it ends on another day. Written with the transaction that moves it. */
export async function announcePlanMove(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { bookingId, before, reason, refundNote }: PlanMoved,
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking?.endDate) return
  const [was, is] = [before, fromDateOnly(booking.endDate)].map((date) => formatShortDay(planLastDay(date)))
  for (const side of ['mentee', 'mentor'] as const) {
    const other = side === 'mentee' ? booking.mentor.name : booking.mentee.name
    const message = `Plumbline changed the last day of the Advanced package with ${other}: it is now ${is}, no longer ${was}.`
    await announce(tx, app, booking, side, {
      kind: 'plan-moved',
      cause: `dates:${booking.calendarSequence}`,
      title: 'Your Advanced package has a new last day',
      message: [message, ...reasonOf(reason)].join(' '),
      subject: `New last day: Advanced package with ${other}, ${is}`,
      paragraphs: [message, ...reasonOf(reason)],
      ...(side === 'mentee' && refundNote !== null && { note: refundNote }),
    })
  }
}
