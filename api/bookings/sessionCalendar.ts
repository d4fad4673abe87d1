import ical, { ICalCalendarMethod, ICalEventStatus, type ICalCalendar } from 'ical-generator'
import type { Settings } from '../config.ts'
import { plainLine, plainText } from '../mail/plainText.ts'

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

const PRODUCT = { company: 'Plumbline', product: 'Sessions', language: 'EN' }
type Origin = Pick<Settings, 'publicUrl'>

/**
 * The session as a calendar file. Its UID never changes and its SEQUENCE grows, so that a later one replaces it in
 * people's calendars.
 */
export function sessionCalendar(config: Origin & Pick<Settings, 'supportEmail'>, session: Session): string {
  const calendar = ical({
    name: 'Plumbline',
    prodId: PRODUCT,
    method: session.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  addSession(calendar, config, session).organizer({ name: 'Plumbline', email: config.supportEmail })
  return calendar.toString()
}

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
  for (const session of sessions) addSession(calendar, config, session)
  return calendar.toString()
}

function addSession(calendar: ICalCalendar, { publicUrl }: Origin, session: Session) {
  const { meetingLink, isCancelled } = session
  const where = meetingLink ? `Join: ${meetingLink}` : 'The meeting link will follow.'
  return calendar.createEvent({
    id: `booking-${session.id}@${new URL(publicUrl).hostname}`,
    sequence: session.calendarSequence,
    stamp: session.stamp,
    start: session.startsAt,
    end: session.endsAt,
    summary: plainLine(`Plumbline session: ${session.mentorName} and ${session.menteeName}`),
    description: `Agenda: ${plainText(session.agenda)}\n\n${isCancelled ? 'This session is cancelled.' : where}\nTimes are Indian Standard Time (Asia/Kolkata).`,
    location: isCancelled ? 'Cancelled' : (meetingLink ?? 'Online'),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
}
