import { formatDay, formatShortDay } from '../../../api/rules/format.ts'
import type { IstDate } from '../../../api/rules/time.ts'
import { CalendarGrid, CalendarLegend } from '../../ui/CalendarGrid.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { dayState, type SlotDays } from './slotDays.ts'
import { CalendarHead, CalendarSide } from './timePickLayout.ts'
import { bookingDays } from './bookingDays.ts'

interface SlotCalendarProps {
  slots: SlotDays
  now: Date
  selected: IstDate
  onSelect: (date: IstDate) => void
}

/** The next 30 days, each with a line as long as its free slots. */
export function SlotCalendar({ slots, now, selected, onSelect }: SlotCalendarProps) {
  const { from, to } = bookingDays(now)
  return (
    <CalendarSide data-part="calendar">
      <CalendarHead>
        <h3>Next 30 days</h3>
        <Small>
          {withoutWeekday(formatShortDay(from))} to {withoutWeekday(formatShortDay(to))} {to.slice(0, 4)}
        </Small>
      </CalendarHead>
      <CalendarGrid
        label={`${withoutWeekday(formatDay(from))} to ${withoutWeekday(formatDay(to))} ${to.slice(0, 4)}`}
        from={from}
        to={to}
        today={from}
        stateOf={(date) => dayState(slots, date)}
        selected={selected}
        onSelect={onSelect}
      />
      <CalendarLegend />
    </CalendarSide>
  )
}

function withoutWeekday(day: string): string {
  return day.slice(day.indexOf(' ') + 1)
}
