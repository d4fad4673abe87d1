import { graphql, readInlineData } from 'react-relay'
import type { sessionPath_booking$key } from '../../__generated__/sessionPath_booking.graphql.ts'
import { bookingPath } from '../bookings/bookingAddress.ts'

const fragment = graphql`
  fragment sessionPath_booking on Booking @inline {
    databaseId
    status
    startsAt
    startDate
    packageType
    mentor {
      databaseId
    }
  }
`

/**
 * A booking's own page, for both sides: found by its id alone, also once the mentor's account is gone. What is only
 * reserved is where it is paid.
 */
export function sessionPath(bookingKey: sessionPath_booking$key): string {
  const { databaseId, status, startsAt, startDate, packageType, mentor } = readInlineData(fragment, bookingKey)
  const mentorId = mentor?.databaseId ?? 0
  if (status !== 'PENDING') return bookingPath(mentorId, { confirmed: databaseId })
  const wanted = packageType === 'ADVANCED' ? 'advanced' : 'starter'
  return bookingPath(mentorId, {
    packageType: wanted,
    startsAt: startsAt,
    startDate: startDate,
    step: 'pay',
  })
}
