import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

interface Session {
  id: number
  startsAt: Date
  endsAt: Date
  agenda: string
  meetingLink: string | null
  mentorName: string
  menteeName: string
  confirmedAt: Date | null
}

/** The session as a calendar file. Its UID never changes, so that a later change replaces it in people's calendars. */
export function sessionCalendar(
  { publicUrl, supportEmail }: { publicUrl: string; supportEmail: string },
  session: Session,
): string {
  const calendar = ical({
    name: 'Plumbline',
    prodId: { company: 'Plumbline', product: 'Sessions', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `booking-${session.id}@${new URL(publicUrl).hostname}`,
    sequence: 0,
    stamp: session.confirmedAt ?? session.startsAt,
    start: session.startsAt,
    end: session.endsAt,
    summary: `Plumbline session: ${session.mentorName} and ${session.menteeName}`,
    description: `Agenda: ${session.agenda}\n\n${session.meetingLink ? `Join: ${session.meetingLink}` : 'The meeting link follows.'}\nTimes are Indian Standard Time (Asia/Kolkata).`,
    location: session.meetingLink ?? 'Online',
    organizer: { name: 'Plumbline', email: supportEmail },
    status: ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
