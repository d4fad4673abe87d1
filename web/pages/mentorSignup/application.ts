import { ASKED_LISTS, type AskedListName } from '../../../api/rules/people/choices.ts'
import type { z } from 'zod/mini'
import type { Form } from '../../ui/useForm.ts'
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
  ...(Object.fromEntries(Object.keys(ASKED_LISTS).map((name) => [name, ''])) as Record<AskedListName, string>),
  starterPackageRate: '',
  advancedPackageRate: '',
}

/** The form's API for its sections. */
export type ApplicationFormState = Form<z.input<typeof applicationFormSchema>, ApplicationForm>
