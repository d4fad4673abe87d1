import { z } from 'zod/mini'
import { isObject } from '../../../api/rules/inputs/fields.ts'
import { experienceField, mentorApplicationSchema } from '../../../api/rules/inputs/mentorApplication.ts'
import type { Form } from '../../ui/useForm.ts'
import { branchesOf, needsOther, otherField } from '../../features/accounts/specialization.ts'
import type { useApplyAsMentorMutation } from '../../__generated__/useApplyAsMentorMutation.graphql.ts'

const rules = mentorApplicationSchema.shape

/** Years from a text input; nothing and nonsense fail the number's own rule. */
const years = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => (text.trim() === '' ? Number.NaN : Number(text))),
  ),
  experienceField(),
)

/** The application as it is typed: the API's own rules, in the order of the fields on screen. */
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
export type ApplicationForm = z.infer<typeof applicationFormSchema>

/** The form before anything is typed, without the password. These texts are kept as a draft. */
export const EMPTY_APPLICATION = {
  name: '',
  email: '',
  linkedinUrl: '',
  specialization: '',
  otherSpecialization: '',
  experience: '',
  bio: '',
  starterPackageRate: '',
  advancedPackageRate: '',
}

/** What the API is sent. */
export function applicationInput(values: ApplicationForm): useApplyAsMentorMutation['variables']['input'] {
  const { specialization, otherSpecialization, ...rest } = values
  return { ...rest, ...branchesOf({ specialization, otherSpecialization }), available: true }
}

/** The form's state, for its parts. */
export type ApplicationFormState = Form<z.input<typeof applicationFormSchema>, ApplicationForm>
