/** One notification and one mail to each side of a confirmed booking. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { queueEmail } from '../mail/outbox.ts'
import { notify } from '../notifications/notify.ts'
import { formatBookingDate, formatRupees, formatWhenFull } from '../rules/format.ts'
import { refundRule } from '../rules/refunds.ts'
import { fromDateOnly } from '../rules/time.ts'
import { sessionCalendar } from './sessionCalendar.ts'

/** Written with the transaction that confirms; `amount` is what was paid, in paise. */
export async function announceConfirmation(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  bookingId: number,
  amount: number,
): Promise<void> {
  const booking = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    include: {
      mentor: { select: { id: true, name: true, email: true } },
      mentee: { select: { id: true, name: true, email: true } },
    },
  })
  const { mentor, mentee } = booking
  if (!mentor || !mentee) return
  const { config } = app
  const isMonth = booking.packageType === 'advanced'
  const endDate = booking.endDate ? fromDateOnly(booking.endDate) : null
  const when = booking.startsAt
    ? formatWhenFull(booking.startsAt)
    : `${formatBookingDate(fromDateOnly(booking.startDate!))} to ${formatBookingDate(endDate!)} (IST)`
  const product = isMonth ? 'Advanced month' : 'Starter session'
  const facts = (other: [string, string]): [string, string][] => [
    other,
    [isMonth ? 'Month' : 'Time', when],
    ...(isMonth ? [] : ([['Duration', `${booking.duration} minutes`]] as [string, string][])),
    ['Agenda', booking.agenda],
    ...(isMonth
      ? []
      : ([['Meeting link', booking.meetingLink ?? `Follows: ${mentor.name} will add it before the session`]] as [
          string,
          string,
        ][])),
  ]
  const ics = booking.startsAt
    ? {
        ics: sessionCalendar(config, {
          ...booking,
          startsAt: booking.startsAt,
          endsAt: booking.endsAt!,
          mentorName: mentor.name,
          menteeName: mentee.name,
        }),
      }
    : {}
  const rule = refundRule(
    {
      packageType: booking.packageType,
      startsAt: booking.startsAt,
      paidAt: app.clock.now(),
      endDate,
      windowHours: config.refundWindowHours,
    },
    app.clock.now(),
  )

  await notify(tx, {
    dedupeKey: `booking:${bookingId}:confirmed:mentee`,
    userType: 'mentee',
    userId: mentee.id,
    type: 'booking',
    title: 'Booking confirmed',
    message: `Your ${product} with ${mentor.name} is confirmed: ${when}.`,
    link: '/mentee-dashboard',
    data: { bookingId, mentorId: mentor.id },
  })
  await notify(tx, {
    dedupeKey: `booking:${bookingId}:confirmed:mentor`,
    userType: 'mentor',
    userId: mentor.id,
    type: 'booking',
    title: 'New booking',
    message: `${mentee.name} has booked and paid a ${product}: ${when}.`,
    link: '/mentor-dashboard',
    data: { bookingId, menteeId: mentee.id },
  })
  await queueEmail(tx, app, {
    dedupeKey: `booking:${bookingId}:confirmed:mentee`,
    to: mentee.email,
    subject: `Confirmed: ${product} with ${mentor.name}, ${when}`,
    content: {
      heading: 'Your booking is confirmed',
      paragraphs: [
        isMonth
          ? `Your month with ${mentor.name} is paid. 30-day chat access is activated.`
          : `Your session with ${mentor.name} is paid and in both calendars.`,
      ],
      facts: [...facts(['Mentor', mentor.name]), ['Paid', formatRupees(amount)]],
      action: { label: 'See the booking', url: `${config.publicUrl}/booking/${mentor.id}?confirmed=${bookingId}` },
      note: rule.sentence,
    },
    ...ics,
  })
  await queueEmail(tx, app, {
    dedupeKey: `booking:${bookingId}:confirmed:mentor`,
    to: mentor.email,
    subject: `New booking: ${product} with ${mentee.name}, ${when}`,
    content: {
      heading: 'You have a new booking',
      paragraphs: [
        isMonth
          ? `${mentee.name} has paid for a month with you. Chat is open, and three calls of 45 minutes are to be arranged.`
          : `${mentee.name} has booked and paid a session with you.`,
      ],
      facts: facts(['Mentee', mentee.name]),
      action: { label: 'Open your dashboard', url: `${config.publicUrl}/mentor-dashboard` },
    },
    ...ics,
  })
}
