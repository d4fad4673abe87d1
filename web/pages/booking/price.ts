import { graphql, readInlineData, useFragment } from 'react-relay'
import { planEnd } from '../../../api/rules/bookings/plans.ts'
import type { PackageType } from '../../../api/rules/money/money.ts'
import { refundRule, type RefundRule } from '../../../api/rules/money/refunds.ts'
import type { price_mentor$key } from '../../__generated__/price_mentor.graphql.ts'
import type { price_site$key } from '../../__generated__/price_site.graphql.ts'
import { useBookingContext } from './state/bookingContext.ts'

const fragment = graphql`
  fragment price_mentor on Mentor @inline {
    starterPrice
    advancedPrice
  }
`

/** What a package of this mentor costs, in paise. */
export function priceOf(key: price_mentor$key, packageType: PackageType): number {
  const { starterPrice, advancedPrice } = readInlineData(fragment, key)
  return packageType === 'starter' ? starterPrice : advancedPrice
}

/** The refund rule of what is being booked, as it stands now. */
export function useRefundRule(siteKey: price_site$key): RefundRule {
  const { refundWindowHours: windowHours } = useFragment(
    graphql`
      fragment price_site on Site {
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
