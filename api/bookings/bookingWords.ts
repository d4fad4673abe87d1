/** How mails and notifications speak of a booking. */
import type { Settings } from '../config.ts'
import type { MailFact } from '../mail/content.ts'
import { formatBookingDate, formatWhenFull } from '../rules/text/format.ts'
import { planLastDay } from '../rules/bookings/plans.ts'
import { fromDateOnly } from '../rules/time/time.ts'
import type { BookingOfTwo, Side } from './sides.ts'
import { sessionCalendar } from './sessionCalendar.ts'

export const productOf = ({ packageType }: Pick<BookingOfTwo, 'packageType'>) =>
  packageType === 'advanced' ? 'Advanced package' : 'Starter session'

/** `Sat 28 Nov, 10:30 am IST`, or the first and the last day of a plan; with the zone. */
export function whenOf({
  startsAt,
  startDate,
  endDate,
}: Pick<BookingOfTwo, 'startsAt' | 'startDate' | 'endDate'>): string {
  if (startsAt) return formatWhenFull(startsAt)
  const [from, to] = [fromDateOnly(startDate!), planLastDay(fromDateOnly(endDate!))]
  return `${formatBookingDate(from)} to ${formatBookingDate(to)} (IST)`
}

/** What either side needs to have at hand; no meeting link once the session is over. */
export function bookingFacts(booking: BookingOfTwo, reader: Side, now?: Date): MailFact[] {
  const other: MailFact = reader === 'mentee' ? ['Mentor', booking.mentor.name] : ['Mentee', booking.mentee.name]
  const agenda: MailFact[] = booking.agenda ? [['Agenda', booking.agenda]] : []
  const isOver = now !== undefined && booking.endsAt !== null && booking.endsAt <= now
  const isOff = booking.status === 'cancelled' || isOver
  if (!booking.startsAt) {
    const link = booking.meetingLink && !isOff ? [meetingFact(booking, reader)] : []
    return [other, ['Dates', whenOf(booking)], ...agenda, ...link]
  }
  return [
    other,
    ['Time', whenOf(booking)],
    ['Duration', `${booking.duration} minutes`],
    ...agenda,
    ...(isOff ? [] : [meetingFact(booking, reader)]),
  ]
}

function meetingFact({ meetingLink, mentor }: BookingOfTwo, reader: Side): MailFact {
  if (meetingLink) return ['Meeting link', meetingLink, meetingLink]
  const follows = `${mentor.name} will add it before the session`
  return ['Meeting link', reader === 'mentee' ? follows : 'Not added yet. Please add it before the session.']
}

/** The calendar file of a session, to be spread into a mail; nothing for a plan. Of a cancelled one it takes the session out. */
export function calendarFile(
  config: Pick<Settings, 'publicUrl' | 'supportEmail'>,
  booking: BookingOfTwo,
  stamp: Date,
): { ics?: string } {
  const { startsAt, endsAt, mentor, mentee } = booking
  if (!startsAt || !endsAt) return {}
  return {
    ics: sessionCalendar(config, {
      ...booking,
      startsAt,
      endsAt,
      isCancelled: booking.status === 'cancelled',
      stamp,
      mentorName: mentor.name,
      menteeName: mentee.name,
    }),
  }
}
