import { useId, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { chartScale, hasLabel } from './chartScale.ts'
import { ChartFill, colourOf, fillOf } from './ChartFill.tsx'

/** A column of a chart. */
export interface ChartBar {
  key: string
  /** Below the column, where there is room: "16 Nov". */
  tick: string
  /** What it stands for, in full: "16–22 Nov". */
  name: string
  /** One for each series, stacked from the bottom. */
  values: readonly number[]
  /** True if it is still growing: drawn dashed. */
  isOpen?: boolean
}

interface BarChartProps {
  /** Accessible name. */
  label: string
  /** What is stacked, bottom first; a legend names them when there are several. */
  series: readonly string[]
  bars: readonly ChartBar[]
  /** A column's values in words: "3 mentors, 12 mentees". */
  say: (bar: ChartBar) => string
  /** A tick of the axis: "₹500". */
  tickText: (value: number) => string
  /** Every tick is a multiple of it. */
  unit?: number
  /** Shown while no column is chosen: what all of them come to. */
  summary: string
}

/** Of the plot, in px. */
const HEIGHT = 150
/** Of a column, of the room that it has. */
const FILLED = 0.7

/** Columns drawn to scale, with the values in words for the pointer, the keyboard (arrow keys) and screen readers. */
export function BarChart({ label, series, bars, say, tickText, unit = 1, summary }: BarChartProps) {
  const id = useId()
  const [active, setActive] = useState<number | null>(null)
  const sums = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const { ticks, top } = chartScale(Math.max(0, ...sums), unit)
  const room = 100 / Math.max(1, bars.length)
  const last = bars.length - 1
  const shown = active === null ? undefined : bars[active]

  function move(event: KeyboardEvent<SVGGElement>, place: number): void {
    const next = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const columns = event.currentTarget.parentElement?.querySelectorAll<SVGGElement>('[data-column]')
    columns?.[Math.min(last, Math.max(0, next))]?.focus()
  }

  return (
    <Whole onPointerLeave={() => setActive(null)}>
      <Said aria-hidden="true">{shown ? `${shown.name}: ${say(shown)}` : summary}</Said>
      <Axis aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{tickText(tick)}</span>
        ))}
      </Axis>
      <Plot width="100%" height={HEIGHT} role="group" aria-label={label} aria-describedby={`${id}-keys`}>
        <defs>
          {series.map((name, place) => (
            <ChartFill key={name} id={`${id}-${place}`} place={place} />
          ))}
        </defs>
        {ticks.map((tick) => {
          const y = HEIGHT - (tick / top) * HEIGHT
          return <line key={tick} x1="0" x2="100%" y1={y} y2={y} data-base={tick === 0 || undefined} />
        })}
        {bars.map((bar, place) => (
          <g
            key={bar.key}
            role="img"
            aria-label={`${bar.name}: ${say(bar)}`}
            data-column
            data-active={active === place || undefined}
            tabIndex={place === (active ?? last) ? 0 : -1}
            onKeyDown={(event) => move(event, place)}
            onFocus={() => setActive(place)}
            onBlur={() => setActive(null)}
            onPointerEnter={() => setActive(place)}
          >
            {/* The whole column answers the pointer, also where nothing is drawn. */}
            <rect data-room x={`${place * room}%`} y="0" width={`${room}%`} height={HEIGHT} />
            {stack(bar.values).map(({ from, value }, part) =>
              value > 0 ? (
                <rect
                  key={series[part]}
                  data-bar
                  data-open={bar.isOpen || undefined}
                  x={`${(place + (1 - FILLED) / 2) * room}%`}
                  y={HEIGHT - ((from + value) / top) * HEIGHT}
                  width={`${FILLED * room}%`}
                  height={(value / top) * HEIGHT}
                  fill={fillOf(id, part)}
                  stroke={colourOf(part)}
                />
              ) : null,
            )}
          </g>
        ))}
      </Plot>
      <Ticks aria-hidden="true">
        {bars.map(({ key, tick }, place) =>
          hasLabel(place, bars.length) ? (
            <span
              key={key}
              style={place === last ? { right: 0, transform: 'none' } : { left: `${(place + 0.5) * room}%` }}
            >
              {tick}
            </span>
          ) : null,
        )}
      </Ticks>
      <Keys id={`${id}-keys`}>Arrow keys move from column to column.</Keys>
      {series.length > 1 && (
        <Legend aria-label="Legend">
          {series.map((name, place) => (
            <li key={name}>
              <svg width="14" height="14" aria-hidden="true">
                <rect x="1" y="1" width="12" height="12" fill={fillOf(id, place)} stroke={colourOf(place)} />
              </svg>
              {name}
            </li>
          ))}
        </Legend>
      )}
    </Whole>
  )
}

function stack(values: readonly number[]): { from: number; value: number }[] {
  let from = 0
  return values.map((value) => {
    const part = { from, value }
    from += value
    return part
  })
}

const Whole = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 10px;
  font-size: var(--t13);
  line-height: 1.4;
`

const Said = styled.p`
  grid-column: 1 / -1;
  min-height: 2.8em;
  padding-bottom: 0.9em;
  max-width: none;
  font-weight: 500;
`

const Axis = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  height: ${HEIGHT}px;
  color: var(--muted);
  font-feature-settings: 'tnum';
  text-align: right;
  > span {
    height: 0;
    line-height: 0;
    white-space: nowrap;
  }
`

const Plot = styled.svg`
  display: block;
  overflow: visible;
  line {
    stroke: var(--line);
  }
  line[data-base] {
    stroke: var(--line-strong);
  }
  [data-room] {
    fill: transparent;
  }
  [data-bar] {
    stroke-width: 1;
  }
  [data-bar][data-open] {
    stroke-dasharray: 3 3;
    fill-opacity: 0.4;
  }
  [data-column] {
    outline: none;
  }
  [data-active] > [data-room] {
    fill: color-mix(in srgb, var(--blueprint) 10%, transparent);
  }
  :focus-visible > [data-room] {
    stroke: var(--focus);
    stroke-width: 2;
  }
`

const Ticks = styled.div`
  position: relative;
  grid-column: 2;
  height: 1.8em;
  color: var(--muted);
  > span {
    position: absolute;
    top: 0.4em;
    white-space: nowrap;
    transform: translateX(-50%);
  }
  /* Every second one, where the text is large or the chart narrow. */
  @container (max-width: 26em) {
    > :nth-last-child(even) {
      display: none;
    }
  }
`

const Keys = styled.span`
  display: none;
`

const Legend = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding-top: 6px;
  list-style: none;
  > li {
    display: flex;
    gap: 6px;
    align-items: center;
  }
`
