import { MINUTE_MS } from '../../api/rules/time/durations.ts'
import { addDays, dateOnly, istDate, istInstant, type IstDate, type IstTime } from '../../api/rules/time/time.ts'

/** Days counted from the day of the start in IST: 0 is today, -1 yesterday. */
export interface DemoTime {
  /** The start itself. Only a mentor's last activity hangs on it; all else on the day. */
  now: Date
  day(offset: number): IstDate
  at(offset: number, time: IstTime): Date
  /** As a `date` column takes it. */
  date(offset: number): Date
}

/** Time as the demo data sees it on the day of `now`. */
export function demoTime(now: Date): DemoTime {
  const today = istDate(now)
  const day = (offset: number) => addDays(today, offset)
  return {
    now,
    day,
    at: (offset, time) => istInstant(day(offset), time),
    date: (offset) => dateOnly(day(offset)),
  }
}

/** `minutes` after an instant, or before it when negative. */
export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS)
}
