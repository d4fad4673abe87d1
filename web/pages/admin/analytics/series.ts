import { formatCount, formatRupees } from '../../../../api/rules/text/format.ts'

/** What happened in a week: counts, and money in paise. */
export interface Week {
  /** Its Monday in IST. */
  readonly from: string
  readonly mentors: number
  readonly mentees: number
  readonly communityMembers: number
  readonly bookings: number
  readonly workshopSeats: number
  readonly revenue: number
  readonly refunds: number
}
type Figure = Exclude<keyof Week, 'from'>

/** A chart of the page: one figure of each week, or several stacked. */
export interface WeekChart {
  title: string
  /** What counts. */
  lead: string
  series: readonly { figure: Figure; name: string; one: string; many: string }[]
  isMoney?: boolean
}

export const CHARTS: readonly WeekChart[] = [
  {
    title: 'Sign-ups',
    lead: 'New accounts.',
    series: [
      { figure: 'mentees', name: 'Mentees', one: 'mentee', many: 'mentees' },
      { figure: 'mentors', name: 'Mentors', one: 'mentor', many: 'mentors' },
      { figure: 'communityMembers', name: 'Community', one: 'community member', many: 'community members' },
    ],
  },
  {
    title: 'Bookings',
    lead: 'Sessions and Advanced packages that were booked.',
    series: [{ figure: 'bookings', name: 'Bookings', one: 'booking', many: 'bookings' }],
  },
  {
    title: 'Revenue',
    lead: 'Payments received, before refunds.',
    series: [{ figure: 'revenue', name: 'Revenue', one: 'received', many: 'received' }],
    isMoney: true,
  },
  {
    title: 'Refunds',
    lead: 'What was or will be returned of the payments received that week, including disputes.',
    series: [{ figure: 'refunds', name: 'Refunds', one: 'returned', many: 'returned' }],
    isMoney: true,
  },
  {
    title: 'Workshop seats',
    lead: 'Seats that were taken.',
    series: [{ figure: 'workshopSeats', name: 'Workshop seats', one: 'seat', many: 'seats' }],
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
export function valuesOf({ series }: WeekChart, week: Week): number[] {
  return series.map(({ figure }) => week[figure])
}
