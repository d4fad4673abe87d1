import { useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { formatShortDay } from '../../../api/rules/text/format.ts'
import { addDays, weekdayOf, type IstDate } from '../../../api/rules/time/time.ts'
import { CalendarDay, isFree, type DayState } from './CalendarDay.tsx'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

interface CalendarGridProps {
  /** Names the grid: "21 November to 21 December 2026". */
  label: string
  /** First and last day that can be chosen; all their weeks are shown, without paging. */
  from: IstDate
  to: IstDate
  today: IstDate
  /** Availability of each day; days without an entry are closed. Days before `from` are past. */
  stateOf: (date: IstDate) => DayState | undefined
  selected: IstDate | null
  onSelect: (date: IstDate) => void
}

/**
 * The days of the next weeks. Arrow keys move by day and week, Home and End within the week, Page keys by four weeks;
 * closed days can be focused, so that screen readers say why, but not chosen.
 */
export function CalendarGrid({ label, from, to, today, stateOf, selected, onSelect }: CalendarGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState<IstDate | null>(null)
  const state = (date: IstDate): DayState => (date < from ? 'past' : (stateOf(date) ?? 'closed'))
  const weeks = calendarWeeks(from, to)
  const days = weeks.flat().filter((date) => date !== null)
  const tabStop = focused ?? selected ?? days.find((date) => isFree(state(date))) ?? from

  function move(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = dayAfterKey(event.key, tabStop, from, to)
    if (!target) return
    event.preventDefault()
    setFocused(target)
    table.current?.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus()
  }

  return (
    <Frame>
      <Table ref={table} role="grid" aria-label={label} onKeyDown={move}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date, column) => (
                <td key={WEEKDAYS[column]} aria-selected={date !== null && date === selected}>
                  {date && (
                    <CalendarDay
                      date={date}
                      state={state(date)}
                      today={date === today}
                      selected={date === selected}
                      tabbable={date === tabStop}
                      month={monthMark(date, days[0])}
                      onSelect={() => onSelect(date)}
                      onFocus={() => setFocused(date)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  )
}

/** "Nov" on the first day shown and on the first of each month. */
function monthMark(date: IstDate, first: IstDate | undefined): string | null {
  return date === first || date.endsWith('-01') ? (formatShortDay(date).split(' ').at(-1) ?? null) : null
}

/** Legend of the lines, and of the dot where `today` is drawn. */
export function CalendarLegend({ today }: { today: boolean }) {
  return (
    <Legend>
      <span>
        <i data-mark="line" />
        A longer bar means more open slots
      </span>
      {today && (
        <span>
          <i data-mark="dot" />
          Today
        </span>
      )}
    </Legend>
  )
}

const Frame = styled.div`
  container-type: inline-size;
`

const Table = styled.table`
  table-layout: fixed;
  th {
    height: 32px;
    color: var(--muted);
    font: 500 var(--t13) var(--text);
  }
  /* With large text on a small screen the first letter alone has room. */
  @container (inline-size < 16rem) {
    th {
      font-size: 0;
    }
    th::first-letter {
      font-size: var(--t13);
    }
  }
  td {
    padding: 2px;
  }
`

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  margin-bottom: 6px;
  color: var(--muted);
  font-size: var(--t13);
  > span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  [data-mark='line'] {
    width: 14px;
    height: 3px;
    border-radius: 2px;
    background: var(--blueprint);
  }
  [data-mark='dot'] {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--signal);
  }
`

/** Weeks from Monday to Sunday that contain the days `from` to `to`; null in place of days after `to`. */
function calendarWeeks(from: IstDate, to: IstDate): (IstDate | null)[][] {
  const weeks: (IstDate | null)[][] = []
  for (let monday = addDays(from, -daysSinceMonday(from)); monday <= to; monday = addDays(monday, 7)) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset))
    weeks.push(days.map((day) => (day > to ? null : day)))
  }
  return weeks
}

/** The day that a key moves the focus to, clamped to `from` and `to`; null for other keys. */
function dayAfterKey(key: string, day: IstDate, from: IstDate, to: IstDate): IstDate | null {
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
