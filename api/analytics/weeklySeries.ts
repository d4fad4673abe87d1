/** What happened week by week: Monday to Sunday, in IST. */
import type { Database } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { MONEY_PLACES } from '../payments/moneyPlaces.ts'
import { addDays, istDate, istInstant, mondayOf, type IstDate } from '../rules/time/time.ts'

/** What is counted, or summed in paise. */
export const SERIES = [
  'mentors',
  'mentees',
  'communityMembers',
  'bookings',
  'workshopSeats',
  'revenue',
  'refunds',
] as const
type Series = (typeof SERIES)[number]

/** A week from its Monday on. */
export type Week = { from: IstDate } & Record<Series, number>

const { sql } = Prisma
const COUNT = sql`count(*)`
const SUM = sql`sum(amount)`

/** Where each series is read: its rows by the instant that puts them into a week, each with an index on it. */
const SOURCES: Record<Series, { table: Prisma.Sql; at: Prisma.Sql; value: Prisma.Sql; where?: Prisma.Sql }> = {
  mentors: { table: sql`mentors`, at: sql`created_at`, value: COUNT },
  mentees: { table: sql`mentees`, at: sql`created_at`, value: COUNT },
  communityMembers: { table: sql`community_members`, at: sql`join_date`, value: COUNT },
  bookings: { table: sql`bookings`, at: sql`confirmed_at`, value: COUNT },
  workshopSeats: { table: sql`workshop_registrations`, at: sql`registered_at`, value: COUNT },
  revenue: { table: sql`payments`, at: sql`captured_at`, value: SUM },
  refunds: { table: sql`${MONEY_PLACES} places`, at: sql`captured_at`, value: sql`sum(amount - kept)` },
}

/** The last `count` weeks, the present one included and last. */
export async function weeklySeries(db: Database, count: number, now: Date): Promise<Week[]> {
  const first = addDays(mondayOf(istDate(now)), -7 * (count - 1))
  const weeks = Array.from({ length: count }, (_, number) => emptyWeek(addDays(first, 7 * number)))
  const places = new Map(weeks.map((week) => [week.from, week]))
  await Promise.all(
    SERIES.map(async (series) => {
      for (const { monday, value } of await sums(db, series, first)) {
        const week = places.get(monday)
        if (week) week[series] = value
      }
    }),
  )
  return weeks
}

const emptyWeek = (from: IstDate): Week =>
  ({ from, ...Object.fromEntries(SERIES.map((series) => [series, 0])) }) as Week

async function sums(db: Database, series: Series, first: IstDate): Promise<{ monday: IstDate; value: number }[]> {
  const { table, at, value, where = sql`true` } = SOURCES[series]
  return await db.$queryRaw`
    SELECT to_char(date_trunc('week', ${at} AT TIME ZONE 'Asia/Kolkata'), 'YYYY-MM-DD') AS monday, (${value})::float8 AS value
    FROM ${table} WHERE ${at} >= ${istInstant(first, '00:00')} AND ${where} GROUP BY 1`
}
