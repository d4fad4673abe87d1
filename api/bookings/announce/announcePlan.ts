import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { formatShortDay } from '../../rules/text/format.ts'
import { planLastDay } from '../../rules/bookings/plans.ts'
import { fromDateOnly, type IstDate } from '../../rules/time/time.ts'
import { announce } from './announce.ts'
import { reasonOf } from './announceCancellation.ts'
import { bookingOfTwo, bookingOfAny } from '../sides.ts'
import { refundRule } from '../../rules/money/refunds.ts'
import { whenOf } from '../bookingWords.ts'

interface PlanMoved {
  bookingId: number
  /** The earlier end date. */
  before: IstDate
  /** The administrator's. */
  reason: string
  /** Until when cancelling is free; null if the move did not change that. */
  refundNote: string | null
}

/** Tells both sides that their plan ends on another day. Call it in the transaction that moves it. */
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

/** Tells both sides that a call of their plan is booked. Call it in the transaction that books it. */
export async function announceCall(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  bookingId: number,
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking?.startsAt) return
  const { mentor, mentee, startsAt, endsAt } = booking
  const when = whenOf(booking)
  const windowHours = app.config.refundWindowHours
  const rule = refundRule({ packageType: 'advanced', isCall: true, startsAt, windowHours }, app.clock.now())
  const file = 'Open the attached file to add it to your calendar.'
  const common = {
    kind: 'call-booked',
    cause: 'booked',
    title: 'Session booked',
    withCalendar: true,
    validUntil: endsAt ?? startsAt,
  }
  const toMentee = `Your session with ${mentor.name} is booked: ${when}. It is part of your Advanced package.`
  await announce(tx, app, booking, 'mentee', {
    ...common,
    isOwn: true,
    message: toMentee,
    subject: `Booked: session with ${mentor.name}, ${when}`,
    paragraphs: [toMentee, file],
    note: rule.sentence,
  })
  const toMentor = `${mentee.name} booked a session of their Advanced package: ${when}.`
  await announce(tx, app, booking, 'mentor', {
    ...common,
    message: toMentor,
    subject: `Booked: session with ${mentee.name}, ${when}`,
    paragraphs: [toMentor, file],
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
  app: Pick<App, 'clock' | 'config'>,
  { bookingId, news, endDate }: MovedCalls,
): Promise<void> {
  const found = await bookingOfAny(tx, bookingId)
  if (!found) return
  const { booking, sides } = found
  const lastDay = formatShortDay(planLastDay(endDate))
  for (const side of sides) {
    const { name } = booking[side === 'mentee' ? 'mentor' : 'mentee']
    const which = `the Advanced package with ${name} ${whenOf(booking)}`
    const [title, said] =
      news === 'gone'
        ? [
            'Sessions left the next Advanced package',
            `The payment for ${which} was returned. Its sessions that had moved to the next package, which runs until ${lastDay}, are no longer included.`,
          ]
        : [
            'Sessions of an Advanced package are back',
            `The payment for ${which} stays after all. Its moved sessions can be booked again, until ${lastDay}.`,
          ]
    await announce(tx, app, booking, side, {
      kind: 'moved-calls',
      cause: `calls:${news}:${app.clock.now().getTime()}`,
      title,
      message: said,
      subject: `${title}: ${name}`,
      paragraphs: [said],
    })
  }
}
