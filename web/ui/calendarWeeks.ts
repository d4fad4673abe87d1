import { addDays, weekdayOf, type IstDate } from '../../api/rules/time/time.ts'

/** Weeks from Monday to Sunday that contain the days `from` to `to`; null in place of days after `to`. */
export function calendarWeeks(from: IstDate, to: IstDate): (IstDate | null)[][] {
  const weeks: (IstDate | null)[][] = []
  for (let monday = addDays(from, -daysSinceMonday(from)); monday <= to; monday = addDays(monday, 7)) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset))
    weeks.push(days.map((day) => (day > to ? null : day)))
  }
  return weeks
}

/** The day that a key moves the focus to, clamped to `from` and `to`; null for other keys. */
export function dayAfterKey(key: string, day: IstDate, from: IstDate, to: IstDate): IstDate | null {
  const step = stepOf(key, daysSinceMonday(day))
  if (step === null) return null
  const target = addDays(day, step)
  if (target < from) return from
  return target > to ? to : target
}

/** Page keys move by four weeks: the calendar has no months to page. */
function stepOf(key: string, column: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return -1
    case 'ArrowRight':
      return 1
    case 'ArrowUp':
      return -7
    case 'ArrowDown':
      return 7
    case 'Home':
      return -column
    case 'End':
      return 6 - column
    case 'PageUp':
      return -28
    case 'PageDown':
      return 28
    default:
      return null
  }
}

function daysSinceMonday(day: IstDate): number {
  return (weekdayOf(day) + 6) % 7
}
