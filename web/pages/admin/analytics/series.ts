import { graphql, readInlineData } from 'react-relay'
import { formatCount, formatDayMonth, formatPastDay, formatRupees } from '../../../../api/rules/text/format.ts'
import { addDays, type IstDate } from '../../../../api/rules/time/time.ts'
import type { series_week$data, series_week$key } from '../../../__generated__/series_week.graphql.ts'

/** What happened in a week: counts, and money in paise. */
const fragment = graphql`
  fragment series_week on AnalyticsWeek @inline {
    mentors
    mentees
    communityMembers
    bookings
    workshopSeats
    revenue
    refunds
  }
`

/** A chart of the page: one figure of each week, or several stacked. */
export interface WeekChart {
  title: string
  /** What counts. */
  lead: string
  series: readonly { figure: (week: series_week$data) => number; name: string; one: string; many: string }[]
  isMoney?: boolean
}

export const CHARTS: readonly WeekChart[] = [
  {
    title: 'Sign-ups',
    lead: 'New accounts.',
    series: [
      { figure: (week) => week.mentees, name: 'Mentees', one: 'mentee', many: 'mentees' },
      { figure: (week) => week.mentors, name: 'Mentors', one: 'mentor', many: 'mentors' },
      {
        figure: (week) => week.communityMembers,
        name: 'Community',
        one: 'community member',
        many: 'community members',
      },
    ],
  },
  {
    title: 'Bookings',
    lead: 'Sessions and Advanced packages that were booked.',
    series: [{ figure: (week) => week.bookings, name: 'Bookings', one: 'booking', many: 'bookings' }],
  },
  {
    title: 'Revenue',
    lead: 'Payments received, before refunds.',
    series: [{ figure: (week) => week.revenue, name: 'Revenue', one: 'received', many: 'received' }],
    isMoney: true,
  },
  {
    title: 'Refunds',
    lead: 'What was or will be returned of the payments received that week, including disputes.',
    series: [{ figure: (week) => week.refunds, name: 'Refunds', one: 'returned', many: 'returned' }],
    isMoney: true,
  },
  {
    title: 'Workshop seats',
    lead: 'Seats that were taken.',
    series: [{ figure: (week) => week.workshopSeats, name: 'Workshop seats', one: 'seat', many: 'seats' }],
  },
]

/** A value as it stands in the table and at the axis. */
export function valueText({ isMoney }: WeekChart, value: number): string {
  return isMoney ? formatRupees(value) : formatCount(value)
}

/** Values in words: `3 mentees, 1 mentor, 0 community members`, `₹1,499 received`. */
export function sayValues(chart: WeekChart, values: readonly number[]): string {
  return chart.series
    .map(({ one, many }, place) => {
      const value = values[place] ?? 0
      return `${valueText(chart, value)} ${value === 1 ? one : many}`
    })
    .join(', ')
}

/** The values of a week, one for each series. */
export function valuesOf({ series }: WeekChart, weekKey: series_week$key): number[] {
  const week = readInlineData(fragment, weekKey)
  return series.map(({ figure }) => figure(week))
}

/** `16–22 Nov` of the week that begins on that Monday; `30 Nov–6 Dec` over months; with its year when that is another. */
export function weekName(from: IstDate, today: IstDate): string {
  const to = addDays(from, 6)
  const [year, month] = [from.slice(0, 4), from.slice(0, 7)]
  if (to.slice(0, 4) !== year) return `${formatPastDay(from)}–${formatPastDay(to)}`
  const end = year === today.slice(0, 4) ? formatDayMonth(to) : formatPastDay(to)
  return to.startsWith(month) ? `${Number(from.slice(8))}–${end}` : `${formatDayMonth(from)}–${end}`
}
