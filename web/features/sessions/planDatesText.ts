import { formatShortDay } from '../../../api/rules/text/format.ts'
import { planLastDay, type PlanDates } from '../../../api/rules/bookings/plans.ts'
import { istDate } from '../../../api/rules/time/time.ts'

/** What a package does next: it runs until its last day, or, before its first day, when it starts. */
export function planDatesText({ startDate, endDate }: PlanDates, now: Date): string {
  return startDate > istDate(now)
    ? `starts on ${formatShortDay(startDate)}`
    : `runs until ${formatShortDay(planLastDay(endDate))}`
}
