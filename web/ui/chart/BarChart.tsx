import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { type ChartBar, ChartPlot, colourOf, fillOf, HEIGHT } from './ChartPlot.tsx'
import { chartScale, hasLabel } from './chartScale.ts'

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

/** Columns drawn to scale, with the values in words for the pointer, the keyboard (arrow keys) and screen readers. */
export function BarChart({ label, series, bars, say, tickText, unit = 1, summary }: BarChartProps) {
  const id = useId()
  const [active, setActive] = useState<number | null>(null)
  const sums = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const scale = chartScale(Math.max(0, ...sums), unit)
  const room = 100 / Math.max(1, bars.length)
  const last = bars.length - 1
  const shown = active === null ? undefined : bars[active]

  return (
    <Whole onPointerLeave={() => setActive(null)}>
      <Said aria-hidden="true">{shown ? `${shown.name}: ${say(shown)}` : summary}</Said>
      <Axis aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span key={tick}>{tickText(tick)}</span>
        ))}
      </Axis>
      <ChartPlot
        label={label}
        id={id}
        keysId={`${id}-keys`}
        series={series}
        bars={bars}
        scale={scale}
        active={active}
        onActive={setActive}
        say={say}
      />
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
  @container (max-width: 16em) {
    > :not(:last-child) {
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
