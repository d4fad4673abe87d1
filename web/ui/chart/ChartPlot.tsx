import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import type { ChartScale } from './chartScale.ts'

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

interface ChartPlotProps {
  /** Accessible name. */
  label: string
  /** Prefix of the ids of its fills. */
  id: string
  /** Id of what the keys do. */
  keysId: string
  series: readonly string[]
  bars: readonly ChartBar[]
  scale: ChartScale
  /** Place of the column that is chosen. */
  active: number | null
  onActive: (place: number | null) => void
  /** A column's values in words. */
  say: (bar: ChartBar) => string
}

/** Of the plot, in px. */
export const HEIGHT = 150
/** Of a column, of the room that it has. */
const FILLED = 0.7

/** The columns of a chart, drawn to scale; one of them is in the order of the Tab key, and arrow keys move on. */
export function ChartPlot(props: ChartPlotProps) {
  const { label, id, keysId, series, bars, scale, active, onActive, say } = props
  const { ticks, top } = scale
  const room = 100 / Math.max(1, bars.length)
  const last = bars.length - 1

  function move(event: KeyboardEvent<SVGGElement>, place: number): void {
    const next = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const columns = event.currentTarget.parentElement?.querySelectorAll<SVGGElement>('[data-column]')
    columns?.[Math.min(last, Math.max(0, next))]?.focus()
  }

  return (
    <Plot width="100%" height={HEIGHT} role="group" aria-label={label} aria-describedby={keysId}>
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
          onFocus={() => onActive(place)}
          onBlur={() => onActive(null)}
          onPointerEnter={() => onActive(place)}
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

/** How a series is drawn: plain, hatched or dotted, so that colour alone never tells them apart. */
const COLOURS = ['var(--blueprint)', 'var(--mechanical)', 'var(--civil)'] as const

/** The colour of a series. */
export function colourOf(place: number): string {
  return COLOURS[place % COLOURS.length] ?? COLOURS[0]
}

/** The fill of a series, as `ChartFill` with this prefix has drawn it. */
export function fillOf(prefix: string, place: number): string {
  return place === 0 ? COLOURS[0] : `url(#${prefix}-${place})`
}

/** The pattern of a series; the first one has none. */
function ChartFill({ id, place }: { id: string; place: number }) {
  if (place === 0) return null
  const colour = colourOf(place)
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="var(--surface)" />
      {place === 1 ? <rect width="3" height="6" fill={colour} /> : <circle cx="3" cy="3" r="1.6" fill={colour} />}
    </pattern>
  )
}
