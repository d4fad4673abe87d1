import { BookingType } from '../bookings/booking.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { mentorOf, type MentorId } from '../graphql/identity.ts'
import { daysOffSchema } from '../rules/inputs/availability.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { DaysOffType } from './daysOff.graphql.ts'
import { saveDaysOff } from './saveDaysOff.ts'
import { sessionsOn } from './sessionsOn.ts'

const SaveDaysOffInput = builder
  .inputType('SaveDaysOffInput', {
    description: 'Days on which the mentor offers nothing.',
    fields: (t) => ({
      id: t.int({ required: false, description: 'Numeric id of days off to change; new ones when omitted.' }),
      startDate: t.field({ type: 'Date', description: 'First day, IST.' }),
      endDate: t.field({
        type: 'Date',
        required: false,
        description: 'Last day, IST, itself included; the first when omitted. At most 366 days.',
      }),
      note: t.string({ required: false, description: 'For the mentor only, at most 500 characters.' }),
    }),
  })
  .validate(daysOffSchema)

/** Sessions that days off may meet. */
const SESSIONS = 50

const SaveDaysOffPayload = builder.objectRef<{ id: number; mentorId: MentorId }>('SaveDaysOffPayload').implement({
  description: 'The days are off.',
  fields: (t) => ({
    daysOff: t.prismaField({
      type: DaysOffType,
      description: 'As they are kept.',
      resolve: (query, { id }, _args, { db }) =>
        db.availabilityException.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    mentor: t.prismaField({
      type: 'Mentor',
      description: 'Whose days off they are.',
      resolve: (query, { mentorId }, _args, { db }) =>
        db.mentor.findUniqueOrThrow({ ...query, where: { id: mentorId } }),
    }),
    sessions: t.prismaField({
      type: [BookingType],
      description: 'Confirmed sessions on these days, soonest first: they stay as they are.',
      cost: { items: SESSIONS },
      resolve: async (query, { id, mentorId }, _args, { db, clock }) => {
        const range = await db.availabilityException.findUniqueOrThrow({ where: { id } })
        return await db.booking.findMany({
          ...query,
          ...sessionsOn(mentorId, [range], clock.now()),
          take: SESSIONS,
        })
      },
    }),
  }),
})

builder.mutationField('saveDaysOff', (t) =>
  t.field({
    type: SaveDaysOffPayload,
    description: "Adds or changes the signed-in mentor's own days off. Sessions that are booked on them stay.",
    authScopes: { mentor: true },
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError] },
    args: { input: t.arg({ type: SaveDaysOffInput, description: 'The days.' }) },
    resolve: async (_root, { input }, context) => {
      const mentorId = mentorOf(context)
      return { id: await saveDaysOff(context, mentorId, input), mentorId }
    },
  }),
)
