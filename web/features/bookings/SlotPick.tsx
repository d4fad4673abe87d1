import { ChevronLeft } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { formatDay, formatShortDay } from '../../../api/rules/text/format.ts'
import { istDate, type IstDate } from '../../../api/rules/time/time.ts'
import { Button } from '../../ui/Button.tsx'
import { CalendarGrid, CalendarLegend } from '../../ui/time/CalendarGrid.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { SlotGrid, type SlotChoice } from '../../ui/time/SlotGrid.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import type { DayRange } from './bookingAddress.ts'
import { choicesOf, dayState, firstWeekDay, type SlotDays } from './slotDays.ts'
import { CalendarHead, CalendarSide, focusSlots, SlotsHead, SlotsSide, TimePick } from './timePickLayout.ts'

interface SlotPickProps {
  slots: SlotDays
  /** First and last day that can be chosen. */
  days: DayRange
  now: Date
  /** In place of "Next 30 days". */
  title?: string
  /** The day that was opened; null: none yet. */
  day: IstDate | null
  /** Whose slots show beside the calendar while no day was opened. */
  opensOn: IstDate
  /** Null: back to the calendar, on a phone. */
  onDay: (day: IstDate | null) => void
  /** ISO start of the chosen slot, or of each where several may be; null if none. */
  selected: string | readonly string[] | null
  onSelect: (startsAt: string) => void
  /** The slot that is being reserved on the server. */
  busy?: string | null
  isRefreshing: boolean
  /** What should be known of a day's open slots before choosing. */
  hint?: ((open: readonly SlotChoice[]) => ReactNode) | undefined
}

/** Choosing a day and one of its slots. On a phone the slots take the calendar's place. */
export function SlotPick({ slots, days, now, title, day, opensOn, onDay, isRefreshing, ...slotProps }: SlotPickProps) {
  const pick = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.phone})`)
  const shownDay = day ?? opensOn

  function openDay(date: IstDate): void {
    onDay(date)
    focusSlots()
  }
  function showDates(): void {
    onDay(null)
    requestAnimationFrame(() => pick.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus())
  }
  return (
    <TimePick ref={pick} $hasDay={day !== null} aria-busy={isRefreshing}>
      {/* On a phone the calendar stands alone: what looks chosen there must have been chosen. */}
      <SlotCalendar
        slots={slots}
        days={days}
        today={istDate(now)}
        title={title}
        selected={isPhone ? day : shownDay}
        onSelect={openDay}
      />
      <SlotsOfDay slots={slots} date={shownDay} now={now} onAllDates={showDates} {...slotProps} />
    </TimePick>
  )
}

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
function SlotCalendar({
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

interface SlotsOfDayProps {
  slots: SlotDays
  date: IstDate
  now: Date
  /** ISO start of the chosen slot, or of each where several may be; null if none. */
  selected: string | readonly string[] | null
  onSelect: (startsAt: string) => void
  /** The slot that is being reserved on the server. */
  busy?: string | null
  /** Back to the calendar, on a phone. */
  onAllDates: () => void
  /** What should be known of the open ones before choosing. */
  hint?: ((open: readonly SlotChoice[]) => ReactNode) | undefined
}

/** The slots of one day; taken ones are struck out. */
function SlotsOfDay({ slots, date, now, selected, onSelect, busy = null, onAllDates, hint }: SlotsOfDayProps) {
  const choices = choicesOf(slots, date, now)
  const open = choices.filter(({ taken }) => !taken)
  return (
    <SlotsSide data-part="slots">
      <Button look="plain" size="small" data-part="back" onClick={onAllDates}>
        <ChevronLeft size={16} />
        All dates
      </Button>
      <SlotsHead>
        <h3 data-slots-heading tabIndex={-1}>
          {formatDay(date)}
        </h3>
        <Small aria-live="polite">
          {open.length === 0
            ? `No available slots for ${formatDay(date)}. Please select another date.`
            : `${open.length} of ${choices.length} slots open. Times in IST (Asia/Kolkata).`}
        </Small>
        {hint?.(open)}
      </SlotsHead>
      <SlotGrid slots={choices} selected={selected} onSelect={onSelect} busy={busy} />
    </SlotsSide>
  )
}
