/** What the two sides are told of a review. */
import type { App } from '../app.ts'
import { announce, announceToSides } from '../bookings/announce/announce.ts'
import { nounOf, whenOf } from '../bookings/bookingWords.ts'
import { bookingOfAny, bookingOfTwo, type BookingOfTwo } from '../bookings/sides.ts'
import type { Transaction } from '../database/client.ts'
import { markCauseRead, notify } from '../notifications/notify.ts'
import { reviewAddress, reviewPage } from '../rules/addresses.ts'
import type { BookingSide } from '../rules/bookings/bookingRights.ts'

type Deps = Pick<App, 'clock' | 'config'>

/** How the causes of asking for a review begin, with the number of the booking. */
export const askedKey = (bookingId: number) => `booking:${bookingId}:review-asked`

/** Asks the mentee, by mail and notification. */
export async function announceAsking(tx: Transaction, app: Deps, booking: BookingOfTwo, until: Date): Promise<void> {
  const noun = nounOf(booking)
  await announce(tx, app, booking, 'mentee', {
    kind: 'review-asked',
    by: null,
    cause: 'review-asked',
    key: askedKey(booking.id),
    title: `How was your ${noun}?`,
    said: [`Rate your ${noun} with ${booking.mentor.name}. It helps others choose, and takes a minute.`],
    subject: `How was your ${noun} with ${booking.mentor.name}?`,
    steps: {
      action: { label: `Rate the ${noun === 'session' ? noun : 'package'}`, url: reviewAddress(app.config, booking) },
    },
    note: 'Everybody can read a review. It shows your first name only.',
    validUntil: until,
  })
}

/** Tells one side by notification alone: the words are on the page. */
async function tell(
  tx: Transaction,
  booking: BookingOfTwo,
  side: BookingSide,
  { cause, title, message }: { cause: string; title: string; message: string },
): Promise<void> {
  const other = side === 'mentor' ? 'mentee' : 'mentor'
  await notify(tx, {
    type: 'booking',
    title,
    message,
    dedupeKey: `booking:${booking.id}:${cause}:${side}`,
    userType: side,
    userId: booking[side].id,
    about: { type: other, id: booking[other].id },
    by: { type: other, id: booking[other].id },
    link: reviewPage(booking),
    data: { bookingId: booking.id, mentorId: booking.mentor.id },
  })
}

/** Tells the mentor of a review; its mentee is no longer asked. */
export async function announceReview(tx: Transaction, bookingId: number): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking) return
  await markCauseRead(tx, { type: 'mentee', id: booking.mentee.id }, askedKey(booking.id))
  await tell(tx, booking, 'mentor', {
    cause: 'reviewed',
    title: 'You have a new review',
    message: `${booking.mentee.name} reviewed your ${nounOf(booking)} of ${whenOf(booking)}. You can answer once.`,
  })
}

/** Tells the mentee of the mentor's answer. */
export async function announceAnswer(tx: Transaction, bookingId: number): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking) return
  await tell(tx, booking, 'mentee', {
    cause: 'review-answered',
    title: 'Your mentor answered your review',
    message: `${booking.mentor.name} answered your review of the ${nounOf(booking)} of ${whenOf(booking)}.`,
  })
}

/** Tells both sides, or those of them that have an account, with the reason. */
export async function announceHiding(
  tx: Transaction,
  app: Deps,
  { bookingId, reason, isHidden, at }: { bookingId: number; reason: string; isHidden: boolean; at: Date },
): Promise<void> {
  const found = await bookingOfAny(tx, bookingId)
  if (!found) return
  const { booking, sides } = found
  await announceToSides(
    tx,
    app,
    booking,
    (side, other) => {
      const whose = side === 'mentee' ? 'Your review' : `The review by ${other}`
      const said = isHidden
        ? `${whose} is hidden: nobody else sees it, and it does not count towards the rating.`
        : `${whose} is shown again and counts towards the rating.`
      return {
        kind: isHidden ? 'review-hidden' : 'review-restored',
        by: 'administrator',
        cause: `review-${isHidden ? 'hidden' : 'restored'}:${at.getTime()}`,
        title: isHidden ? 'A review was hidden' : 'A review is shown again',
        said: [said, `Reason: ${reason}`],
        paragraphs: [said],
        facts: [['Reason', reason]],
        subject: isHidden ? 'A review was hidden by our team' : 'A review is shown again',
      }
    },
    sides,
  )
}
