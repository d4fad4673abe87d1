/** One notification and one mail to each side of a confirmed booking. */
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { bookingAddress, bookingPage } from '../../rules/addresses.ts'
import { queueEmail } from '../../mail/outbox.ts'
import { notify } from '../../notifications/notify.ts'
import { PLAN_CALLS, SESSION_MINUTES } from '../../rules/constants.ts'
import { formatRupees } from '../../rules/text/format.ts'
import { includedSessionLabel } from '../../rules/bookings/includedSession.ts'
import { refundRule } from '../../rules/money/refunds.ts'
import { fromDateOnly } from '../../rules/time/time.ts'
import { bookingFacts, calendarFile, productOf, whenOf } from '../bookingWords.ts'
import { bookingOfTwo } from '../sides.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'

/** Call it in the transaction that confirms. `amount` was paid, in paise. */
export async function announceConfirmation(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  bookingId: number,
  amount: number,
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking) return
  const { mentor, mentee } = booking
  const { config } = app
  const now = app.clock.now()
  const isPlan = bookingKindOf(booking) === 'package'
  const [product, when] = [productOf(booking), whenOf(booking)]
  const ics = calendarFile(config, booking, now)
  const rule = refundRule(
    {
      packageType: booking.packageType,
      startsAt: booking.startsAt,
      paidAt: now,
      endDate: booking.endDate ? fromDateOnly(booking.endDate) : null,
      windowHours: config.refundWindowHours,
    },
    now,
  )

  await notify(tx, {
    dedupeKey: `booking:${bookingId}:confirmed:mentee`,
    userType: 'mentee',
    userId: mentee.id,
    about: { type: 'mentor', id: mentor.id },
    type: 'booking',
    isOwn: true,
    title: 'Booking confirmed',
    message: `Your ${product} with ${mentor.name} is confirmed: ${when}.`,
    link: bookingPage(booking),
    data: { bookingId, mentorId: mentor.id },
  })
  await notify(tx, {
    dedupeKey: `booking:${bookingId}:confirmed:mentor`,
    userType: 'mentor',
    userId: mentor.id,
    about: { type: 'mentee', id: mentee.id },
    type: 'booking',
    title: 'New booking',
    message: `${mentee.name} has booked and paid for ${isPlan ? 'an' : 'a'} ${product}: ${when}.`,
    link: bookingPage(booking),
    data: { bookingId, mentorId: mentor.id, menteeId: mentee.id },
  })
  await queueEmail(tx, app, {
    kind: 'booking-confirmed',
    dedupeKey: `booking:${bookingId}:confirmed:mentee`,
    to: mentee.email,
    recipient: { type: 'mentee', id: mentee.id },
    about: { type: 'mentor', id: mentor.id },
    subject: `Confirmed: ${product} with ${mentor.name}, ${when}`,
    content: {
      heading: 'Your booking is confirmed',
      paragraphs: [
        isPlan
          ? `Your Advanced package with ${mentor.name} is paid for. 30-day chat access is activated. You book the ${PLAN_CALLS} sessions of ${SESSION_MINUTES} minutes yourself, at times that ${mentor.name} offers.`
          : `Your session with ${mentor.name} is paid for. Open the attached file to add it to your calendar.`,
      ],
      facts: [...bookingFacts(booking, 'mentee'), ['Paid', formatRupees(amount)]],
      action: {
        label: isPlan ? includedSessionLabel(PLAN_CALLS) : 'See the booking',
        url: bookingAddress(config, booking),
      },
      note: rule.sentence,
    },
    ...ics,
  })
  await queueEmail(tx, app, {
    kind: 'booking-confirmed',
    dedupeKey: `booking:${bookingId}:confirmed:mentor`,
    to: mentor.email,
    recipient: { type: 'mentor', id: mentor.id },
    about: { type: 'mentee', id: mentee.id },
    subject: `New booking: ${product} with ${mentee.name}, ${when}`,
    content: {
      heading: 'You have a new booking',
      paragraphs: [
        isPlan
          ? `${mentee.name} has paid for the Advanced package with you. Chat is open. They book the ${PLAN_CALLS} sessions of ${SESSION_MINUTES} minutes themselves, at times that you offer: please keep your weekly availability up to date.`
          : `${mentee.name} has booked and paid for a session with you. Open the attached file to add it to your calendar.`,
      ],
      facts: bookingFacts(booking, 'mentor'),
      action: { label: 'See the booking', url: bookingAddress(config, booking) },
    },
    ...ics,
  })
}
