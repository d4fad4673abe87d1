import { formatDayMonth, formatPastDay } from '../../../../api/rules/text/format.ts'
import { addDays, type IstDate } from '../../../../api/rules/time/time.ts'

/** `16–22 Nov` of the week that begins on that Monday; `30 Nov–6 Dec` over months; with its year when that is another. */
export function weekName(from: IstDate, today: IstDate): string {
  const to = addDays(from, 6)
  const [year, month] = [from.slice(0, 4), from.slice(0, 7)]
  if (to.slice(0, 4) !== year) return `${formatPastDay(from)}–${formatPastDay(to)}`
  const end = year === today.slice(0, 4) ? formatDayMonth(to) : formatPastDay(to)
  return to.startsWith(month) ? `${Number(from.slice(8))}–${end}` : `${formatDayMonth(from)}–${end}`
}
