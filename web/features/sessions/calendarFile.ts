import { graphql, readInlineData } from 'react-relay'
import type { calendarFile_booking$key } from '../../__generated__/calendarFile_booking.graphql.ts'
import { calendarTime, googleEventAddress } from '../../lib/googleCalendar.ts'
import { saveFile } from '../../lib/saveFile.ts'

/** A session as the `.ics` file that calendars take; the confirmation mail carries the same event. */
export interface CalendarSession {
  bookingId: number
  startsAt: string
  endsAt: string
  mentorName: string
  menteeName: string
  agenda: string
  meetingLink: string | null
  /** The email's SEQUENCE: a file with a lower one than the calendar has is ignored. */
  sequence: number
  /** Host of the site: with the booking it makes the UID, which is the mail's too. */
  host: string
  /** When this was written. */
  stamp: Date
}

/** The file's text: CRLF, folded at 75 octets, as RFC 5545 asks. */
export function calendarFile(session: CalendarSession): string {
  const { bookingId, startsAt, endsAt, meetingLink, sequence, host, stamp } = session
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plumbline//Sessions//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:booking-${bookingId}@${host}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${calendarTime(stamp)}`,
    `DTSTART:${calendarTime(new Date(startsAt))}`,
    `DTEND:${calendarTime(new Date(endsAt))}`,
    `SUMMARY:${escaped(titleOf(session))}`,
    `DESCRIPTION:${escaped(`${aboutOf(session)}\n\n${detailsOf(session)}`)}`,
    `LOCATION:${escaped(meetingLink ?? 'Online')}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Opens Google Calendar with the session filled in. */
export function googleCalendarAddress(session: Omit<CalendarSession, 'sequence' | 'host' | 'stamp'>): string {
  const { startsAt, endsAt, meetingLink } = session
  return googleEventAddress({
    title: titleOf(session),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    about: aboutOf(session),
    details: detailsOf(session),
    location: meetingLink ?? 'Online',
  })
}

function titleOf({ mentorName, menteeName }: Pick<CalendarSession, 'mentorName' | 'menteeName'>): string {
  return `Plumbline session: ${mentorName} and ${menteeName}`
}

const aboutOf = ({ agenda }: Pick<CalendarSession, 'agenda'>): string => `Agenda: ${agenda}`

function detailsOf({ meetingLink }: Pick<CalendarSession, 'meetingLink'>): string {
  const joining = meetingLink ? `Join: ${meetingLink}` : 'The meeting link will follow.'
  return `${joining}\nTimes are Indian Standard Time (Asia/Kolkata).`
}

function escaped(text: string): string {
  // A line break that stayed would begin a line of the file's own.
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** Lines of at most 75 octets, never cut inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let text = ''
  let room = 75
  for (const character of line) {
    const size = encoder.encode(character).length
    if (size > room) {
      text += '\r\n '
      room = 74
    }
    text += character
    room -= size
  }
  return text
}

const fragment = graphql`
  fragment calendarFile_booking on Booking @inline {
    databaseId
    startsAt
    endsAt
    mentorName
    menteeName
    agenda
    meetingLink
    calendarSequence
  }
`

type Session = Omit<CalendarSession, 'host' | 'stamp'>

/** A booking as calendars take it; null for a package, which has no time. */
export function readCalendarSession(key: calendarFile_booking$key): Session | null {
  const { databaseId, startsAt, endsAt, meetingLink, calendarSequence, ...words } = readInlineData(fragment, key)
  if (!startsAt || !endsAt) return null
  const { mentorName, menteeName, agenda } = words
  return {
    bookingId: databaseId,
    startsAt,
    endsAt,
    mentorName,
    menteeName,
    agenda,
    meetingLink: meetingLink,
    sequence: calendarSequence,
  }
}

/** Hands the person the session as a file. */
export function saveSession(session: Session): void {
  const text = calendarFile({ ...session, host: location.hostname, stamp: new Date() })
  saveFile(`plumbline-session-${session.bookingId}.ics`, text, 'text/calendar;charset=utf-8')
}

/** The same as an action of a toast. */
export function calendarAction(key: calendarFile_booking$key): { label: string; run: () => void } | undefined {
  const session = readCalendarSession(key)
  return session ? { label: 'Save .ics file', run: () => saveSession(session) } : undefined
}
