import { istDate, istTime, type IstDate, type IstTime, isIstDate, istInstant, minutesOf } from './time.ts'
import { SESSION_MINUTES } from '../constants.ts'

/** `YYYY-MM-DD HH:mm`, how a booking stores its slot. */
export function slotText({ date, time }: { date: IstDate; time: IstTime }): string {
  return `${date} ${time}`
}

/** The slot text of a session that starts then. */
export function slotTextAt(startsAt: Date): string {
  return slotText({ date: istDate(startsAt), time: istTime(startsAt) })
}

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
