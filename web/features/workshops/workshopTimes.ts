import { formatDate, formatTimeOfDay } from '../../../api/rules/format.ts'

/** `Sat, 5 Dec 2026` of a workshop's IST day. */
export function workshopDate(date: string): string {
  return formatDate(date)
}

/** `4:00 pm IST` of its `16:00`. */
export function workshopTime(time: string): string {
  return `${formatTimeOfDay(time)} IST`
}
