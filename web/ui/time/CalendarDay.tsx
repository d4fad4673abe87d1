import { styled } from 'styled-components'
import { forCount } from '../../../api/rules/text/counts.ts'
import { formatDay } from '../../../api/rules/text/format.ts'
import type { IstDate } from '../../../api/rules/time/time.ts'

/** Availability of a day: the number of open slots, fully booked, none offered, or past. */
export type DayState = number | 'open' | 'full' | 'closed' | 'past'

interface CalendarDayProps {
  date: IstDate
  state: DayState
  today: boolean
  selected: boolean
  /** True for the one day of the calendar in the tab order (roving tabindex). */
  tabbable: boolean
  /** "Nov" above the number, on the first day and where a month begins. */
  month: string | null
  onSelect: () => void
  onFocus: () => void
}

/** One day of the calendar: its number, and a line whose length shows the open slots. */
export function CalendarDay({ date, state, today, selected, tabbable, month, onSelect, onFocus }: CalendarDayProps) {
  const free = isFree(state)
  return (
    <Day
      type="button"
      data-date={date}
      data-state={free ? 'free' : state}
      data-month={month ?? undefined}
      aria-label={dayLabel(date, state, today)}
      aria-pressed={free ? selected : undefined}
      aria-disabled={free ? undefined : true}
      aria-current={today ? 'date' : undefined}
      tabIndex={tabbable ? 0 : -1}
      onClick={free ? onSelect : undefined}
      onFocus={onFocus}
    >
      {Number(date.slice(8))}
      {typeof state === 'number' && free && <i style={{ width: `${Math.min(26, Math.max(3, state * 2))}px` }} />}
    </Day>
  )
}

/** Whether the day can be chosen. */
export function isFree(state: DayState): boolean {
  return state === 'open' || (typeof state === 'number' && state > 0)
}

/** "Saturday 28 November, 9 slots". */
export function dayLabel(date: IstDate, state: DayState, today: boolean): string {
  const parts = [formatDay(date), today && 'today', offer(state)]
  return parts.filter(Boolean).join(', ')
}

function offer(state: DayState): string {
  if (typeof state === 'number') return state === 0 ? 'fully booked' : forCount(state, '1 slot', (n) => `${n} slots`)
  return { open: '', full: 'fully booked', closed: 'not available', past: 'past' }[state]
}

const Day = styled.button`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 3px;
  width: 100%;
  height: 48px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--r-control);
  background: none;
  color: var(--ink);
  font: 500 var(--t15)/1 var(--mono);
  letter-spacing: -0.02em;
  cursor: pointer;

  > i {
    height: 3px;
    border-radius: 2px;
    background: var(--blueprint);
  }
  &[data-state='free'] {
    border-color: var(--line-strong);
    background: var(--surface);
    font-weight: 600;
  }
  &[data-state='free']:hover,
  &[data-show='hover'] {
    border-color: var(--blueprint);
    background: var(--blueprint-wash);
  }
  &[aria-disabled] {
    color: color-mix(in srgb, var(--muted) 62%, transparent);
    cursor: not-allowed;
  }
  &[data-state='past'] {
    color: color-mix(in srgb, var(--muted) 42%, transparent);
  }
  &[data-state='full'],
  &[data-state='0'] {
    color: var(--muted);
    background: linear-gradient(var(--muted) 0 0) center / 22px 1px no-repeat;
  }
  &[aria-pressed='true'][data-state] {
    border-color: var(--blueprint);
    background: var(--blueprint);
    color: var(--on-blueprint);
  }
  &[aria-pressed='true'] > i {
    background: currentColor;
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    top: 5px;
    right: 5px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--signal);
  }
  &[data-month] {
    padding-top: 9px;
  }
  &[data-month]::after {
    content: attr(data-month);
    position: absolute;
    top: 3px;
    left: 0;
    right: 0;
    color: var(--muted);
    font: 600 11px/1 var(--text);
    letter-spacing: 0;
    text-align: center;
  }
  &:is([aria-pressed='true'], [aria-disabled])::after {
    color: inherit;
  }
  &:focus-visible,
  &[data-show='focus'] {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
    border-radius: var(--r-control);
  }
`
