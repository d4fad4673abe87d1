import type { Database } from '../database/client.ts'
import { addDays, istDate, istInstant, weekdayOf, type IstDate } from '../rules/time.ts'

/** What happened in a week; money in paise. */
export interface AnalyticsWeek {
  /** Its Monday in IST. */
  from: IstDate
  mentors: number
  mentees: number
  communityMembers: number
  bookings: number
  workshopSeats: number
  revenue: number
  refunds: number
}
type Figure = Exclude<keyof AnalyticsWeek, 'from'>

interface Sum {
  week: string
  figure: Figure
  value: number
}

/** The last weeks, oldest first; the last one is the week of `now`, as far as it has come. */
export async function analyticsWeeks(db: Database, now: Date, count: number): Promise<AnalyticsWeek[]> {
  const today = istDate(now)
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  const first = addDays(monday, -7 * (count - 1))
  const since = istInstant(first, '00:00')
  const sums = await db.$queryRaw<Sum[]>`
    SELECT to_char(date_trunc('week', happened_at AT TIME ZONE 'Asia/Kolkata'), 'YYYY-MM-DD') AS week,
      figure, sum(value)::float8 AS value
    FROM (
      SELECT 'mentors' AS figure, created_at AS happened_at, 1 AS value FROM mentors
      UNION ALL SELECT 'mentees', created_at, 1 FROM mentees
      UNION ALL SELECT 'communityMembers', join_date, 1 FROM community_members
      UNION ALL SELECT 'bookings', confirmed_at, 1 FROM bookings
      UNION ALL SELECT 'workshopSeats', registered_at, 1 FROM workshop_registrations
      UNION ALL SELECT 'revenue', captured_at, amount FROM payments
      UNION ALL SELECT 'refunds', processed_at, amount FROM refunds WHERE status = 'processed'
    ) AS happened
    WHERE happened_at >= ${since} AND happened_at <= ${now}
    GROUP BY week, figure`
  const weeks = Array.from({ length: count }, (_, place) => emptyWeek(addDays(first, 7 * place)))
  const byDay = new Map(weeks.map((week) => [week.from, week]))
  for (const { week, figure, value } of sums) {
    const found = byDay.get(week)
    if (found) found[figure] = value
  }
  return weeks
}

function emptyWeek(from: IstDate): AnalyticsWeek {
  return {
    from,
    mentors: 0,
    mentees: 0,
    communityMembers: 0,
    bookings: 0,
    workshopSeats: 0,
    revenue: 0,
    refunds: 0,
  }
}
