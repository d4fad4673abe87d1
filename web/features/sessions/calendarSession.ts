import { graphql, readInlineData } from 'react-relay'
import type { calendarSession_booking$key } from '../../__generated__/calendarSession_booking.graphql.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { calendarFile, type CalendarSession } from './calendarFile.ts'

const fragment = graphql`
  fragment calendarSession_booking on Booking @inline {
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
export function readCalendarSession(key: calendarSession_booking$key): Session | null {
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
    meetingLink: meetingLink ?? null,
    sequence: calendarSequence,
  }
}

/** Hands the person the session as a file. */
export function saveSession(session: Session): void {
  const text = calendarFile({ ...session, host: location.hostname, stamp: new Date() })
  saveFile(`plumbline-session-${session.bookingId}.ics`, text, 'text/calendar;charset=utf-8')
}

/** The same as an action of a toast. */
export function calendarAction(key: calendarSession_booking$key): { label: string; run: () => void } | undefined {
  const session = readCalendarSession(key)
  return session ? { label: 'Save .ics file', run: () => saveSession(session) } : undefined
}
