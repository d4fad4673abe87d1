import { ownRows } from '../accounts/viewer.ts'
import { ViewerType } from '../accounts/viewer.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enumOf.ts'
import { nodeId } from '../graphql/nodeId.ts'

const PlanStatusType = enumOf(
  'PlanStatus',
  'Where a plan stands. It only moves forward, but for one that just ended when its mentor gives a call back.',
  {
    active: 'Paid, until its end date.',
    expired: 'Its time is over.',
    cancelled: 'Called off before.',
  },
)

export const PlanType = builder.prismaNode('PlanSubscription', {
  name: 'Plan',
  description: 'A month with a mentor, as its two sides and administrators see it.',
  id: { field: 'id', description: 'Global id.' },
  nullable: true,
  findUnique: (id, context) => ({ id: nodeId(id), AND: [ownRows(context)] }),
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id.' }),
    mentor: t.relation('mentor', { description: 'With whom it is.' }),
    mentee: t.relation('mentee', { description: 'Whose it is.' }),
    status: t.expose('status', { type: PlanStatusType, description: 'Where it stands.' }),
    startDate: t.expose('startDate', { type: 'Date', description: 'First day, IST.' }),
    endDate: t.expose('endDate', { type: 'Date', description: 'Access ends at 00:00 IST of this day.' }),
    callsUsed: t.exposeInt('callsUsed', { description: 'Sessions that were booked, and not given back.' }),
    callsRemaining: t.exposeInt('callsRemaining', { description: 'Sessions that can still be booked.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was paid for.' }),
    bookingId: t.int({
      nullable: true,
      description: 'Numeric id of the booking that bought it, on whose page it can be cancelled.',
      select: { payment: { select: { order: { select: { bookingId: true } } } } },
      resolve: ({ payment }) => payment?.order.bookingId ?? null,
    }),
    agenda: t.string({
      nullable: true,
      description: 'What its mentee wanted from it when they bought it; null for a plan that nobody bought.',
      select: { payment: { select: { order: { select: { booking: { select: { agenda: true } } } } } } },
      resolve: ({ payment }) => payment?.order.booking?.agenda ?? null,
    }),
  }),
})

builder.objectField(ViewerType, 'plans', (t) =>
  t.prismaConnection({
    type: PlanType,
    cursor: 'id',
    description: 'Plans of the viewer, on whichever side, newest first. Empty for community members.',
    resolve: (query, _viewer, _args, { db, member }) =>
      db.planSubscription.findMany({
        ...query,
        where: ownRows({ member, administrator: null }),
        orderBy: { id: 'desc' },
      }),
  }),
)
