import { formatDay, formatShortDay } from '../../../../api/rules/format.ts'
import type { IstDate } from '../../../../api/rules/time.ts'
import { bookingDays } from '../../../features/bookings/bookingAddress.ts'
import { CalendarGrid, CalendarLegend } from '../../../ui/CalendarGrid.tsx'
import { Small } from '../../../ui/PageFrame.tsx'
import { useBookingContext } from '../bookingContext.ts'
import { dayState, firstWeekDay } from './slotDays.ts'
import { CalendarHead, CalendarSide } from './timePickLayout.ts'

interface SlotCalendarProps {
  /** Null: none was opened. */
  selected: IstDate | null
  onSelect: (date: IstDate) => void
}

/** The next 30 days, each with a line as long as its open slots. */
export function SlotCalendar({ selected, onSelect }: SlotCalendarProps) {
  const { slots, clock } = useBookingContext()
  const { from, to } = bookingDays(clock())
  const first = firstWeekDay(slots, from)
  return (
    <CalendarSide data-part="calendar">
      <CalendarHead>
        <h3>Next 30 days</h3>
        <Small>
          {withoutWeekday(formatShortDay(from))} to {withoutWeekday(formatShortDay(to))} {to.slice(0, 4)}
        </Small>
      </CalendarHead>
      <CalendarLegend today={first === from} />
      <CalendarGrid
        label={`${withoutWeekday(formatDay(from))} to ${withoutWeekday(formatDay(to))} ${to.slice(0, 4)}`}
        from={first}
        to={to}
        today={from}
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
