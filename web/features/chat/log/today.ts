import { useSyncExternalStore } from 'react'
import { formatDay } from '../../../../api/rules/text/format.ts'
import { addDays, istDate, type IstDate } from '../../../../api/rules/time/time.ts'
import { onMinute, serverTime } from '../../../lib/clock.ts'

/** The day it is in India; changes at midnight there. */
export function useToday(): IstDate {
  return useSyncExternalStore(onMinute, today)
}

function today(): IstDate {
  return istDate(serverTime())
}

/** What a line between two days says: `Today`, `Yesterday`, `Thursday 19 November`, with the year when it is another. */
export function dayLine(date: IstDate, now: IstDate): string {
  if (date === now) return 'Today'
  if (date === addDays(now, -1)) return 'Yesterday'
  const year = date.slice(0, 4)
  return year === now.slice(0, 4) ? formatDay(date) : `${formatDay(date)} ${year}`
}
