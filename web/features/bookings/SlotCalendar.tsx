import { formatDay, formatShortDay } from '../../../api/rules/text/format.ts'
import type { IstDate } from '../../../api/rules/time/time.ts'
import { CalendarGrid, CalendarLegend } from '../../ui/CalendarGrid.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import type { DayRange } from './bookingAddress.ts'
import { dayState, firstWeekDay, type SlotDays } from './slotDays.ts'
import { CalendarHead, CalendarSide } from './timePickLayout.ts'

interface SlotCalendarProps {
  slots: SlotDays
  /** First and last day that can be chosen. */
  days: DayRange
  today: IstDate
  /** In place of "Next 30 days". */
  title?: string | undefined
  /** Null: none was opened. */
  selected: IstDate | null
  onSelect: (date: IstDate) => void
}

/** A mentor's next days, each with a line as long as its open slots. */
export function SlotCalendar({
  slots,
  days: { from, to },
  today,
  title = 'Next 30 days',
  selected,
  onSelect,
}: SlotCalendarProps) {
  const first = firstWeekDay(slots, from)
  return (
    <CalendarSide data-part="calendar">
      <CalendarHead>
        <h3>{title}</h3>
        <Small>
          {withoutWeekday(formatShortDay(from))} to {withoutWeekday(formatShortDay(to))} {to.slice(0, 4)}
        </Small>
      </CalendarHead>
      <CalendarLegend today={first === today} />
      <CalendarGrid
        label={`${withoutWeekday(formatDay(from))} to ${withoutWeekday(formatDay(to))} ${to.slice(0, 4)}`}
        from={first}
        to={to}
        today={today}
        stateOf={(date) => dayState(slots, date)}
        selected={selected}
        onSelect={onSelect}
      />
    </CalendarSide>
  )
}

function withoutWeekday(day: string): string {
  return day.slice(day.indexOf(' ') + 1)
}
