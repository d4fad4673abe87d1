import { styled } from 'styled-components'
import { breakpoints } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface Hours {
  /** "Mon". */
  weekday: string
  /** Minutes since midnight IST; null on a day off. */
  window: { from: number; to: number } | null
  /** The hours in words: "6:00 pm - 9:00 pm", or "Not available". */
  label: string
}

const DAY_FROM = 6 * 60
const DAY_TO = 22 * 60
/** Where the scale has its marks; on a phone every other one. */
const QUARTERS = [0, 0.25, 0.5, 0.75, 1] as const

/** The weekly hours drawn to scale from 6 am to 10 pm; wider if a mentor's hours need it. */
export function WeekRuler({ days }: { days: readonly Hours[] }) {
  const windows = days.flatMap(({ window }) => (window ? [window] : []))
  const from = hourFloor(Math.min(DAY_FROM, ...windows.map((window) => window.from)))
  const to = hourCeil(Math.max(DAY_TO, ...windows.map((window) => window.to)))
  const columns = (to - from) / 60
  return (
    <Week>
      <Row aria-hidden="true">
        <span />
        <Scale>
          {QUARTERS.map((quarter) => {
            const hours = Math.round(columns * quarter)
            return (
              <span key={quarter} style={{ left: share(hours, columns) }}>
                {hourText(from + hours * 60)}
              </span>
            )
          })}
        </Scale>
      </Row>
      {days.map(({ weekday, window, label }) => (
        <Row key={weekday} data-off={window === null || undefined}>
          <span>{weekday}</span>
          <Bar $columns={columns}>
            <VisuallyHidden>{label}</VisuallyHidden>
            {window && (
              <i
                style={{ left: share(window.from - from, to - from), width: share(window.to - window.from, to - from) }}
              />
            )}
          </Bar>
        </Row>
      ))}
    </Week>
  )
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`
}

function hourFloor(minutes: number): number {
  return Math.floor(minutes / 60) * 60
}

function hourCeil(minutes: number): number {
  return Math.ceil(minutes / 60) * 60
}

function hourText(minutes: number): string {
  const hour = (minutes / 60) % 24
  return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`
}

const Week = styled.div`
  display: grid;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: 2.75rem 1fr;
  gap: 12px;
  align-items: center;
  font-weight: 500;
  &:first-child {
    margin-bottom: 6px;
  }
  &:nth-child(2) > :last-child {
    border-top: 1px solid var(--line);
  }
  &[data-off] > :first-child {
    color: var(--muted);
    font-weight: 400;
  }
`

const Scale = styled.div`
  position: relative;
  height: 1em;
  color: var(--muted);
  font: 500 var(--t13)/1 var(--mono);
  > span {
    position: absolute;
    translate: -50%;
    white-space: nowrap;
  }
  > :first-child {
    translate: none;
  }
  > :last-child {
    translate: -100%;
  }
  @media (max-width: ${breakpoints.phone}) {
    > :nth-child(even) {
      display: none;
    }
  }
`

const Bar = styled.div<{ $columns: number }>`
  position: relative;
  height: 24px;
  border-right: 1px solid var(--line);
  border-bottom: 1px solid var(--line);
  background: repeating-linear-gradient(
    90deg,
    var(--line) 0 1px,
    transparent 1px calc(100% / ${({ $columns }) => $columns})
  );
  > i {
    position: absolute;
    top: 5px;
    bottom: 4px;
    border: solid var(--blueprint);
    border-width: 0 2px;
    border-radius: 1px;
    background: color-mix(in srgb, var(--blueprint) 22%, var(--surface));
  }
  > i::before {
    content: '';
    position: absolute;
    inset: 50% 0 auto;
    height: 1px;
    background: var(--blueprint);
  }
`
