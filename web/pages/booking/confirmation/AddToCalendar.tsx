import { CalendarPlus, Download } from 'lucide-react'
import { saveFile } from '../../../lib/saveFile.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonAnchor } from '../../../ui/ButtonAnchor.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { calendarFile, googleCalendarAddress, type CalendarSession } from './calendarFile.ts'

/** The session in Google Calendar, which most phones have, or as a file that every calendar opens. */
export function AddToCalendar({ session }: { session: Omit<CalendarSession, 'host' | 'stamp'> }) {
  function save(): void {
    const text = calendarFile({ ...session, host: location.hostname, stamp: new Date() })
    saveFile(`plumbline-session-${session.bookingId}.ics`, text, 'text/calendar;charset=utf-8')
  }
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
