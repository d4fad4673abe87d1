import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { refundRule } from '../../rules/money/refunds.ts'
import { announce } from './announce.ts'
import { whenOf } from '../bookingWords.ts'
import { bookingOfTwo } from '../sides.ts'

/** Tells both sides of a call of their plan. Written with the transaction that books it. */
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
