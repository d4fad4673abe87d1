import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Booking } from '../../generated/prisma/client.ts'
import type { BookingActor } from '../../generated/prisma/enums.ts'
import { NO_ID } from '../../graphql/nodeId.ts'
import type { MailContent, MailFact } from '../../mail/content.ts'
import { mailAndNotify } from '../../notifications/mailAndNotify.ts'
import { markCauseRead } from '../../notifications/notify.ts'
import { bookingAddress, bookingPage } from '../../rules/addresses.ts'
import type { BookingSide } from '../../rules/bookings/bookingRights.ts'
import { bookingFacts, calendarFile } from '../bookingWords.ts'
import { otherSide, type BookingOfTwo } from '../sides.ts'

interface SideNews {
  kind: string
  /** Names the cause: `moved:3`. */
  cause: string
  /** In place of `booking:` with its number and the cause. */
  key?: string
  /** Of the notification, and the mail's heading unless it has another. */
  title: string
  /** Sentences of the notification, and paragraphs of the mail unless it has others. */
  said: string[]
  subject: string
  heading?: string
  paragraphs?: string[]
  /** Shown after the facts of the booking. */
  facts?: MailFact[]
  /** What the mail offers, if not only to see the booking. */
  steps?: Pick<MailContent, 'action' | 'actions'>
  note?: string | undefined
  /** Who did it; null for the provider and time. */
  by: BookingActor | null
  isMailOnly?: boolean
  /** Whether the calendar file is attached, which replaces or removes the earlier one. */
  withCalendar?: boolean
  /** Sessions of a package that the calendar file is about. */
  calls?: readonly Booking[]
  /** The mail is dropped if it could not be sent before. */
  validUntil?: Date | null
}

type Deps = Pick<App, 'clock' | 'config'>

/** Writes a mail and a notification, once for each cause. */
export async function announce(
  tx: Transaction,
  { config, clock }: Deps,
  booking: BookingOfTwo,
  side: BookingSide,
  { kind, cause, key = `booking:${booking.id}:${cause}`, title, said, ...news }: SideNews,
): Promise<void> {
  const { id, mentor, mentee } = booking
  const reader = booking[side]
  const other = booking[otherSide(side)]
  const about = other.id === NO_ID ? null : { type: otherSide(side), id: other.id }
  await mailAndNotify(
    tx,
    { config, clock },
    {
      kind,
      dedupeKey: `${key}:${side}`,
      to: reader.email,
      recipient: { type: side, id: reader.id },
      about,
      subject: news.subject,
      content: {
        heading: news.heading ?? title,
        paragraphs: news.paragraphs ?? said,
        facts: [...bookingFacts(booking, side, clock.now()), ...(news.facts ?? [])],
        ...(news.steps ?? { action: seeBooking(config, booking) }),
        ...(news.note !== undefined && { note: news.note }),
      },
      ...(news.withCalendar && calendarFile(config, booking, { stamp: clock.now(), calls: news.calls ?? [] })),
      ...(news.validUntil && { validUntil: news.validUntil }),
    },
    news.isMailOnly
      ? null
      : {
          type: 'booking',
          title,
          message: said.join(' '),
          by: news.by === null || news.by === 'administrator' ? null : { type: news.by, id: booking[news.by].id },
          link: bookingPage(booking),
          data: {
            bookingId: id,
            ...(mentor.id !== NO_ID && { mentorId: mentor.id }),
            ...(side === 'mentor' && mentee.id !== NO_ID && { menteeId: mentee.id }),
          },
        },
  )
}

export const seeBooking = (config: App['config'], booking: BookingOfTwo) => ({
  label: 'See the booking',
  url: bookingAddress(config, booking),
})

/** Tells both sides, or those of them that have an account; `newsOf` gets the name of the other. */
export async function announceToSides(
  tx: Transaction,
  app: Deps,
  booking: BookingOfTwo,
  newsOf: (side: BookingSide, other: string) => SideNews,
  sides: readonly BookingSide[] = ['mentee', 'mentor'],
): Promise<void> {
  for (const side of sides) await announce(tx, app, booking, side, newsOf(side, booking[otherSide(side)].name))
}

/** Whom a booking asks for an answer, and how the causes of the question begin. */
const ASKED = [
  ['mentee', 'proposed:'],
  ['mentee', 'no-show:'],
  ['mentor', 'no-show:'],
] as const

/** Marks the notifications that asked for an answer as read. Call it where an answer is no longer open. */
export async function markAnswered(tx: Transaction, booking: BookingOfTwo): Promise<void> {
  for (const [type, cause] of ASKED)
    await markCauseRead(tx, { type, id: booking[type].id }, `booking:${booking.id}:${cause}`)
}
