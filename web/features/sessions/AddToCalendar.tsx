import { CalendarPlus, Download } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { AddToCalendar_booking$key } from '../../__generated__/AddToCalendar_booking.graphql.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { calendarFile, googleCalendarAddress } from './calendarFile.ts'

interface AddToCalendarProps {
  bookingKey: AddToCalendar_booking$key
  /** The file alone, as a quiet button, where the session itself comes first. */
  short?: boolean
}

/** The session in Google Calendar, which most phones have, or as a file that every calendar opens. Nothing for a package. */
export function AddToCalendar({ bookingKey, short = false }: AddToCalendarProps) {
  const { databaseId, startsAt, endsAt, mentorName, menteeName, agenda, meetingLink, calendarSequence } = useFragment(
    graphql`
      fragment AddToCalendar_booking on Booking {
        databaseId
        startsAt
        endsAt
        mentorName
        menteeName
        agenda
        meetingLink
        calendarSequence
      }
    `,
    bookingKey,
  )
  if (!startsAt || !endsAt) return null
  const session = {
    bookingId: databaseId,
    startsAt,
    endsAt,
    mentorName,
    menteeName,
    agenda,
    meetingLink: meetingLink ?? null,
    sequence: calendarSequence,
  }
  function save(): void {
    const text = calendarFile({ ...session, host: location.hostname, stamp: new Date() })
    saveFile(`plumbline-session-${databaseId}.ics`, text, 'text/calendar;charset=utf-8')
  }
  if (short)
    return (
      <Button look="plain" size="small" onClick={save}>
        <CalendarPlus />
        Add to calendar (.ics)
      </Button>
    )
  return (
    <>
      <ButtonAnchor look="primary" href={googleCalendarAddress(session)} target="_blank" rel="noopener noreferrer">
        <CalendarPlus />
        Add to Google Calendar
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </ButtonAnchor>
      <Button onClick={save}>
        <Download />
        Save .ics file
      </Button>
    </>
  )
}
