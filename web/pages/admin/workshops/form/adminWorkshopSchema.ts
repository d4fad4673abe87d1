import { z } from 'zod/mini'
import { PARTICIPANTS_DEFAULT, PARTICIPANTS_MAXIMUM } from '../../../../../api/rules/workshops/workshops.ts'
import { workshopFormSchema } from '../../../../features/workshops/form/workshopRules.ts'

/** Seats: 50 when it is not a number. */
const seats = z.pipe(
  z.string(),
  z.transform((text, context): number => {
    const given = text.trim() === '' ? Number.NaN : Number(text)
    if (Number.isNaN(given)) return PARTICIPANTS_DEFAULT
    const problem =
      given < 1 ? TOO_FEW : !Number.isInteger(given) ? NOT_WHOLE : given > PARTICIPANTS_MAXIMUM && TOO_MANY
    if (!problem) return given
    context.issues.push({ code: 'custom', message: problem, input: text })
    return z.NEVER
  }),
)
const TOO_FEW = 'Must have at least 1 participant'
const NOT_WHOLE = 'Max participants must be a whole number'
const TOO_MANY = `Max participants must be at most ${PARTICIPANTS_MAXIMUM}`

/** What administrators' form of a workshop checks. */
export const adminWorkshopSchema = (needsMentor: boolean) =>
  z.extend(workshopFormSchema, {
    maxParticipants: seats,
    mentorId: z.pipe(
      z.string().check(z.refine((id) => !needsMentor || id !== '', 'Please choose a mentor')),
      z.transform((id: string) => (id === '' ? null : Number(id))),
    ),
    isActive: z.pipe(
      z.string(),
      z.transform((choice: string) => choice === 'yes'),
    ),
  })
export type AdminWorkshopValues = z.infer<ReturnType<typeof adminWorkshopSchema>>
