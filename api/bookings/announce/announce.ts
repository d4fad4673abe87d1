import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { NO_ID } from '../../graphql/nodeId.ts'
import type { MailFact } from '../../mail/content.ts'
import { queueEmail } from '../../mail/outbox.ts'
import { notify } from '../../notifications/notify.ts'
import { bookingAddress, bookingPage } from '../../rules/addresses.ts'
import { bookingFacts, calendarFile } from '../bookingWords.ts'
import type { BookingOfTwo } from '../sides.ts'
import type { BookingSide } from '../../rules/bookings/bookingRights.ts'

/** What one side is told about a booking. */
interface SideNews {
  /** Kind of the mail. */
  kind: string
  /** Names the cause: `moved:3`. */
  cause: string
  /** Of the notification, and the mail's heading. */
  title: string
  message: string
  subject: string
  paragraphs: string[]
  /** Shown after the facts of the booking. */
  facts?: MailFact[]
  note?: string
  /** Whether this side did it. */
  isOwn?: boolean
  /** Whether the calendar file is attached, which replaces or removes the earlier one. */
  withCalendar?: boolean
  /** The mail is dropped if it could not be sent before. */
  validUntil?: Date
}

/** Writes a notification and a mail to one side, once for each cause. Call it in the transaction of the cause. */
export async function announce(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  booking: BookingOfTwo,
  side: BookingSide,
  news: SideNews,
): Promise<void> {
  const { config, clock } = app
  const [reader, other] = side === 'mentee' ? [booking.mentee, booking.mentor] : [booking.mentor, booking.mentee]
  const about = other.id === NO_ID ? null : ({ type: side === 'mentee' ? 'mentor' : 'mentee', id: other.id } as const)
  const dedupeKey = `booking:${booking.id}:${news.cause}:${side}`
  const { kind, subject, validUntil } = news
  await notify(tx, {
    dedupeKey,
    userType: side,
    userId: reader.id,
    about,
    type: 'booking',
    title: news.title,
    message: news.message,
    isOwn: news.isOwn ?? false,
    link: bookingPage(booking),
    data: {
      bookingId: booking.id,
      ...(booking.mentor.id !== NO_ID && { mentorId: booking.mentor.id }),
      ...(side === 'mentor' && booking.mentee.id !== NO_ID && { menteeId: booking.mentee.id }),
    },
  })
  await queueEmail(tx, app, {
    kind,
    dedupeKey,
    to: reader.email,
    recipient: { type: side, id: reader.id },
    about,
    subject,
    content: {
      heading: news.title,
      paragraphs: news.paragraphs,
      facts: [...bookingFacts(booking, side, clock.now()), ...(news.facts ?? [])],
      action: { label: 'See the booking', url: bookingAddress(config, booking) },
      ...(news.note !== undefined && { note: news.note }),
    },
    ...(news.withCalendar && calendarFile(config, booking, clock.now())),
    ...(validUntil && { validUntil }),
  })
}
