import type { z } from 'zod/mini'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import { inTransaction } from '../../database/transaction.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { mentorOf, type MentorId } from '../../graphql/identity.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'
import { meetingLinkSchema } from '../../rules/inputs/booking.ts'
import { NotFoundError, RateLimitedError } from '../../rules/userErrors.ts'
import { announce } from '../announce/announce.ts'
import { whenOf } from '../bookingWords.ts'
import { bookingOfTwo, publishBookingChange } from '../sides.ts'
import { bookingChange, bookingInput } from './bookingChange.graphql.ts'

bookingChange('setMeetingLink', {
  by: ['mentor'],
  description:
    'The mentor enters where a confirmed session is held. Only their own sessions. Both sides get a mail when it changes, at most 10 times an hour.',
  input: bookingInput('Where a confirmed session is held.', meetingLinkSchema, (t) => ({
    meetingLink: t.string({ description: 'https only.' }),
  })),
  given: 'Session and link.',
  done: 'The link is kept and shown to both sides.',
  shown: 'The session.',
  errors: [...CHANGE_ERRORS, RateLimitedError],
  change: (context, input) => setMeetingLink(context, mentorOf(context), input),
})

/** Of one booking: each is a mail to both sides. */
const CHANGES = { max: 10, windowSeconds: 60 * 60 }

/** Tells both sides if it has changed. Throws NotFoundError, and RateLimitedError after ten changes an hour. */
export async function setMeetingLink(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  mentorId: MentorId,
  { bookingId, meetingLink }: z.infer<typeof meetingLinkSchema>,
): Promise<void> {
  const own = { id: bookingId, mentorId, status: 'confirmed' } as const
  await inTransaction(app.db, async (tx) => {
    const [changed] = await tx.booking.updateManyAndReturn({
      where: { ...own, OR: [{ meetingLink: null }, { meetingLink: { not: meetingLink } }] },
      data: { meetingLink, calendarSequence: { increment: 1 } },
      select: { menteeId: true },
    })
    if (!changed) {
      if ((await tx.booking.count({ where: own })) === 0) throw new NotFoundError('Booking not found')
      return
    }
    await databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor).take(`link:${bookingId}`, CHANGES)
    await announceMeetingLink(tx, app, bookingId)
    await publishBookingChange(tx, { id: bookingId, mentorId, menteeId: changed.menteeId })
  })
}

/** Sends the link to both sides. A calendar file replaces theirs: `calendarSequence` was incremented with the link. */
async function announceMeetingLink(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  bookingId: number,
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking?.meetingLink) return
  const { mentor, mentee, meetingLink, calendarSequence, endsAt: validUntil } = booking
  const when = whenOf(booking)
  const what = bookingKindOf(booking) === 'package' ? 'package' : 'session'
  const replaces = what === 'session' ? ' Open the attached file to update your calendar.' : ''
  const common = {
    kind: 'meeting-link',
    cause: `link:${calendarSequence}`,
    by: 'mentor',
    withCalendar: true,
    validUntil,
  } as const
  await announce(tx, app, booking, 'mentee', {
    ...common,
    title: 'Meeting link added',
    said: [`${mentor.name} has added the meeting link for your ${what}: ${when}.`],
    subject: `Meeting link: ${what} with ${mentor.name}, ${when}`,
    heading: `The meeting link for your ${what}`,
    paragraphs: [`${mentor.name} has added the meeting link.${replaces}`],
  })
  await announce(tx, app, booking, 'mentor', {
    ...common,
    isMailOnly: true,
    title: 'You added the meeting link',
    said: [`We've let ${mentee.name} know that you'll meet at ${meetingLink}.${replaces}`],
    subject: `You added the meeting link: ${what} with ${mentee.name}, ${when}`,
  })
}
