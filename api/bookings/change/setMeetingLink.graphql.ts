import { builder } from '../../graphql/builder.ts'
import { mentorOf, type MentorId } from '../../graphql/identity.ts'
import { meetingLinkSchema } from '../../rules/inputs/booking.ts'
import {
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../../rules/userErrors.ts'
import { BookingType } from '../booking.graphql.ts'
import type { App } from '../../app.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import { inTransaction } from '../../database/transaction.ts'
import { publishBookingChange, bookingOfTwo } from '../sides.ts'
import type { Transaction } from '../../database/client.ts'
import { bookingAddress, bookingPage } from '../../rules/addresses.ts'
import { queueEmail } from '../../mail/outbox.ts'
import { notify } from '../../notifications/notify.ts'
import { bookingFacts, calendarFile, whenOf } from '../bookingWords.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'

const SetMeetingLinkInput = builder
  .inputType('SetMeetingLinkInput', {
    description: 'Where a confirmed session is held.',
    fields: (t) => ({
      bookingId: t.int({ description: 'Numeric id of the booking.' }),
      meetingLink: t.string({ description: 'https only.' }),
    }),
  })
  .validate(meetingLinkSchema)

const SetMeetingLinkPayload = builder.objectRef<{ bookingId: number }>('SetMeetingLinkPayload').implement({
  description: 'The link is kept and shown to both sides.',
  fields: (t) => ({
    booking: t.prismaField({
      type: BookingType,
      description: 'The session.',
      resolve: (query, { bookingId }, _args, { db }) =>
        db.booking.findUniqueOrThrow({ ...query, where: { id: bookingId } }),
    }),
  }),
})

builder.mutationField('setMeetingLink', (t) =>
  t.field({
    type: SetMeetingLinkPayload,
    authScopes: { mentor: true },
    description:
      'The mentor enters where a confirmed session is held. Only their own sessions. Both sides get a mail when it changes, at most 10 times an hour.',
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError, RateLimitedError] },
    args: { input: t.arg({ type: SetMeetingLinkInput, description: 'Session and link.' }) },
    resolve: async (_root, { input }, context) => ({
      bookingId: await setMeetingLink(context, mentorOf(context), input),
    }),
  }),
)

/** Of one booking: each is a mail to both sides. */
const CHANGES = { max: 10, windowSeconds: 60 * 60 }

/**
 * The mentor of a confirmed session enters its meeting link; both sides are told if it has changed. Answers the booking's id.
 * Throws NotFoundError for a booking of other people, and RateLimitedError after ten changes an hour.
 */
export async function setMeetingLink(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  mentorId: MentorId,
  { bookingId, meetingLink }: { bookingId: number; meetingLink: string },
): Promise<number> {
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
  return bookingId
}

/**
 * Sends the link to both sides, with a calendar file that replaces theirs. Call it in the transaction that changes the link and
 * increments `calendarSequence`.
 */
async function announceMeetingLink(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  bookingId: number,
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking?.meetingLink) return
  const { mentor, mentee, meetingLink, calendarSequence } = booking
  const { config } = app
  const when = whenOf(booking)
  const what = bookingKindOf(booking) === 'package' ? 'package' : 'session'
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
