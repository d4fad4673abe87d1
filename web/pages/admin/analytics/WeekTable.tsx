import { styled } from 'styled-components'
import type { ChartBar } from '../../../ui/chart/ChartPlot.tsx'
import { valueText, type WeekChart } from './series.ts'

interface WeekTableProps {
  chart: WeekChart
  /** Oldest first; the table begins with the newest. */
  bars: readonly ChartBar[]
  /** Of all weeks, one for each series. */
  sums: readonly number[]
}

/** The figures behind a chart. */
export function WeekTable({ chart, bars, sums }: WeekTableProps) {
  return (
    <Scroll role="region" aria-label={`${chart.title}, table`} tabIndex={0}>
      <table aria-label={`${chart.title} by week`}>
        <thead>
          <tr>
            <th scope="col">Week</th>
            {chart.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.toReversed().map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {chart.series.map((series, place) => (
                <td key={series.name}>{valueText(chart, values[place] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {chart.series.map(({ name }, place) => (
              <td key={name}>{valueText(chart, sums[place] ?? 0)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Scroll>
  )
}

const Scroll = styled.div`
  max-height: 18rem;
  overflow: auto;
  > table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--t13);
    font-feature-settings: 'tnum';
  }
  :is(th, td) {
    padding: 6px 8px;
    border-bottom: 1px solid var(--line);
    font-weight: 500;
    text-align: right;
  }
  :is(th, td):first-child {
    text-align: left;
  }
  thead th {
    position: sticky;
    top: 0;
    background: var(--surface);
    color: var(--muted);
  }
  tfoot :is(th, td) {
    font-weight: 600;
  }
`
