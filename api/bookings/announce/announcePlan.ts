import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { formatShortDay } from '../../rules/text/format.ts'
import { planLastDay } from '../../rules/bookings/plans.ts'
import { fromDateOnly, type IstDate } from '../../rules/time/time.ts'
import type { BookingSide } from '../../rules/bookings/bookingRights.ts'
import { announceToSides } from './announce.ts'
import { reasonOf } from './announceCancellation.ts'
import { refundSentence } from './announceMove.ts'
import { bookingOfTwo, bookingOfAny } from '../sides.ts'
import { ruleOf, whenOf } from '../bookingWords.ts'

type Deps = Pick<App, 'clock' | 'config'>

interface PlanMoved {
  bookingId: number
  before: IstDate
  reason: string
  /** Whether the move changed until when cancelling is free. */
  changesRefund: boolean
}

/** Tells both sides that their plan ends on another day. Call it in the transaction that moves it. */
export async function announcePlanMove(
  tx: Transaction,
  app: Deps,
  { bookingId, before, reason, changesRefund }: PlanMoved,
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking?.endDate) return
  const refund = changesRefund ? await refundSentence(tx, app, bookingId) : undefined
  const [was, is] = [before, fromDateOnly(booking.endDate)].map((date) => formatShortDay(planLastDay(date)))
  await announceToSides(tx, app, booking, (side, other) => ({
    kind: 'plan-moved',
    by: 'administrator',
    cause: `dates:${booking.calendarSequence}`,
    title: 'Your Advanced package has a new last day',
    said: [
      `Plumbline changed the last day of the Advanced package with ${other}: it is now ${is}, no longer ${was}.`,
      ...reasonOf(reason),
    ],
    subject: `New last day: Advanced package with ${other}, ${is}`,
    note: side === 'mentee' ? refund : undefined,
  }))
}

/** Tells both sides that a call of their plan is booked. Call it in the transaction that books it. */
export async function announceCall(tx: Transaction, app: Deps, bookingId: number): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking?.startsAt) return
  const when = whenOf(booking)
  await announceToSides(tx, app, booking, (side, other) => {
    const isMentee = side === 'mentee'
    const said = isMentee
      ? `Your session with ${other} is booked: ${when}. It is part of your Advanced package.`
      : `${other} booked a session of their Advanced package: ${when}.`
    return {
      kind: 'call-booked',
      cause: 'booked',
      by: 'mentee',
      title: 'Session booked',
      said: [said],
      subject: `Booked: session with ${other}, ${when}`,
      paragraphs: [said, 'Open the attached file to add it to your calendar.'],
      note: isMentee ? ruleOf(booking, app).sentence : undefined,
      withCalendar: true,
      validUntil: booking.endsAt,
    }
  })
}

interface MovedCalls {
  /** The booking that bought their package. */
  bookingId: number
  /** `gone`: their payment was returned, so they left the next package. `back`: it stays after all, and they can be booked again. */
  news: 'gone' | 'back'
  /** End date of the package that they left, or are in now. */
  endDate: IstDate
}

/** Tells both sides what a returned or kept payment means for calls that had moved to the next package. */
export async function announceMovedCalls(
  tx: Transaction,
  app: Deps,
  { bookingId, news, endDate }: MovedCalls,
): Promise<void> {
  const found = await bookingOfAny(tx, bookingId)
  if (!found) return
  const { booking, sides } = found
  const lastDay = formatShortDay(planLastDay(endDate))
  const newsOf = (_side: BookingSide, name: string) => {
    const which = `the Advanced package with ${name} ${whenOf(booking)}`
    const [title, said] =
      news === 'gone'
        ? [
            'Sessions left the next Advanced package',
            `The payment for ${which} was returned or is on its way back. Its sessions that had moved to the next package, which runs until ${lastDay}, are no longer included.`,
          ]
        : [
            'Sessions of an Advanced package are back',
            `What is left of the payment for ${which} stays after all. Its moved sessions can be booked again, until ${lastDay}.`,
          ]
    const cause = `calls:${news}:${app.clock.now().getTime()}`
    return { kind: 'moved-calls', cause, by: null, title, said: [said], subject: `${title}: ${name}` }
  }
  await announceToSides(tx, app, booking, newsOf, sides)
}
