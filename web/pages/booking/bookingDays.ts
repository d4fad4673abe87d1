import { BOOKING_WINDOW_DAYS } from '../../../api/rules/constants.ts'
import { addDays, istDate, type IstDate } from '../../../api/rules/time.ts'

/** First and last day on which a Starter session may lie, and on which a plan may start, IST. */
export interface DayRange {
  from: IstDate
  to: IstDate
}

/** Today and the 30 days after it. */
export function bookingDays(now: Date): DayRange {
  const from = istDate(now)
  return { from, to: addDays(from, BOOKING_WINDOW_DAYS) }
}
