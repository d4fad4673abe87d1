import { nextPlanStart } from '../../../../api/rules/bookings/plans.ts'
import type { IstDate } from '../../../../api/rules/time/time.ts'
import { bookingDays } from '../../../features/bookings/bookingAddress.ts'
import type { PaidPlan } from '../../../features/sessions/paidPlans.ts'

interface PlanStart {
  /** First day on which the next package may start; null when that is bought already. */
  first: IstDate | null
  /** No day of the calendar is open. */
  isClosed: boolean
}

/** When the next package may start, beside those that are paid for with the same mentor. */
export function planStart(plans: readonly PaidPlan[], now: Date): PlanStart {
  const first = nextPlanStart(
    plans.map(({ endDate }) => endDate),
    now,
  )
  return { first, isClosed: first === null || first > bookingDays(now).to }
}
