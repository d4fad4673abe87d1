import { BOOKING_WINDOW_DAYS, MONTH_DAYS, MONTH_EXPIRING_DAYS } from './constants.ts'
import { addDays, daysBetween, isIstDate, istDate, istInstant } from './time.ts'
import type { IstDate } from './time.ts'

const DAY_MS = 24 * 60 * 60_000

/** First day of a month's access, and the day at whose 00:00 IST it ends. */
export interface MonthDates {
  startDate: IstDate
  endDate: IstDate
}

/** The end date of a month: its start + 30 days. */
export function monthEnd(startDate: IstDate): IstDate {
  return addDays(startDate, MONTH_DAYS)
}

/** When chat and calls of a month end: 00:00 IST of its end date. */
export function accessEnds(endDate: IstDate): Date {
  return istInstant(endDate, '00:00')
}

/** When the mentee is told that a month is ending: three days before, at a time when people read mail. */
export function accessWarning(endDate: IstDate): Date {
  return istInstant(addDays(endDate, -MONTH_EXPIRING_DAYS), '10:00')
}

/** `YYYY-MM-DD to YYYY-MM-DD`, how a booking stores its month. */
export function monthText(startDate: IstDate): string {
  return `${startDate} to ${monthEnd(startDate)}`
}

/** Dates of `YYYY-MM-DD to YYYY-MM-DD`; null unless both are real and 30 days apart. */
export function parseMonthText(text: string): MonthDates | null {
  const [, startDate = '', endDate = ''] = /^(\S{10}) to (\S{10})$/.exec(text.trim()) ?? []
  if (!isIstDate(startDate) || !isIstDate(endDate)) return null
  return endDate === monthEnd(startDate) ? { startDate, endDate } : null
}

/** A month may start from today (IST) to 30 days ahead. */
export function isMonthStartOffered(startDate: IstDate, now: Date): boolean {
  if (!isIstDate(startDate)) return false
  const ahead = daysBetween(istDate(now), startDate)
  return ahead >= 0 && ahead <= BOOKING_WINDOW_DAYS
}

/** Days of access left, rounded up; 0 once it has ended. */
export function monthDaysLeft(endDate: IstDate, now: Date): number {
  return Math.max(0, Math.ceil((accessEnds(endDate).getTime() - now.getTime()) / DAY_MS))
}
