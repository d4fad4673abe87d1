/** What the sections check: the rules of the API, each with the fields of its form. Loaded when a section is used. */
import { z } from 'zod/mini'
import type { MentorListName } from '../../../../api/rules/people/mentorLists.ts'
import { mentorProfileSchema } from '../../../../api/rules/inputs/mentorProfile.ts'
import { experienceField } from '../../../../api/rules/inputs/mentorApplication.ts'
import { isObject } from '../../../../api/rules/inputs/fields/fields.ts'
import { otherField } from '../../../../api/rules/inputs/fields/profileFields.ts'
import { needsOther } from '../../../features/accounts/specialization.ts'

const rules = mentorProfileSchema.shape

export const basicInfoSchema = z.object({
  name: rules.name,
  email: rules.email,
  currentPassword: z.string(),
  linkedinUrl: rules.linkedinUrl,
})

export const positionSchema = z.object({
  currentJobTitle: rules.currentJobTitle,
  currentCompany: rules.currentCompany,
  currentCity: rules.currentCity,
  currentCountry: rules.currentCountry,
})

/** Years from a text input; empty and invalid values fail the number's own rule. */
const years = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => (text.trim() === '' ? Number.NaN : Number(text))),
  ),
  experienceField(),
)

export const backgroundSchema = z
  .object({
    mainBranch: rules.mainBranch,
    specialization: z.string(),
    otherSpecialization: otherField(),
    experience: years,
  })
  .check(
    z.refine((values) => !needsOther(values), {
      path: ['otherSpecialization'],
      error: 'Specialization is required',
      when: isObject,
    }),
  )

/** Sections of one text or list: the field alone. */
export const fieldSchema = <Name extends 'bio' | 'whyIMentor' | 'successStories' | MentorListName>(name: Name) =>
  z.object({ [name]: rules[name] } as Pick<typeof rules, Name>)
