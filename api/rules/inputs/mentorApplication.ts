import { z } from 'zod/mini'
import {
  BRANCH_MAXIMUM,
  EXPERIENCE_MAXIMUM,
  EXPERIENCE_MINIMUM,
  MINIMUM_RATE_PAISE,
  PROSE_MAXIMUM,
} from '../constants.ts'
import { forEachAskedList } from '../people/mentorLists.ts'
import { parseRupees, rupeesText } from '../text/format.ts'
import {
  emailField,
  linkedinUrlField,
  mainBranchField,
  nameField,
  readAs,
  requiredLine,
  requiredOr,
  requiredProse,
  form,
} from './fields/fields.ts'
import { passwordField } from './fields/password.ts'
import { listUpdate } from './fields/profileFields.ts'

const EXPERIENCE = `Experience must be at least ${EXPERIENCE_MINIMUM} year`

/** Rupees as text or number; answers text with two places, of which `parseRupees` makes paise. */
function rateField(label: string) {
  const required = `${label} is required`
  const low = `${label} must be at least ₹1`
  return z.pipe(
    z
      .union([z.string(), z.number()], { error: requiredOr({ required, invalid: low }) })
      .check(z.describe('In rupees, as text or number')),
    readAs(
      (value: string | number) => {
        const paise = parseRupees(value)
        return paise !== null && paise >= MINIMUM_RATE_PAISE ? rupeesText(paise) : null
      },
      (value) => (String(value).trim() === '' ? required : rateMessage(label, Number(value))),
    ),
  )
}

function rateMessage(label: string, rupees: number): string {
  if (rupees < 1) return `${label} must be at least ₹1`
  if (rupees > 10_000_000) return `${label} must be at most ₹1,00,00,000`
  return `${label} must be an amount in rupees with at most two decimals`
}

export function experienceField() {
  return z
    .number(EXPERIENCE)
    .check(
      z.minimum(EXPERIENCE_MINIMUM, { error: EXPERIENCE, abort: true }),
      z.maximum(EXPERIENCE_MAXIMUM, `Experience must be at most ${EXPERIENCE_MAXIMUM} years`),
      z.multipleOf(1, 'Experience must be in whole years'),
    )
}

/** An application as a mentor. Server-managed fields (status, rating, …) are not in it and are dropped. */
export const mentorApplicationSchema = form('The application is missing', {
  name: nameField('Full name'),
  email: emailField(),
  password: passwordField(),
  linkedinUrl: linkedinUrlField(),
  mainBranch: mainBranchField(),
  subBranch: requiredLine('Specialization', BRANCH_MAXIMUM),
  experience: experienceField(),
  starterPackageRate: rateField('Starter package rate'),
  advancedPackageRate: rateField('Advanced package rate'),
  bio: requiredProse('Bio', PROSE_MAXIMUM),
  ...forEachAskedList((_name, { label }) => listUpdate(label)),
  available: z.pipe(
    z.nullish(z.boolean('Available must be true or false')),
    z.transform((available: boolean | null | undefined) => available ?? true),
  ),
})
export type MentorApplication = z.infer<typeof mentorApplicationSchema>
