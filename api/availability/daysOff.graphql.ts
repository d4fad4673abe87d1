import { z } from 'zod/mini'
import { isSelf } from '../accounts/viewer.ts'
import { builder } from '../graphql/builder.ts'
import { mutation } from '../graphql/mutation.ts'
import { NO_ID, nodeId } from '../graphql/nodeId.ts'
import { DAYS_OFF_MAXIMUM } from '../rules/constants.ts'
import { daysOffRangesSchema, daysOffSchema, type DaysOffInput } from '../rules/inputs/availability.ts'
import { readInput } from '../rules/inputs/fields/issues.ts'
import { dateOnly, istDate } from '../rules/time/time.ts'
import { DaysOffRangeInput } from './availability.graphql.ts'
import { sessionsOn } from './calendars.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { rowNow } from '../graphql/rowNow.ts'
import { mentorOf, type MentorId } from '../graphql/identity.ts'
import { NotFoundError, ValidationError } from '../rules/userErrors.ts'
import type { App } from '../app.ts'
import { inTransaction, violates } from '../database/transaction.ts'

const DaysOffType = builder.prismaNode('AvailabilityException', {
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

mutation('saveDaysOff', {
  description: "Adds or changes the signed-in mentor's own days off. Sessions that are booked on them stay.",
  authScopes: { mentor: true },
  errors: CHANGE_ERRORS,
  input: {
    description: 'Days on which the mentor offers nothing.',
    argument: 'The days.',
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
    schema: daysOffSchema,
  },
  resolve: async (context, input) => {
    const mentorId = mentorOf(context)
    return { id: await saveDaysOff(context, mentorId, input), mentorId }
  },
  payload: {
    description: 'The days are off.',
    fields: (t) => ({
      daysOff: rowNow(t, 'AvailabilityException', 'id', 'As they are kept.'),
      mentor: rowNow(t, 'Mentor', 'mentorId', 'Whose days off they are.'),
      sessions: t.prismaField({
        type: ['Booking'],
        description: 'Confirmed sessions on these days, soonest first: they stay as they are.',
        cost: { items: SESSIONS },
        resolve: async (query, { id, mentorId }, _args, { db, clock }) => {
          const range = await db.availabilityException.findUniqueOrThrow({ where: { id } })
          return await db.booking.findMany({ ...query, ...sessionsOn(mentorId, [range], clock.now()), take: SESSIONS })
        },
      }),
    }),
  },
})

/** Answers the id. Throws ValidationError, also for days that are over, off already or too many, NotFoundError. */
async function saveDaysOff(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  mentorId: MentorId,
  { id, startDate, endDate, note }: DaysOffInput,
): Promise<number> {
  const last = endDate ?? startDate
  const today = istDate(clock.now())
  if (last < today) throw new ValidationError([{ path: 'endDate', message: 'These days are over' }])
  const data = { startDate: dateOnly(startDate), endDate: dateOnly(last), ...(note !== undefined && { note }) }
  try {
    return await inTransaction(db, async (tx) => {
      // One after the other, so that the last place is given once.
      await tx.$queryRaw`SELECT id FROM mentors WHERE id = ${mentorId} FOR NO KEY UPDATE`
      const others = { mentorId, endDate: { gte: dateOnly(today) }, ...(id && { id: { not: id } }) }
      if ((await tx.availabilityException.count({ where: others })) >= DAYS_OFF_MAXIMUM) {
        const message = `You can have at most ${DAYS_OFF_MAXIMUM} stretches of days off ahead`
        throw new ValidationError([{ path: 'startDate', message }])
      }
      if (id) {
        const { count } = await tx.availabilityException.updateMany({ where: { id, mentorId }, data })
        if (count === 0) throw new NotFoundError('Days off not found')
        return id
      }
      const made = await tx.availabilityException.create({
        data: { mentorId, ...data, createdAt: clock.now() },
        select: { id: true },
      })
      return made.id
    })
  } catch (error) {
    if (violates(error, 'availability_exceptions_no_overlap'))
      throw new ValidationError([
        { path: 'startDate', message: 'Some of these days are off already. Change those days off instead.' },
      ])
    throw error
  }
}

/** Offers a mentor's hours on those days again. Throws NotFoundError for anyone else's. */
async function removeDaysOff({ db }: Pick<App, 'db'>, mentorId: MentorId, id: number): Promise<void> {
  const { count } = await db.availabilityException.deleteMany({ where: { id, mentorId } })
  if (count === 0) throw new NotFoundError('Days off not found')
}

mutation('removeDaysOff', {
  description: "Removes the signed-in mentor's own days off.",
  authScopes: { mentor: true },
  errors: CHANGE_ERRORS,
  input: {
    description: 'Which days off.',
    argument: 'Which days off.',
    fields: (t) => ({ id: t.int({ description: 'Numeric id.' }) }),
    schema: z.object({ id: z.int() }),
  },
  resolve: async (context, input) => {
    const mentorId = mentorOf(context)
    await removeDaysOff(context, mentorId, input.id)
    return { mentorId }
  },
  payload: {
    description: 'The weekly hours hold on these days again.',
    fields: (t) => ({ mentor: rowNow(t, 'Mentor', 'mentorId', 'Whose days off they were.') }),
  },
})
