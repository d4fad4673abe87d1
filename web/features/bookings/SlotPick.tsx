import { useRef, type ReactNode } from 'react'
import { istDate, type IstDate } from '../../../api/rules/time/time.ts'
import type { SlotChoice } from '../../ui/SlotGrid.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import type { DayRange } from './bookingAddress.ts'
import { SlotCalendar } from './SlotCalendar.tsx'
import type { SlotDays } from './slotDays.ts'
import { SlotsOfDay } from './SlotsOfDay.tsx'
import { focusSlots, TimePick } from './timePickLayout.ts'

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
  /** ISO start of the chosen slot; null if none. */
  selected: string | null
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
