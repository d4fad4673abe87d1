import { formatWhenFull } from '../../rules/text/format.ts'
import {
  MARKS_MAXIMUM,
  workshopAttendanceSchema,
  type WorkshopAttendance,
} from '../../rules/workshops/attendanceInput.ts'
import type { App } from '../../app.ts'
import { inTransaction } from '../../database/transaction.ts'
import { builder } from '../../graphql/builder.ts'
import { mutation } from '../../graphql/mutation.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { CHANGE_ERRORS, errorType } from '../../graphql/errors.ts'
import { mentorOf, type MentorId } from '../../graphql/identity.ts'
import { requireAccepted } from '../manage/organisers.ts'
import { NotFoundError, failure } from '../../rules/userErrors.ts'
import { WorkshopRegistrationType } from '../register/registration.graphql.ts'

export class AttendanceTooEarlyError extends failure('AttendanceTooEarlyError', 409) {
  constructor(startsAt: Date) {
    super(`You can mark attendance once the workshop has started, on ${formatWhenFull(startsAt)}.`)
  }
}

/** Answers the registrations. Throws NotFoundError, NotAllowedError, AttendanceTooEarlyError. */
export async function markAttendance(
  app: Pick<App, 'db' | 'clock'>,
  mentorId: MentorId,
  { workshopId, marks }: WorkshopAttendance,
): Promise<number[]> {
  return await inTransaction(app.db, async (tx) => {
    const workshop = await tx.workshop.findFirst({ where: { id: workshopId, mentorId } })
    if (!workshop) throw new NotFoundError('Workshop not found')
    await requireAccepted(tx, mentorId)
    const now = app.clock.now()
    if (workshop.startsAt > now) throw new AttendanceTooEarlyError(workshop.startsAt)
    // The last word on a person counts.
    const last = new Map(marks.map(({ registrationId, hasAttended }) => [registrationId, hasAttended]))
    const ids = [...last.keys()]
    const named = await tx.$queryRaw<unknown[]>`SELECT id FROM workshop_registrations
      WHERE workshop_id = ${workshopId} AND seat = 'registered' AND id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`
    if (named.length < ids.length) throw new NotFoundError('Registration not found')
    const there = ids.filter((id) => last.get(id))
    await tx.$executeRaw`UPDATE workshop_registrations SET attended_at = ${now},
      certificate_code = coalesce(certificate_code, replace(gen_random_uuid()::text, '-', ''))
      WHERE id = ANY(${there}::int[]) AND attended_at IS NULL`
    await tx.workshopRegistration.updateMany({
      where: { id: { in: ids.filter((id) => !last.get(id)) } },
      data: { attendedAt: null },
    })
    return ids
  })
}

errorType(AttendanceTooEarlyError, 'The workshop has not started.')

const AttendanceMarkInput = builder.inputType('AttendanceMarkInput', {
  description: 'Whether somebody was there.',
  fields: (t) => ({
    registrationId: t.int({ description: 'Numeric id of a registered person’s registration.' }),
    hasAttended: t.boolean({ description: 'False takes a mark back.' }),
  }),
})

mutation('markAttendance', {
  description:
    'The workshop’s mentor marks who was there, from the start on. Ten minutes later each gets the address of a certificate, once. Repeating it changes nothing.',
  authScopes: { mentor: true },
  errors: [...CHANGE_ERRORS, AttendanceTooEarlyError],
  input: {
    description: 'Who was there.',
    argument: 'The marks.',
    fields: (t) => ({
      workshopId: t.int({ description: 'Numeric id of a workshop of the mentor’s.' }),
      marks: t.field({ type: [AttendanceMarkInput], description: '1 to 500; of two for one person the last counts.' }),
    }),
    schema: workshopAttendanceSchema,
  },
  resolve: async (context, input) => ({
    workshopId: input.workshopId,
    ids: await markAttendance(context, mentorOf(context), input),
  }),
  payload: {
    description: 'It is marked, now or before.',
    fields: (t) => ({
      workshop: rowNow(t, 'Workshop', 'workshopId', 'Where they were.'),
      registrations: t.prismaField({
        type: [WorkshopRegistrationType],
        description: 'Those that were marked, as they are now.',
        cost: { items: MARKS_MAXIMUM },
        resolve: (query, { ids }, _args, { db }) =>
          db.workshopRegistration.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: 'asc' } }),
      }),
    }),
  },
})
