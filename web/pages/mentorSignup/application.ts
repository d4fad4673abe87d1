import type { z } from 'zod/mini'
import { branchesOf } from '../../features/accounts/specialization.ts'
import type { Form } from '../../ui/useForm.ts'
import type { useApplyAsMentorMutation } from '../../__generated__/useApplyAsMentorMutation.graphql.ts'
import type { applicationFormSchema } from './applicationSchema.ts'

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
  const { specialization, otherSpecialization, experience, ...rest } = values
  // A text still when the check could not be loaded.
  return {
    ...rest,
    experience: Number(experience),
    ...branchesOf({ specialization, otherSpecialization }),
    available: true,
  }
}

/** The form's state, for its parts. */
export type ApplicationFormState = Form<z.input<typeof applicationFormSchema>, ApplicationForm>
