import type { z } from 'zod/mini'
import { branchesOf } from '../../features/accounts/specialization.ts'
import type { Form } from '../../ui/useForm.ts'
import type { useApplyAsMentorMutation } from '../../__generated__/useApplyAsMentorMutation.graphql.ts'
import type { applicationFormSchema } from './applicationSchema.ts'

export type ApplicationForm = z.infer<typeof applicationFormSchema>

/** Initial values, without the password; the fields saved as a draft. */
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

/** The form's values as the API's input. */
export function applicationInput(values: ApplicationForm): useApplyAsMentorMutation['variables']['input'] {
  const { specialization, otherSpecialization, experience, ...rest } = values
  // Still a text if the validator could not be loaded.
  return {
    ...rest,
    experience: Number(experience),
    ...branchesOf({ specialization, otherSpecialization }),
    available: true,
  }
}

/** The form's API for its sections. */
export type ApplicationFormState = Form<z.input<typeof applicationFormSchema>, ApplicationForm>
