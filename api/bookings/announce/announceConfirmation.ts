import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { includedSessionAddress } from '../../rules/addresses.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'
import { includedSessionLabel } from '../../rules/bookings/includedSession.ts'
import { PLAN_CALLS } from '../../rules/constants.ts'
import { formatRupees } from '../../rules/text/format.ts'
import { productOf, ruleOf, whenOf } from '../bookingWords.ts'
import { bookingOfTwo } from '../sides.ts'
import { announce, seeBooking } from './announce.ts'

/** Tells both sides. Call it in the transaction that confirms. `amount` was paid, in paise. */
export async function announceConfirmation(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  bookingId: number,
  amount: number,
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking) return
  const { mentor, mentee } = booking
  const isPlan = bookingKindOf(booking) === 'package'
  const [product, when] = [productOf(booking), whenOf(booking)]
  const calls = `the ${PLAN_CALLS} sessions of ${booking.duration} minutes`
  const common = { kind: 'booking-confirmed', cause: 'confirmed', by: 'mentee', withCalendar: true } as const
  await announce(tx, app, booking, 'mentee', {
    ...common,
    title: 'Booking confirmed',
    said: [`Your ${product} with ${mentor.name} is confirmed: ${when}.`],
    subject: `Confirmed: ${product} with ${mentor.name}, ${when}`,
    heading: 'Your booking is confirmed',
    paragraphs: [
      isPlan
        ? `Your Advanced package with ${mentor.name} is paid for. 30-day chat access is activated. You book ${calls} yourself, at times that ${mentor.name} offers.`
        : `Your session with ${mentor.name} is paid for. Open the attached file to add it to your calendar.`,
    ],
    facts: [['Paid', formatRupees(amount)]],
    steps: {
      action: isPlan
        ? { label: includedSessionLabel(PLAN_CALLS), url: includedSessionAddress(app.config, booking) }
        : seeBooking(app.config, booking),
    },
    note: ruleOf(booking, app).sentence,
  })
  await announce(tx, app, booking, 'mentor', {
    ...common,
    title: 'New booking',
    said: [`${mentee.name} has booked and paid for ${isPlan ? 'an' : 'a'} ${product}: ${when}.`],
    subject: `New booking: ${product} with ${mentee.name}, ${when}`,
    heading: 'You have a new booking',
    paragraphs: [
      isPlan
        ? `${mentee.name} has paid for the Advanced package with you. Chat is open. They book ${calls} themselves, at times that you offer: please keep your weekly availability up to date.`
        : `${mentee.name} has booked and paid for a session with you. Open the attached file to add it to your calendar.`,
    ],
  })
}
