import { styled } from 'styled-components'

/** A stretch of a day in minutes since midnight IST. */
export interface Stretch {
  from: number
  to: number
}

const DAY: Stretch = { from: 6 * 60, to: 22 * 60 }
/** Where the scale has its marks; where it is narrow every other one. */
const QUARTERS = [0, 0.25, 0.5, 0.75, 1] as const

/** What a ruler shows: 6 am to 10 pm, or more if these hours need it; in whole hours. */
export function rulerOf(hours: readonly Stretch[]): Stretch {
  const from = Math.min(DAY.from, ...hours.map((stretch) => stretch.from))
  const to = Math.max(DAY.to, ...hours.map((stretch) => stretch.to))
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 }
}

/** The hours above the bars. */
export function HoursScale({ ruler }: { ruler: Stretch }) {
  const columns = (ruler.to - ruler.from) / 60
  return (
    <Scale>
      {QUARTERS.map((quarter) => {
        const hours = Math.round(columns * quarter)
        return (
          <span key={quarter} style={{ left: share(hours, columns) }}>
            {hourText(ruler.from + hours * 60)}
          </span>
        )
      })}
    </Scale>
  )
}

/** A day's hours drawn to scale. */
export function HoursBar({ ruler, hours }: { ruler: Stretch; hours: Stretch | null }) {
  const length = ruler.to - ruler.from
  return (
    <Bar $columns={length / 60}>
      {hours && (
        <i style={{ left: share(hours.from - ruler.from, length), width: share(hours.to - hours.from, length) }} />
      )}
    </Bar>
  )
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`
}

function hourText(minutes: number): string {
  const hour = (minutes / 60) % 24
  return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`
}

const Scale = styled.div`
  position: relative;
  height: 1em;
  color: var(--muted);
  font: 500 var(--t13) / 1 var(--mono);
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
  container-type: inline-size;
  @container (max-width: 17rem) {
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
