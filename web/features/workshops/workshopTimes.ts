import { formatPastDay, formatShortDay, formatTime, formatWeekday } from '../../../api/rules/text/format.ts'
import { istDate, istInstant } from '../../../api/rules/time/time.ts'

/** `Sat, 5 Dec 2026` of a workshop's IST day. */
export function workshopDate(date: string): string {
  return `${formatWeekday(date).slice(0, 3)}, ${formatPastDay(date)}`
}

/** `4:00 pm IST` of its `16:00`. */
export function workshopTime(time: string): string {
  return `${formatTime(istInstant('2000-01-01', time))} IST`
}

/** `Sat 5 Dec`: the last day on which one can register, of the midnight in IST at its end. */
export function lastDayToRegister(registrationClosesAt: string): string {
  return formatShortDay(istDate(new Date(new Date(registrationClosesAt).getTime() - 1)))
}
