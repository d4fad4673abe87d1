import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { plainLine, plainText } from '../mail/plainText.ts'

interface Session {
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

/**
 * The session as a calendar file. Its UID never changes and its SEQUENCE grows, so that a later one replaces it in
 * people's calendars.
 */
export function sessionCalendar(
  { publicUrl, supportEmail }: { publicUrl: string; supportEmail: string },
  session: Session,
): string {
  const { meetingLink, isCancelled } = session
  const where = meetingLink ? `Join: ${meetingLink}` : 'The meeting link will follow.'
  const calendar = ical({
    name: 'Plumbline',
    prodId: { company: 'Plumbline', product: 'Sessions', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `booking-${session.id}@${new URL(publicUrl).hostname}`,
    sequence: session.calendarSequence,
    stamp: session.stamp,
    start: session.startsAt,
    end: session.endsAt,
    summary: plainLine(`Plumbline session: ${session.mentorName} and ${session.menteeName}`),
    description: `Agenda: ${plainText(session.agenda)}\n\n${isCancelled ? 'This session is cancelled.' : where}\nTimes are Indian Standard Time (Asia/Kolkata).`,
    location: isCancelled ? 'Cancelled' : (meetingLink ?? 'Online'),
    organizer: { name: 'Plumbline', email: supportEmail },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
