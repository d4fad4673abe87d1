import { CalendarPlus } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { calendarFile, type CalendarSession } from './calendarFile.ts'

/** Saves the session as a file that every calendar opens. */
export function AddToCalendar({ session }: { session: Omit<CalendarSession, 'host' | 'stamp'> }) {
  function save(): void {
    const text = calendarFile({ ...session, host: location.hostname, stamp: new Date() })
    const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `plumbline-session-${session.bookingId}.ics`
    link.click()
    // The browser has taken the file over by the next task.
    setTimeout(() => URL.revokeObjectURL(url), 1_000)
  }
  return (
    <Button look="primary" onClick={save}>
      <CalendarPlus />
      Add to calendar (.ics)
    </Button>
  )
}
