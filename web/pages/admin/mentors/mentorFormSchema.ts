/** What the form checks: the rules of the API, over what is typed. */
import { z } from 'zod/mini'
import type { MentorFormValues } from './mentorFormValues.ts'
import { forEachList } from '../../../../api/rules/people/mentorLists.ts'
import { newMentorSchema, mentorUpdateSchema } from '../../../../api/rules/inputs/mentorByAdministrator.ts'

const added = newMentorSchema.shape
const {
  profileImage: _image,
  weeklyAvailability: _hours,
  profileVersion: _version,
  ...edited
} = mentorUpdateSchema.shape

const years = z.pipe(
  z.string(),
  z.transform((text: string) => numberOf(text)),
)
const number = z.pipe(
  z.string(),
  z.transform((text: string): number | undefined => numberOf(text)),
)
/** "BIM, , Tekla " is BIM and Tekla. */
const items = z.pipe(
  z.string(),
  z.transform((text: string): string | string[] | undefined =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
)
const rate = z.pipe(
  z.string(),
  z.transform((text: string): string | number | undefined => text.trim() || '0'),
)

/** What is no number fails the number's own rule. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

const lists = forEachList((name) => z.pipe(items, edited[name]))
const rates = {
  starterPackageRate: z.pipe(rate, edited.starterPackageRate),
  advancedPackageRate: z.pipe(rate, edited.advancedPackageRate),
}

/** A new mentor's form does not show it. */
const absent = z.pipe(
  z.string(),
  z.transform((): number | undefined => undefined),
)
const shape = {
  ...edited,
  ...lists,
  ...rates,
  name: added.name,
  email: added.email,
  experience: z.pipe(years, added.experience),
  status: z.enum(['PENDING_REVIEW', 'ACCEPTED', 'REJECTED']),
}
const newOne = z.object({ ...shape, password: added.password, rating: absent, reviewCount: absent })
const known = z.object({
  ...shape,
  password: z.string(),
  rating: z.pipe(number, edited.rating),
  reviewCount: z.pipe(number, edited.reviewCount),
})

/** Checked values, as the API takes them. */
export type CheckedMentor = z.infer<typeof known>

/** Rules of the form: the password is for a new mentor only, rating and reviews for one who is there. */
export function mentorFormSchema(isEdit: boolean): z.ZodMiniType<CheckedMentor, MentorFormValues> {
  // Its fields may be optional, as they are in the input: the form has them all.
  return (isEdit ? known : newOne) as z.ZodMiniType<CheckedMentor, MentorFormValues>
}
