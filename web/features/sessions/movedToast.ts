import { graphql, readInlineData } from 'react-relay'
import type { movedToast_booking$key } from '../../__generated__/movedToast_booking.graphql.ts'
import type { ToastMessage } from '../../lib/toasts.ts'
import { calendarAction } from './calendarSession.ts'
import { whenText } from './sessionTimes.ts'

const SHOWN_FOR = 12_000

/** Says the new time of a session to its mentee, and offers the calendar file that replaces theirs. */
export function movedToast(key: movedToast_booking$key): ToastMessage {
  const booking = readInlineData(
    graphql`
      fragment movedToast_booking on Booking @inline {
        startsAt
        mentorName
        ...calendarSession_booking
      }
    `,
    key,
  )
  const { startsAt, mentorName } = booking
  const action = calendarAction(booking)
  return {
    title: 'Session moved',
    description: `It is now on ${startsAt ? whenText(startsAt) : 'its new time'}. We’ve emailed ${mentorName}.`,
    tone: 'good',
    duration: SHOWN_FOR,
    ...(action && { action }),
  }
}
