import { z } from 'zod/mini'
import { builder } from '../graphql/builder.ts'
import { readInput } from '../rules/inputs/fields/issues.ts'
import { weeklySeries, type Week } from './weeklySeries.ts'

const [FEWEST, USUAL, MOST] = [4, 12, 52] as const
const WEEKS = `weeks is a whole number from ${FEWEST} to ${MOST}`

const analyticsSchema = z.object(
  { weeks: z.nullish(z.int(WEEKS).check(z.minimum(FEWEST, WEEKS), z.maximum(MOST, WEEKS))) },
  'The weeks are missing',
)

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
      weeks: t.arg.int({
        required: false,
        description: `How many weeks, ${FEWEST} to ${MOST}; ${USUAL} unless said.`,
      }),
    },
    resolve: (_root, args) => ({ count: readInput(analyticsSchema, args).weeks ?? USUAL }),
  }),
)

const AdminTotals = builder.objectRef<object>('AdminTotals').implement({
  description: 'How many there are of everything, as the tables of administrators count.',
  fields: (t) => ({
    mentors: t.int({
      description: 'Mentors in any state.',
      cost: { work: 5 },
      resolve: (_totals, _args, { db }) => db.mentor.count(),
    }),
    mentees: t.int({
      description: 'Mentees.',
      cost: { work: 5 },
      resolve: (_totals, _args, { db }) => db.mentee.count(),
    }),
    communityMembers: t.int({
      description: 'People who have joined the community.',
      cost: { work: 5 },
      resolve: (_totals, _args, { db }) => db.communityMember.count(),
    }),
    workshops: t.int({
      description: 'Workshops in any state.',
      cost: { work: 5 },
      resolve: (_totals, _args, { db }) => db.workshop.count(),
    }),
    bookings: t.int({
      description: 'Sessions and plans, without holds that ran out.',
      cost: { work: 20 },
      resolve: (_totals, _args, { db }) => db.booking.count({ where: { status: { not: 'expired' } } }),
    }),
    requests: t.int({
      description: 'Mentorship requests.',
      cost: { work: 5 },
      resolve: (_totals, _args, { db }) => db.mentorshipRequest.count(),
    }),
    conversations: t.int({
      description: 'Conversations.',
      cost: { work: 5 },
      resolve: (_totals, _args, { db }) => db.conversation.count(),
    }),
  }),
})

builder.queryField('adminTotals', (t) =>
  t.field({
    type: AdminTotals,
    authScopes: { admin: true },
    description: 'How many there are of everything. Administrators only.',
    resolve: () => ({}),
  }),
)
