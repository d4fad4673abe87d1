import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Settings } from '../config.ts'
import { addEvent, calendarFileOf, PRODUCT, type CalendarEvent } from '../mail/calendarEvent.ts'

/** A session as calendars show it. */
export interface Session {
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

type Origin = Pick<Settings, 'publicUrl'>

/**
 * The session as a calendar file. Its UID never changes and its SEQUENCE grows, so that a later one replaces it in
 * people's calendars.
 */
export const sessionCalendar = (config: Origin & Pick<Settings, 'supportEmail'>, session: Session): string =>
  calendarFileOf(config, eventOf(session))

/** Sessions as a calendar to subscribe to; programs read it anew after `refreshSeconds`. It holds no email address. */
export function sessionsCalendar(
  config: Origin,
  { sessions, refreshSeconds }: { sessions: readonly Session[]; refreshSeconds: number },
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
}: Session): CalendarEvent => ({
  ...at,
  key: `booking-${id}`,
  sequence: calendarSequence,
  title: `Plumbline session: ${mentorName} and ${menteeName}`,
  about: `Agenda: ${agenda}`,
  cancelled: isCancelled ? 'This session is cancelled.' : null,
})
