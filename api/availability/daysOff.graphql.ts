import { z } from 'zod/mini'
import { isSelf } from '../accounts/viewer.ts'
import { builder } from '../graphql/builder.ts'
import { NO_ID, nodeId } from '../graphql/nodeId.ts'
import { DAYS_OFF_MAXIMUM } from '../rules/constants.ts'
import { daysOffRangesSchema } from '../rules/inputs/availability.ts'
import { readInput } from '../rules/inputs/fields/issues.ts'
import { dateOnly, istDate } from '../rules/time/time.ts'
import { DaysOffRangeInput } from './availability.graphql.ts'
import { sessionsOn } from './calendars.ts'

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

const draftSchema = z.object({ daysOff: z.nullish(daysOffRangesSchema) })

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
    type: ['Booking'],
    nullable: true,
    description:
      'Confirmed sessions that lie on days off, soonest first: they stay as they are. Only for that mentor; null for everyone else.',
    args: {
      daysOff: t.arg({
        type: [DaysOffRangeInput],
        required: false,
        description: 'Days off that are not saved yet, in the place of those that are.',
      }),
    },
    cost: { items: SESSIONS },
    select: { id: true },
    resolve: async (query, { id }, args, context) => {
      const { db, clock } = context
      const first = { ...query, take: SESSIONS }
      if (!isSelf(context, 'mentor', id)) return null
      const { daysOff } = readInput(draftSchema, args)
      const ranges =
        daysOff?.map(({ startDate, endDate }) => ({
          startDate: dateOnly(startDate),
          endDate: dateOnly(endDate ?? startDate),
        })) ??
        (await db.availabilityException.findMany({
          where: { mentorId: id, endDate: { gte: dateOnly(istDate(clock.now())) } },
          select: { startDate: true, endDate: true },
        }))
      // Prisma takes an empty OR for no condition at all.
      if (ranges.length === 0) return []
      return await db.booking.findMany({ ...first, ...sessionsOn(id, ranges, clock.now()) })
    },
  }),
}))
