import { graphql, readInlineData } from 'react-relay'
import type { planCall_booking$key } from '../../__generated__/planCall_booking.graphql.ts'

const fragment = graphql`
  fragment planCall_booking on Booking @inline {
    sessionType
    startsAt
  }
`

/** Whether a booking is a session that a package includes; the package itself has no time. */
export function isPlanCall(bookingKey: planCall_booking$key): boolean {
  const { sessionType, startsAt } = readInlineData(fragment, bookingKey)
  return sessionType === 'plan_call' && Boolean(startsAt)
}
