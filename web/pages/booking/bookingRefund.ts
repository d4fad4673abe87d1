import { planEnd } from '../../../api/rules/plans.ts'
import { refundRule, type RefundRule } from '../../../api/rules/refunds.ts'
import type { BookingControl } from './useBooking.ts'

/** The refund rule of what is being booked, as it stands now. */
export function ruleOfBooking({ packageType, flow, site, clock }: BookingControl): RefundRule {
  return refundRule(
    {
      packageType,
      startsAt: flow.startsAt ? new Date(flow.startsAt) : null,
      endDate: flow.startDate ? planEnd(flow.startDate) : null,
      windowHours: site.refundWindowHours,
    },
    clock(),
  )
}
