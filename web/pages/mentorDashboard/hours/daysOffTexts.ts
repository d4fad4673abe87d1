import { DAYS_OFF_LONGEST } from '../../../../api/rules/constants.ts'
import { formatShortDay } from '../../../../api/rules/text/format.ts'
import { daysBetween, isIstDate, type IstDate } from '../../../../api/rules/time/time.ts'
import { plural } from '../../../lib/plural.ts'

/** First and last day, both off. */
export interface DayStretch {
  startDate: IstDate
  endDate: IstDate
}

/** "Tue 24 Nov 2026", "Tue 24 Nov to Thu 26 Nov 2026": with both years where they differ. */
export function stretchText({ startDate, endDate }: DayStretch): string {
  if (startDate === endDate) return dayText(startDate)
  const isSameYear = startDate.slice(0, 4) === endDate.slice(0, 4)
  return `${isSameYear ? formatShortDay(startDate) : dayText(startDate)} to ${dayText(endDate)}`
}

function dayText(date: IstDate): string {
  return `${formatShortDay(date)} ${date.slice(0, 4)}`
}

/** "3 days". */
export function lengthText({ startDate, endDate }: DayStretch): string {
  return plural(daysBetween(startDate, endDate) + 1, 'day')
}

/** What two date fields say, the second one empty for a single day; null while they say no stretch that can be saved. */
export function stretchOf(startDate: string, endDate: string): DayStretch | null {
  const last = endDate || startDate
  if (!isIstDate(startDate) || !isIstDate(last)) return null
  const length = daysBetween(startDate, last) + 1
  return length >= 1 && length <= DAYS_OFF_LONGEST ? { startDate, endDate: last } : null
}
