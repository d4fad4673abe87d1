import { z } from 'zod/mini'
import { isObject } from '../../../api/rules/inputs/fields/fields.ts'
import { otherField } from '../../../api/rules/inputs/fields/profileFields.ts'
import { experienceField, mentorApplicationSchema } from '../../../api/rules/inputs/mentorApplication.ts'
import { forEachAskedList } from '../../../api/rules/people/mentorLists.ts'
import { needsOther } from '../../features/accounts/form/specialization.ts'

const rules = mentorApplicationSchema.shape

/** Years from a text input; empty and invalid values fail the number's own rule. */
const years = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => (text.trim() === '' ? Number.NaN : Number(text))),
  ),
  experienceField(),
)

/** Schema of the form: the API's rules, in the order of the fields on screen. */
export const applicationFormSchema = z
  .object({
    name: rules.name,
    email: rules.email,
    password: rules.password,
    linkedinUrl: rules.linkedinUrl,
    specialization: rules.subBranch,
    otherSpecialization: otherField(),
    experience: years,
    bio: rules.bio,
    ...forEachAskedList((name) => z.nonoptional(rules[name])),
    starterPackageRate: rules.starterPackageRate,
    advancedPackageRate: rules.advancedPackageRate,
  })
  .check(
    z.refine((values) => !needsOther(values), {
      path: ['otherSpecialization'],
      error: 'Specialization is required',
      when: isObject,
    }),
  )

export type Application = z.infer<typeof applicationFormSchema>
