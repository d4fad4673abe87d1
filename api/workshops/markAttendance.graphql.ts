import { builder } from '../graphql/builder.ts'
import { errorType } from '../graphql/errors.ts'
import { mentorOf } from '../graphql/identity.ts'
import { MARKS_MAXIMUM, workshopAttendanceSchema } from '../rules/workshops/attendanceInput.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { AttendanceTooEarlyError, markAttendance } from './markAttendance.ts'
import { WorkshopRegistrationType } from './registration.graphql.ts'
import { WorkshopType } from './workshop.graphql.ts'

errorType(AttendanceTooEarlyError, 'AttendanceTooEarlyError', 'The workshop has not started.')

const AttendanceMarkInput = builder.inputType('AttendanceMarkInput', {
  description: 'Whether somebody was there.',
  fields: (t) => ({
    registrationId: t.int({ description: 'Numeric id of a registered person’s registration.' }),
    hasAttended: t.boolean({ description: 'False takes a mark back.' }),
  }),
})

const MarkAttendanceInput = builder
  .inputType('MarkAttendanceInput', {
    description: 'Who was there.',
    fields: (t) => ({
      workshopId: t.int({ description: 'Numeric id of a workshop of the mentor’s.' }),
      marks: t.field({ type: [AttendanceMarkInput], description: '1 to 500; of two for one person the last counts.' }),
    }),
  })
  .validate(workshopAttendanceSchema)

const MarkAttendancePayload = builder
  .objectRef<{ workshopId: number; ids: number[] }>('MarkAttendancePayload')
  .implement({
    description: 'It is marked, now or before.',
    fields: (t) => ({
      workshop: t.prismaField({
        type: WorkshopType,
        description: 'Where they were.',
        resolve: (query, { workshopId }, _args, { db }) =>
          db.workshop.findUniqueOrThrow({ ...query, where: { id: workshopId } }),
      }),
      registrations: t.prismaField({
        type: [WorkshopRegistrationType],
        description: 'Those that were marked, as they are now.',
        cost: { items: MARKS_MAXIMUM },
        resolve: (query, { ids }, _args, { db }) =>
          db.workshopRegistration.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: 'asc' } }),
      }),
    }),
  })

builder.mutationField('markAttendance', (t) =>
  t.field({
    type: MarkAttendancePayload,
    authScopes: { mentor: true },
    description:
      'The workshop’s mentor marks who was there, from the start on. Ten minutes later each gets the address of a certificate, once. Repeating it changes nothing.',
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError, AttendanceTooEarlyError] },
    args: { input: t.arg({ type: MarkAttendanceInput, description: 'The marks.' }) },
    resolve: async (_root, { input }, context) => ({
      workshopId: input.workshopId,
      ids: await markAttendance(context, mentorOf(context), input),
    }),
  }),
)
