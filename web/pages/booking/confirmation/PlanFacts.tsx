import { graphql, useFragment } from 'react-relay'
import { PLAN_CALLS, SESSION_MINUTES } from '../../../../api/rules/constants.ts'
import { formatBookingDate } from '../../../../api/rules/text/format.ts'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'
import type { PlanFacts_booking$key } from '../../../__generated__/PlanFacts_booking.graphql.ts'

/** First and last day of a package, and what it includes. */
export function PlanFacts({ bookingKey }: { bookingKey: PlanFacts_booking$key }) {
  const { startDate, endDate, plan } = useFragment(
    graphql`
      fragment PlanFacts_booking on Booking {
        startDate
        endDate
        plan {
          conversation {
            isActive
            closedReason
          }
        }
      }
    `,
    bookingKey,
  )
  if (!startDate || !endDate) return null
  const chat = plan?.conversation
  return (
    <>
      <div>
        <dt>Start date</dt>
        <dd>
          <time dateTime={startDate}>{formatBookingDate(startDate)}</time>
        </dd>
      </div>
      <div>
        <dt>Last day</dt>
        <dd>
          <time dateTime={planLastDay(endDate)}>{formatBookingDate(planLastDay(endDate))}</time>
        </dd>
      </div>
      <div>
        <dt>Chat access</dt>
        <dd>
          {chat?.isActive === false
            ? 'Ended. You can still read it'
            : chat?.closedReason === 'MENTOR_LEFT'
              ? 'Closed while the mentor is not on Plumbline. You can still read it'
              : 'Open now, until 11:59 pm IST on the last day'}
        </dd>
      </div>
      <div>
        <dt>Sessions</dt>
        <dd>
          {PLAN_CALLS} of {SESSION_MINUTES} minutes
        </dd>
      </div>
    </>
  )
}
