import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { bookingAddress, bookingPage } from '../../rules/addresses.ts'
import { queueEmail } from '../../mail/outbox.ts'
import { notify } from '../../notifications/notify.ts'
import { bookingFacts, calendarFile, whenOf } from '../bookingWords.ts'
import { bookingOfTwo } from '../sides.ts'

/**
 * Tells the mentee where the session is held, and gives both the calendar file that replaces the one they have.
 * Written with the transaction that changed the link and raised `calendarSequence`.
 */
export async function announceMeetingLink(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  bookingId: number,
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking?.meetingLink) return
  const { mentor, mentee, meetingLink, calendarSequence } = booking
  const { config } = app
  const when = whenOf(booking)
  const what = booking.startsAt ? 'session' : 'package'
  const ics = calendarFile(config, booking, app.clock.now())
  const key = `booking:${bookingId}:link:${calendarSequence}`
  const replaces = ics.ics ? ' Open the attached file to update your calendar.' : ''

  await notify(tx, {
    dedupeKey: `${key}:mentee`,
    userType: 'mentee',
    userId: mentee.id,
    about: { type: 'mentor', id: mentor.id },
    type: 'booking',
    title: 'Meeting link added',
    message: `${mentor.name} has added the meeting link for your ${what}: ${when}.`,
    link: bookingPage(booking),
    data: { bookingId, mentorId: mentor.id },
  })
  await queueEmail(tx, app, {
    kind: 'meeting-link',
    dedupeKey: `${key}:mentee`,
    to: mentee.email,
    recipient: { type: 'mentee', id: mentee.id },
    about: { type: 'mentor', id: mentor.id },
    subject: `Meeting link: ${what} with ${mentor.name}, ${when}`,
    content: {
      heading: `The meeting link for your ${what}`,
      paragraphs: [`${mentor.name} has added the meeting link.${replaces}`],
      facts: bookingFacts(booking, 'mentee'),
      action: { label: 'See the booking', url: bookingAddress(config, booking) },
    },
    ...ics,
    ...(booking.endsAt && { validUntil: booking.endsAt }),
  })
  await queueEmail(tx, app, {
    kind: 'meeting-link',
    dedupeKey: `${key}:mentor`,
    to: mentor.email,
    recipient: { type: 'mentor', id: mentor.id },
    about: { type: 'mentee', id: mentee.id },
    subject: `You added the meeting link: ${what} with ${mentee.name}, ${when}`,
    content: {
      heading: 'You added the meeting link',
      paragraphs: [`We've let ${mentee.name} know that you'll meet at ${meetingLink}.${replaces}`],
      facts: bookingFacts(booking, 'mentor'),
      action: { label: 'See the booking', url: bookingAddress(config, booking) },
    },
    ...ics,
    ...(booking.endsAt && { validUntil: booking.endsAt }),
  })
}
