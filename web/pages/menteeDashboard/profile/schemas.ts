/** What the sections check: the rules of the API, each with the fields of its form. Loaded when a section is used. */
import { z } from 'zod/mini'
import { menteeProfileSchema } from '../../../../api/rules/inputs/menteeProfile.ts'

const rules = menteeProfileSchema.shape

export const aboutSchema = z.object({
  name: rules.name,
  email: rules.email,
  currentPassword: z.string(),
  linkedinUrl: rules.linkedinUrl,
  bio: rules.bio,
})

export const studiesSchema = z.object({ college: rules.college, year: rules.year, goals: rules.goals })
