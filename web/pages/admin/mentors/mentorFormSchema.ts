/** What the form checks: the rules of the API, over what is typed. */
import { z } from 'zod/mini'
import type { MentorFormValues } from './mentorFormValues.ts'
import { forEachList, type MentorListName } from '../../../../api/rules/people/mentorLists.ts'
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
/** What a mentor has in their lists until now. */
export type StoredLists = Record<MentorListName, readonly string[]>

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** "BIM, , Tekla " is BIM and Tekla; what is stored as one item stays one, with the commas in it. */
function itemsOf(text: string, stored: readonly string[]): string[] {
  const parts = partsOf(text)
  const known = stored.map((item) => ({ item, parts: partsOf(item) })).filter((one) => one.parts.length > 1)
  const items: string[] = []
  for (let at = 0; at < parts.length;) {
    const one = known.find((whole) => whole.parts.every((part, index) => part === parts[at + index]))
    items.push(one?.item ?? parts[at]!)
    at += one?.parts.length ?? 1
  }
  return items
}

const itemsWith = (stored: readonly string[]) =>
  z.pipe(
    z.string(),
    z.transform((text: string): string | string[] | undefined => itemsOf(text, stored)),
  )
const rate = z.pipe(
  z.string(),
  z.transform((text: string): string | number | undefined => text.trim() || '0'),
)

/** What is no number fails the number's own rule. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

const listsWith = (stored: StoredLists | null) =>
  forEachList((name) => z.pipe(itemsWith(stored?.[name] ?? []), edited[name]))
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
  ...listsWith(null),
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

/** Rules of the form: the password is for a new mentor only, rating and reviews for one who is there, with their lists. */
export function mentorFormSchema(stored: StoredLists | null): z.ZodMiniType<CheckedMentor, MentorFormValues> {
  // Its fields may be optional, as they are in the input: the form has them all.
  return (stored ? z.extend(known, listsWith(stored)) : newOne) as z.ZodMiniType<CheckedMentor, MentorFormValues>
}
