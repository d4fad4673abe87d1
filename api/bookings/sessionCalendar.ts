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
  const { meetingLink } = session
  const calendar = ical({
    name: 'Plumbline',
    prodId: { company: 'Plumbline', product: 'Sessions', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `booking-${session.id}@${new URL(publicUrl).hostname}`,
    sequence: session.calendarSequence,
    stamp: session.stamp,
    start: session.startsAt,
    end: session.endsAt,
    summary: plainLine(`Plumbline session: ${session.mentorName} and ${session.menteeName}`),
    description: `Agenda: ${plainText(session.agenda)}\n\n${meetingLink ? `Join: ${meetingLink}` : 'The meeting link will follow.'}\nTimes are Indian Standard Time (Asia/Kolkata).`,
    location: meetingLink ?? 'Online',
    organizer: { name: 'Plumbline', email: supportEmail },
    status: ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
