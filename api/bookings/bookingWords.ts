/** How mails, notifications and calendars speak of a booking. */
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { App } from '../app.ts'
import type { Settings } from '../config.ts'
import type { Booking } from '../generated/prisma/client.ts'
import { refundRule, type RefundRule } from '../rules/money/refunds.ts'
import type { MailFact } from '../mail/content.ts'
import { formatBookingDate, formatWhenFull } from '../rules/text/format.ts'
import { planLastDay } from '../rules/bookings/plans.ts'
import { fromDateOnly } from '../rules/time/time.ts'
import type { BookingOfTwo } from './sides.ts'
import { addEvent, calendarFileOf, PRODUCT, type CalendarEvent } from '../mail/calendarEvent.ts'
import { bookingKindOf } from '../rules/bookings/bookingKind.ts'
import type { BookingSide } from '../rules/bookings/bookingRights.ts'

/** What a booking is called within a sentence. */
export const nounOf = (booking: Pick<BookingOfTwo, 'startsAt' | 'sessionType'>) =>
  bookingKindOf(booking) === 'package' ? 'Advanced package' : 'session'

export const productOf = (booking: Pick<BookingOfTwo, 'startsAt' | 'sessionType'>) =>
  bookingKindOf(booking) === 'package' ? 'Advanced package' : 'Starter session'

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

/** The refund rule of a booking as it is now. */
export function ruleOf(booking: BookingOfTwo, { config, clock }: Pick<App, 'config' | 'clock'>): RefundRule {
  const { confirmedAt: paidAt, endDate } = booking
  const kind = { isCall: bookingKindOf(booking) === 'call', endDate: endDate && fromDateOnly(endDate) }
  return refundRule({ ...booking, ...kind, paidAt, windowHours: config.refundWindowHours }, clock.now())
}

/** What either side needs to have at hand; no meeting link once the session is over. */
export function bookingFacts(booking: BookingOfTwo, reader: BookingSide, now?: Date): MailFact[] {
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

function meetingFact({ meetingLink, mentor }: BookingOfTwo, reader: BookingSide): MailFact {
  if (meetingLink) return ['Meeting link', meetingLink, meetingLink]
  const follows = `${mentor.name} will add it before the session`
  return ['Meeting link', reader === 'mentee' ? follows : 'Not added yet. Please add it before the session.']
}

/** To be spread into a mail: replaces or removes the events in people's calendars; `calls` are those of a package. */
export function calendarFile(
  config: Pick<Settings, 'publicUrl' | 'supportEmail'>,
  booking: BookingOfTwo,
  { stamp, calls = [] }: { stamp: Date; calls?: readonly Booking[] },
): { ics?: string } {
  const [mentorName, menteeName] = [booking.mentor.name, booking.mentee.name]
  const [first, ...others] = [booking, ...calls].flatMap(({ startsAt, endsAt, ...one }) =>
    startsAt && endsAt
      ? [eventOf({ ...one, startsAt, endsAt, isCancelled: one.status === 'cancelled', stamp, mentorName, menteeName })]
      : [],
  )
  return first ? { ics: calendarFileOf(config, [first, ...others]) } : {}
}

export interface CalendarSession {
  id: number
  startsAt: Date
  endsAt: Date
  agenda: string
  meetingLink: string | null
  mentorName: string
  menteeName: string
  /** How often what the file says has changed. */
  calendarSequence: number
  /** It takes the session out of calendars. */
  isCancelled: boolean
  /** When it was written. */
  stamp: Date
}

/** Sessions as a calendar to subscribe to; programs read it again after `refreshSeconds`. It holds no email address. */
export function sessionsCalendar(
  config: Pick<Settings, 'publicUrl'>,
  { sessions, refreshSeconds }: { sessions: readonly CalendarSession[]; refreshSeconds: number },
): string {
  const calendar = ical({
    name: 'Plumbline sessions',
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  for (const session of sessions) addEvent(calendar, config, eventOf(session))
  return calendar.toString()
}

const eventOf = ({
  id,
  calendarSequence,
  mentorName,
  menteeName,
  agenda,
  isCancelled,
  ...at
}: CalendarSession): CalendarEvent => ({
  ...at,
  key: `booking-${id}`,
  sequence: calendarSequence,
  title: `Plumbline session: ${mentorName} and ${menteeName}`,
  about: `Agenda: ${agenda}`,
  cancelled: isCancelled ? 'This session is cancelled.' : null,
})
