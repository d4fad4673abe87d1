import { CalendarPlus, Download } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { AddToCalendar_booking$key } from '../../../__generated__/AddToCalendar_booking.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonAnchor } from '../../../ui/ButtonLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { googleCalendarAddress, readCalendarSession, saveSession } from '../calendarFile.ts'

interface AddToCalendarProps {
  bookingKey: AddToCalendar_booking$key
  /** The file alone, as a quiet button, where the session itself comes first. */
  short?: boolean
}

/** The session in Google Calendar, which most phones have, or as a file that every calendar opens. Nothing for a package. */
export function AddToCalendar({ bookingKey, short = false }: AddToCalendarProps) {
  const booking = useFragment(
    graphql`
      fragment AddToCalendar_booking on Booking {
        ...calendarFile_booking
      }
    `,
    bookingKey,
  )
  const session = readCalendarSession(booking)
  if (!session) return null
  const save = (): void => saveSession(session)
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
