import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatDayMonth } from '../../../../api/rules/text/format.ts'
import { addDays, type IstDate } from '../../../../api/rules/time/time.ts'
import type {
  WeekChartCard_weeks$data,
  WeekChartCard_weeks$key,
} from '../../../__generated__/WeekChartCard_weeks.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { BarChart } from '../../../ui/chart/BarChart.tsx'
import type { ChartBar } from '../../../ui/chart/ChartPlot.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { CHARTS, sayValues, valuesOf, valueText, type WeekChart, weekName } from './series.ts'

interface WeekChartCardProps {
  chart: WeekChart
  /** Oldest first. */
  weeks: WeekChartCard_weeks$data
  today: IstDate
}

/** Paise of a rupee: the axis of money has whole rupees. */
const RUPEE = 100

/** A figure by week: drawn, or as a table. */
export function WeekChartCard({ chart, weeks, today }: WeekChartCardProps) {
  const id = useId()
  const [isTable, setTable] = useState(false)
  const bars: ChartBar[] = weeks.map((week) => {
    const isOpen = today < addDays(week.from, 7)
    return {
      key: week.from,
      tick: isOpen ? 'This week' : formatDayMonth(week.from),
      name: `${weekName(week.from, today)}${isOpen ? ', so far' : ''}`,
      values: valuesOf(chart, week),
      isOpen,
    }
  })
  const sums = chart.series.map((_, place) => bars.reduce((sum, { values }) => sum + (values[place] ?? 0), 0))
  const isEmpty = sums.every((sum) => sum === 0)
  const total = `${sayValues(chart, sums)} in ${weeks.length} weeks`
  return (
    <Card aria-labelledby={id}>
      <header>
        <div>
          <h3 id={id}>{chart.title}</h3>
          <Small>{chart.lead}</Small>
        </div>
        {!isEmpty && (
          <Button size="small" look="plain" onClick={() => setTable(!isTable)}>
            {isTable ? 'Show as chart' : 'Show as table'}
          </Button>
        )}
      </header>
      {isEmpty ? (
        <Nothing>Nothing in these {weeks.length} weeks.</Nothing>
      ) : isTable ? (
        <WeekTable chart={chart} bars={bars} sums={sums} />
      ) : (
        <BarChart
          label={`${chart.title} by week`}
          series={chart.series.map(({ name }) => name)}
          bars={bars}
          say={({ values }) => sayValues(chart, values)}
          tickText={(value) => valueText(chart, value)}
          unit={chart.isMoney ? RUPEE : 1}
          summary={total}
        />
      )}
    </Card>
  )
}

/** All charts of the page. */
export function WeekCharts({ weekKeys, today }: { weekKeys: WeekChartCard_weeks$key; today: IstDate }) {
  const weeks = useFragment(
    graphql`
      fragment WeekChartCard_weeks on AnalyticsWeek @relay(plural: true) {
        from
        ...series_week
      }
    `,
    weekKeys,
  )
  return (
    <Grid>
      {CHARTS.map((chart) => (
        <WeekChartCard key={chart.title} chart={chart} weeks={weeks} today={today} />
      ))}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: 16px;
  align-items: start;
`

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 16px 18px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    align-items: center;
  }
  header > div {
    display: grid;
    flex: 1 1 9rem;
    gap: 2px;
    min-width: 0;
  }
  h3 {
    font-size: var(--t17);
  }
`

const Nothing = styled.p`
  min-height: 150px;
  color: var(--muted);
`

interface WeekTableProps {
  chart: WeekChart
  /** Oldest first; the table begins with the newest. */
  bars: readonly ChartBar[]
  /** Of all weeks, one for each series. */
  sums: readonly number[]
}

/** The figures behind a chart. */
function WeekTable({ chart, bars, sums }: WeekTableProps) {
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
