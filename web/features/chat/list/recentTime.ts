import { formatPastDay, formatTime, formatWeekday } from '../../../../api/rules/text/format.ts'
import { daysBetween, istDate } from '../../../../api/rules/time/time.ts'

/** When something in a list happened: `4:12 pm` today, `Thu` within a week, else `9 Nov`, with the year if it is another. */
export function recentTime(instant: Date, now: Date): string {
  const date = istDate(instant)
  const today = istDate(now)
  const days = daysBetween(date, today)
  if (days <= 0) return formatTime(instant)
  if (days < 7) return formatWeekday(date).slice(0, 3)
  const day = formatPastDay(date)
  const year = ` ${today.slice(0, 4)}`
  return day.endsWith(year) ? day.slice(0, -year.length) : day
}
