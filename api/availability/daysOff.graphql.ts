import { isSelf } from '../accounts/self.ts'
import { BookingType } from '../bookings/booking.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { NO_ID, nodeId } from '../graphql/nodeId.ts'
import { DAYS_OFF_MAXIMUM } from '../rules/constants.ts'
import { dateOnly, istDate } from '../rules/time.ts'
import { sessionsOn } from './sessionsOn.ts'

export const DaysOffType = builder.prismaNode('AvailabilityException', {
  name: 'DaysOff',
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { member }) => ({ id: nodeId(id), mentorId: member?.type === 'mentor' ? member.id : NO_ID }),
  select: {},
  description: 'Days on which a mentor offers nothing, whatever the weekly hours say. Only for that mentor.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id.' }),
    startDate: t.expose('startDate', { type: 'Date', description: 'First day, IST.' }),
    endDate: t.expose('endDate', { type: 'Date', description: 'Last day, IST, itself included.' }),
    note: t.exposeString('note', { nullable: true, description: 'What the mentor noted; nobody else sees it.' }),
  }),
})

/** Sessions on days off: a calendar has room for few. */
const SESSIONS = 50

builder.prismaObjectFields('Mentor', (t) => ({
  daysOff: t.field({
    type: [DaysOffType],
    nullable: true,
    description: 'Days off from today on, soonest first. Only for that mentor; null for everyone else.',
    cost: { items: DAYS_OFF_MAXIMUM },
    select: (_args, { clock }, nestedSelection) => ({
      id: true,
      daysOff: nestedSelection({
        where: { endDate: { gte: dateOnly(istDate(clock.now())) } },
        orderBy: { startDate: 'asc' },
        take: DAYS_OFF_MAXIMUM,
      }),
    }),
    resolve: ({ id, daysOff }, _args, context) => (isSelf(context, 'mentor', id) ? daysOff : null),
  }),
  sessionsOnDaysOff: t.prismaField({
    type: [BookingType],
    nullable: true,
    description:
      'Confirmed sessions that lie on days off, soonest first: they stay as they are. Only for that mentor; null for everyone else.',
    cost: { items: SESSIONS },
    select: { id: true },
    resolve: async (query, { id }, _args, context) => {
      const { db, clock } = context
      const first = { ...query, take: SESSIONS }
      if (!isSelf(context, 'mentor', id)) return null
      const ranges = await db.availabilityException.findMany({
        where: { mentorId: id, endDate: { gte: dateOnly(istDate(clock.now())) } },
        select: { startDate: true, endDate: true },
      })
      // Without a range no session lies on one.
      return await db.booking.findMany({ ...first, ...sessionsOn(id, ranges, clock.now()) })
    },
  }),
}))
