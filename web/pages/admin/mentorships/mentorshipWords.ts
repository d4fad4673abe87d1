import { graphql, readInlineData } from 'react-relay'
import type { mentorshipWords_booking$key } from '../../../__generated__/mentorshipWords_booking.graphql.ts'
import type { mentorshipWords_times$key } from '../../../__generated__/mentorshipWords_times.graphql.ts'
import { formatPastDay, formatRequestDate } from '../../../../api/rules/text/format.ts'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'

interface Named {
  text: string
  tone: 'good' | 'warn' | 'bad' | 'info' | 'flat'
}

/** How a booking is paid, in the words of the administrators' table. */
export const PAYMENT: Readonly<Record<string, Named>> = {
  COMPLETED: { text: 'Paid', tone: 'good' },
  PENDING: { text: 'Pending', tone: 'warn' },
  FAILED: { text: 'Failed', tone: 'bad' },
  REFUNDED: { text: 'Refunded', tone: 'info' },
}

/** Where a booking stands. */
export const STATUS: Readonly<Record<string, Named>> = {
  PENDING: { text: 'Reserved', tone: 'warn' },
  CONFIRMED: { text: 'Confirmed', tone: 'info' },
  COMPLETED: { text: 'Completed', tone: 'good' },
  CANCELLED: { text: 'Cancelled', tone: 'flat' },
  EXPIRED: { text: 'Not confirmed', tone: 'flat' },
}

/** The words for a state; one that is newer than this page reads as it is. */
export const named = (states: Readonly<Record<string, Named>>, state: string): Named =>
  states[state] ?? { text: state, tone: 'flat' }

/** What was bought. */
export const PACKAGE: Readonly<Record<string, string>> = { STARTER: 'Starter', ADVANCED: 'Advanced' }

const fragment = graphql`
  fragment mentorshipWords_booking on Booking @inline {
    mentorName
    menteeName
  }
`

/** Who did something, by name. */
export function actorText(actor: string, key: mentorshipWords_booking$key): string {
  const { mentorName, menteeName } = readInlineData(fragment, key)
  return actor === 'MENTOR' ? mentorName : actor === 'MENTEE' ? menteeName : 'our team'
}

const times = graphql`
  fragment mentorshipWords_times on Booking @inline {
    startsAt
    startDate
    endDate
    plan {
      startDate
      endDate
    }
  }
`

/** When a session is, or the days of a package. */
export function timesText(key: mentorshipWords_times$key): string {
  const { startsAt, plan, ...booked } = readInlineData(times, key)
  if (startsAt) return `${formatRequestDate(new Date(startsAt))} IST`
  // The last day may have been changed since.
  const { startDate, endDate } = plan ?? booked
  return startDate && endDate ? `${formatPastDay(startDate)} to ${formatPastDay(planLastDay(endDate))}` : ''
}
