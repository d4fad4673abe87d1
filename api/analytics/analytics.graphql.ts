import { z } from 'zod/mini'
import { builder } from '../graphql/builder.ts'
import { readInput } from '../rules/inputs/issues.ts'
import { analyticsWeeks, type AnalyticsWeek } from './weeks.ts'

const RANGE = { least: 4, most: 52, usual: 12 }
const MESSAGE = `weeks is ${RANGE.least} to ${RANGE.most}`

const argsSchema = z.object(
  { weeks: z.nullish(z.int(MESSAGE).check(z.minimum(RANGE.least, MESSAGE), z.maximum(RANGE.most, MESSAGE))) },
  MESSAGE,
)

const AnalyticsWeekType = builder.objectRef<AnalyticsWeek>('AnalyticsWeek').implement({
  description: 'What happened in a week, Monday to Sunday in IST.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'Its Monday.' }),
    mentors: t.exposeInt('mentors', { description: 'Mentors who applied.' }),
    mentees: t.exposeInt('mentees', { description: 'Mentees who registered.' }),
    communityMembers: t.exposeInt('communityMembers', { description: 'People who joined the community.' }),
    bookings: t.exposeInt('bookings', { description: 'Sessions and plans that were booked.' }),
    workshopSeats: t.exposeInt('workshopSeats', { description: 'Seats that were taken.' }),
    revenue: t.expose('revenue', { type: 'Paise', description: 'Payments that were captured, before refunds.' }),
    refunds: t.expose('refunds', { type: 'Paise', description: 'What the provider gave back.' }),
  }),
})

const Analytics = builder.objectRef<{ weeks: AnalyticsWeek[] }>('Analytics').implement({
  description: 'Series for administrators.',
  fields: (t) => ({
    weeks: t.expose('weeks', {
      type: [AnalyticsWeekType],
      cost: { items: RANGE.most },
      description: 'Oldest first; the last one is this week, as far as it has come.',
    }),
  }),
})

builder.queryField('analytics', (t) =>
  t.field({
    type: Analytics,
    authScopes: { admin: true },
    cost: { work: 200 },
    description: 'Sign-ups, bookings, seats and money week by week. Administrators only.',
    args: {
      weeks: t.arg.int({ required: false, defaultValue: RANGE.usual, description: 'How many weeks, 4 to 52.' }),
    },
    resolve: async (_root, args, { db, clock }) => {
      const { weeks } = readInput(argsSchema, args)
      return { weeks: await analyticsWeeks(db, clock.now(), weeks ?? RANGE.usual) }
    },
  }),
)
