import { z } from 'zod/mini'
import { MINIMUM_RATE_PAISE } from '../constants.ts'
import { parseRupees, rupeesText } from '../text/format.ts'
import { nameField, emailField, readAs, form } from './fields/fields.ts'
import { experienceField } from './mentorApplication.ts'
import { mentorProfileSchema } from './mentorProfile.ts'
import { passwordField } from './fields/password.ts'

/** Rupees as text or number; answers text with two places. 0 is unset: the suggested price is charged then. */
function rateOrUnset(label: string) {
  const message = `${label} must be an amount in rupees with at most two decimals, ₹1,00,00,000 at most`
  return z.optional(
    z.pipe(
      z
        .union([z.string(), z.number()], { error: message })
        .check(z.describe('In rupees, as text or number; 0 is unset')),
      readAs(
        (value: string | number) => {
          const paise = parseRupees(value)
          return paise !== null && (paise === 0 || paise >= MINIMUM_RATE_PAISE) ? rupeesText(paise) : null
        },
        (value) =>
          parseRupees(value) === null ? message : `${label} must be at least ₹1, or 0 for the suggested price`,
      ),
    ),
  )
}

const RATING = 'Rating must be from 0 to 5, with at most two decimals'
const REVIEWS = 'Review count must be a whole number, 0 or more'

const { mentorId: _mentorId, currentPassword: _currentPassword, ...profile } = mentorProfileSchema.shape

const managed = {
  starterPackageRate: rateOrUnset('Starter package rate'),
  advancedPackageRate: rateOrUnset('Advanced package rate'),
  isActive: z.optional(z.boolean('Active must be true or false')),
}

const { profileVersion: _version, ...newProfile } = profile

export const newMentorSchema = form('The mentor is missing', {
  ...newProfile,
  ...managed,
  name: nameField('Full name'),
  email: emailField(),
  password: passwordField(),
  experience: experienceField(),
})
export type NewMentor = z.infer<typeof newMentorSchema>

/** What an administrator saves of a mentor; what is left out stays. */
export const mentorUpdateSchema = form('The mentor is missing', {
  ...profile,
  ...managed,
  rating: z.optional(
    z.number(RATING).check(z.minimum(0, RATING), z.maximum(5, RATING), z.refine(hasTwoDecimals, RATING)),
  ),
  reviewCount: z.optional(z.int(REVIEWS).check(z.minimum(0, REVIEWS), z.maximum(1_000_000, REVIEWS))),
})
export type MentorUpdate = z.infer<typeof mentorUpdateSchema>

function hasTwoDecimals(rating: number): boolean {
  return Math.abs(rating * 100 - Math.round(rating * 100)) < 1e-9
}
