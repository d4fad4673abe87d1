import { graphql, readInlineData } from 'react-relay'
import type { sessionPath_booking$key } from '../../__generated__/sessionPath_booking.graphql.ts'
import { bookingPath } from '../bookings/bookingAddress.ts'

const fragment = graphql`
  fragment sessionPath_booking on Booking @inline {
    databaseId
    mentor {
      databaseId
    }
  }
`

/** A booking's own page, for both sides. It is found by its id alone, also once the mentor's account is gone. */
export function sessionPath(bookingKey: sessionPath_booking$key): string {
  const { databaseId, mentor } = readInlineData(fragment, bookingKey)
  return bookingPath(mentor?.databaseId ?? 0, { confirmed: databaseId })
}
