import { parseRupees } from '../../rules/text/format.ts'
import { addDays, istDate } from '../../rules/time/time.ts'
import { isRegistrationOpen } from '../../rules/workshops/workshops.ts'
import { viewerOf, ViewerType } from '../../accounts/viewer.graphql.ts'
import type { Transaction } from '../../database/client.ts'
import type { InputFields, Payload } from '../../graphql/mutation.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { errorType } from '../../graphql/errors.ts'
import { claimPicture } from '../../media/claimPicture.ts'
import { NotFoundError, ValidationError } from '../../rules/userErrors.ts'
import { visibleWorkshops } from '../whichWorkshops.ts'
import { WorkshopType } from '../workshop.graphql.ts'
import { WorkshopConflictError, type Organiser } from './organisers.ts'

/** The payload of a mutation of one workshop: the workshop, and the mentor with their workshops. */
export const workshopPayload = (description: string): Payload<{ workshopId: number }> => ({
  description,
  fields: (t) => ({
    workshop: rowNow(t, 'Workshop', 'workshopId', 'The workshop as it is now.'),
    viewer: t.field({
      type: ViewerType,
      nullable: true,
      description: 'The mentor, with their workshops; null for an administrator.',
      resolve: (_payload, _args, context) => (context.member ? viewerOf(context) : null),
    }),
  }),
})

/** Input fields that a new workshop needs and a save may change. */
export const workshopFields = <Required extends boolean>(t: InputFields, required: Required) => {
  const text = (description: string) => t.string({ required, description })
  return {
    title: text('One line, at most 120 characters.'),
    description: text('At most 4000 characters; lines are kept.'),
    branch: text('One of the choices of a form, or free text.'),
    date: text('YYYY-MM-DD in IST. Of a mentor one that people can still register for, within a year.'),
    time: text('HH:mm in IST.'),
    duration: text('Free text, such as `2-3 hours`.'),
    price: text('Whole rupees, such as `499`; 0 is free.'),
    imageId: t.string({
      required: false,
      description: 'Id or path of a picture that the same person has uploaded; null for none.',
    }),
    meetingLink: t.string({ required: false, description: 'https only; null or empty for none yet.' }),
    mentorId: t.int({ required: false, description: 'Whose it is; for administrators, others are not asked.' }),
    isActive: t.boolean({
      required: false,
      description: 'Whether it is approved; for administrators, others are not asked.',
    }),
  }
}

const DAYS_AHEAD = 366

const badDate = (message: string) => new ValidationError([{ path: 'date', message }])

/** Mentors choose a day that people can still register for, administrators any day. Throws ValidationError. */
export function checkDate(by: Organiser, date: string, now: Date): void {
  if (by.type === 'administrator') return
  if (date < istDate(now)) throw badDate('Date must not be in the past')
  if (!isRegistrationOpen(date, now))
    throw badDate('Registration closes 24 hours before the day of the workshop. Please choose a later date.')
  if (date > addDays(istDate(now), DAYS_AHEAD)) throw badDate('Date must be within a year')
}

export const paiseOf = (price: string): number => parseRupees(price) ?? 0

/** The path of the picture after the save; undefined if it stays. Throws ValidationError for a picture of somebody else. */
export async function imageOf(
  tx: Transaction,
  { uploader }: Organiser,
  { given, stored, now }: { given: string | null | undefined; stored: string | null; now: Date },
): Promise<string | null | undefined> {
  if (given === undefined || given === stored) return undefined
  return given === null ? null : await claimPicture(tx, { given, person: uploader, path: 'imageId', now })
}

/** Columns of a workshop that this mentor holds. Throws NotFoundError. */
export async function heldBy(tx: Transaction, mentorId: number): Promise<{ mentorId: number; instructorName: string }> {
  const mentor = await tx.mentor.findUnique({ where: { id: mentorId }, select: { name: true } })
  if (!mentor) throw new NotFoundError('Mentor not found')
  return { mentorId, instructorName: mentor.name }
}

errorType(
  WorkshopConflictError,
  'The workshop was changed meanwhile, or its state does not allow it; it stays as it is.',
  (t) => ({
    workshop: t.prismaField({
      type: WorkshopType,
      description: 'The workshop as it is now.',
      resolve: (query, { workshopId }, _args, context) =>
        context.db.workshop.findFirstOrThrow({ ...query, where: { id: workshopId, AND: [visibleWorkshops(context)] } }),
    }),
  }),
)
