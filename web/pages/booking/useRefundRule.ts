import { graphql, useFragment } from 'react-relay'
import { planEnd } from '../../../api/rules/bookings/plans.ts'
import { refundRule, type RefundRule } from '../../../api/rules/money/refunds.ts'
import type { useRefundRule_site$key } from '../../__generated__/useRefundRule_site.graphql.ts'
import { useBookingContext } from './bookingContext.ts'

/** The refund rule of what is being booked, as it stands now. */
export function useRefundRule(siteKey: useRefundRule_site$key): RefundRule {
  const { refundWindowHours: windowHours } = useFragment(
    graphql`
      fragment useRefundRule_site on Site {
        refundWindowHours
      }
    `,
    siteKey,
  )
  const { packageType, flow, clock } = useBookingContext()
  const now = clock()
  return refundRule(
    {
      packageType,
      startsAt: flow.startsAt ? new Date(flow.startsAt) : null,
      endDate: flow.startDate ? planEnd(flow.startDate) : null,
      windowHours,
    },
    now,
  )
}
