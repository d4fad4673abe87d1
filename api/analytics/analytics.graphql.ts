import { z } from 'zod/mini'
import { form } from '../rules/inputs/fields/fields.ts'
import { builder } from '../graphql/builder.ts'
import { readInput } from '../rules/inputs/fields/issues.ts'
import type { Database } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { MONEY_PLACES } from '../payments/moneyPlaces.ts'
import { addDays, istDate, istInstant, mondayOf, type IstDate } from '../rules/time/time.ts'

const [FEWEST, USUAL, MOST] = [4, 12, 52] as const
const WEEKS = `weeks is a whole number from ${FEWEST} to ${MOST}`

const analyticsSchema = form('The weeks are missing', {
  weeks: z.nullish(z.int(WEEKS).check(z.minimum(FEWEST, WEEKS), z.maximum(MOST, WEEKS))),
})

const AnalyticsWeek = builder.objectRef<Week>('AnalyticsWeek').implement({
  description: 'What happened in a week, Monday to Sunday in IST.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'Its Monday.' }),
    mentors: t.exposeInt('mentors', { description: 'Mentors who applied or were added.' }),
    mentees: t.exposeInt('mentees', { description: 'Mentees who registered.' }),
    communityMembers: t.exposeInt('communityMembers', { description: 'People who joined the community.' }),
    bookings: t.exposeInt('bookings', {
      description: 'Sessions and plans that were confirmed, whatever became of them; no holds.',
    }),
    workshopSeats: t.exposeInt('workshopSeats', {
      description: 'Seats in workshops that were registered, also those cancelled later.',
    }),
    revenue: t.expose('revenue', { type: 'Paise', description: 'Payments captured, whatever went back later.' }),
    refunds: t.expose('refunds', {
      type: 'Paise',
      description:
        'What of those payments has gone back or is on its way back, also by disputes, what banks keep until they decide among it, as `Earning.refundedAmount` says of one.',
    }),
  }),
})

const Analytics = builder.objectRef<{ count: number }>('Analytics').implement({
  description: 'Figures by week. Administrators only.',
  fields: (t) => ({
    weeks: t.field({
      type: [AnalyticsWeek],
      description: 'Oldest first; the last one is the present week, so far.',
      // Seven statements, each over the rows of a year.
      cost: { items: MOST, work: 250 },
      resolve: ({ count }, _args, { db, clock }) => weeklySeries(db, count, clock.now()),
    }),
  }),
})

builder.queryField('analytics', (t) =>
  t.field({
    type: Analytics,
    authScopes: { admin: true },
    description: 'Figures of the last weeks. Administrators only.',
    args: {
      weeks: t.arg.int({ required: false, description: `How many weeks, ${FEWEST} to ${MOST}; ${USUAL} unless said.` }),
    },
    resolve: (_root, args) => ({ count: readInput(analyticsSchema, args).weeks ?? USUAL }),
  }),
)

const AdminTotals = builder.objectRef<object>('AdminTotals').implement({
  description: 'How many there are of everything, as the tables of administrators count.',
  fields: (t) => {
    const total = (description: string, count: (db: Database) => Promise<number>, work = 5) =>
      t.int({ description, cost: { work }, resolve: (_totals, _args, { db }) => count(db) })
    return {
      mentors: total('Mentors in any state.', (db) => db.mentor.count()),
      mentees: total('Mentees.', (db) => db.mentee.count()),
      communityMembers: total('People who have joined the community.', (db) => db.communityMember.count()),
      workshops: total('Workshops in any state.', (db) => db.workshop.count()),
      bookings: total(
        'Sessions and plans, without holds that ran out.',
        (db) => db.booking.count({ where: { status: { not: 'expired' } } }),
        20,
      ),
      requests: total('Mentorship requests.', (db) => db.mentorshipRequest.count()),
      conversations: total('Conversations.', (db) => db.conversation.count()),
    }
  },
})

builder.queryField('adminTotals', (t) =>
  t.field({
    type: AdminTotals,
    authScopes: { admin: true },
    description: 'How many there are of everything. Administrators only.',
    resolve: () => ({}),
  }),
)

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

export type Week = { from: IstDate } & Record<Series, number>

const { sql } = Prisma
const COUNT = sql`count(*)`
const SUM = sql`sum(amount)`

/** Where each series is read: its rows by the instant that puts them into a week, each with an index on it. */
const SOURCES: Record<Series, { table: Prisma.Sql; at: Prisma.Sql; value: Prisma.Sql }> = {
  mentors: { table: sql`mentors`, at: sql`created_at`, value: COUNT },
  mentees: { table: sql`mentees`, at: sql`created_at`, value: COUNT },
  communityMembers: { table: sql`community_members`, at: sql`join_date`, value: COUNT },
  bookings: { table: sql`bookings`, at: sql`confirmed_at`, value: COUNT },
  workshopSeats: { table: sql`workshop_registrations`, at: sql`registered_at`, value: COUNT },
  revenue: { table: sql`payments`, at: sql`captured_at`, value: SUM },
  refunds: { table: sql`${MONEY_PLACES} places`, at: sql`captured_at`, value: sql`sum(amount - kept)` },
}

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
  const { table, at, value } = SOURCES[series]
  return await db.$queryRaw`
    SELECT to_char(date_trunc('week', ${at} AT TIME ZONE 'Asia/Kolkata'), 'YYYY-MM-DD') AS monday, (${value})::float8 AS value
    FROM ${table} WHERE ${at} >= ${istInstant(first, '00:00')} GROUP BY 1`
}
