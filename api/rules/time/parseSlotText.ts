import { SESSION_MINUTES } from '../constants.ts'
import { isIstDate, istInstant, minutesOf } from './time.ts'

const DAY_MINUTES = 24 * 60

/** Start of `YYYY-MM-DD HH:mm` or `YYYY-MM-DD HH:mm - HH:mm`; null unless real, the range one session long. */
export function parseSlotText(text: string): Date | null {
  const [, date = '', time = '', end] =
    /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(?: - (\d{2}:\d{2}))?$/.exec(text.trim()) ?? []
  const minute = minutesOf(time)
  if (!isIstDate(date) || !(minute < DAY_MINUTES)) return null
  if (end !== undefined && minutesOf(end) % DAY_MINUTES !== (minute + SESSION_MINUTES) % DAY_MINUTES) return null
  return istInstant(date, time)
}
