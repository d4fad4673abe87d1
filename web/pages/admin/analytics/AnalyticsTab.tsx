import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import { formatCount } from '../../../../api/rules/text/format.ts'
import { istDate } from '../../../../api/rules/time/time.ts'
import type { AnalyticsTabQuery } from '../../../__generated__/AnalyticsTabQuery.graphql.ts'
import { ServedPart, useServedTable } from '../../../features/admin/tables/ServedPart.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Failure } from '../../../ui/feedback/Failure.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { TitleBlock } from '../../../ui/layout/TitleBlock.tsx'
import { useNow } from '../../../ui/time/useNow.ts'
import { RANGES, weeksIn } from './analyticsAddress.ts'
import { CHARTS, valuesOf } from './series.ts'
import { WeekCharts } from './WeekChartCard.tsx'

/** The first tab: totals and charts. */
export function AnalyticsTab() {
  return (
    <ServedPart
      skeleton={
        <Skeleton>
          <Bone $height="70dvh" />
        </Skeleton>
      }
    >
      {(round) => <Analytics round={round} />}
    </ServedPart>
  )
}

/** How many there are of everything, and what happened week by week. */
function Analytics({ round }: { round: number }) {
  const [params, setParams] = useSearchParams()
  const weeks = weeksIn(params)
  const { data, isLoading, failure, isOther, refresh } = useServedTable<AnalyticsTabQuery>(
    graphql`
      query AnalyticsTabQuery($weeks: Int!) @preloadable @raw_response_type {
        adminTotals {
          mentors
          mentees
          workshops
          communityMembers
          bookings
        }
        analytics(weeks: $weeks) {
          weeks {
            ...series_week
            ...WeekChartCard_weeks
          }
        }
        site {
          now
        }
      }
    `,
    { weeks },
    round,
  )
  const { adminTotals, analytics, site } = data
  const today = istDate(useNow(site.now))
  const totals = [
    { label: 'Total mentors', count: adminTotals.mentors },
    { label: 'Total mentees', count: adminTotals.mentees },
    { label: 'Total workshops', count: adminTotals.workshops },
    { label: 'Community members', count: adminTotals.communityMembers },
    { label: 'Bookings', count: adminTotals.bookings },
  ]
  const isNew =
    totals.every(({ count }) => count === 0) &&
    CHARTS.every((chart) => analytics.weeks.every((week) => valuesOf(chart, week).every((value) => value === 0)))

  function show(next: string): void {
    const changed = new URLSearchParams(params)
    changed.set('weeks', next)
    setParams(changed, { preventScrollReset: true })
  }
  return (
    <Whole>
      <TitleBlock big facts={totals.map(({ label, count }) => ({ label, value: formatCount(count), figure: true }))} />
      {isNew ? (
        <EmptyState title="Nothing to show yet">
          Sign-ups, bookings and payments appear here, week by week, once people use the marketplace.
        </EmptyState>
      ) : (
        <>
          <Head>
            <h2>By week</h2>
            <Field label="Period">
              <Select value={weeks} onChange={({ target }) => show(target.value)}>
                {RANGES.map((range) => (
                  <option key={range} value={range}>
                    Last {range} weeks
                  </option>
                ))}
              </Select>
            </Field>
          </Head>
          <Charts aria-busy={isLoading || undefined} $stale={isLoading}>
            {failure && isOther ? (
              <Failure error={failure} level={3} onRetry={refresh} />
            ) : (
              <WeekCharts weekKeys={analytics.weeks} today={today} />
            )}
          </Charts>
        </>
      )}
    </Whole>
  )
}

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: end;
  justify-content: space-between;
  > h2 {
    font-size: var(--t20);
  }
`

const Charts = styled.div<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
  transition: opacity var(--fast) var(--ease);
`
