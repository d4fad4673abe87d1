import { forEachAskedList } from '../../../api/rules/people/mentorLists.ts'
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
  ...forEachAskedList(() => ''),
  starterPackageRate: '',
  advancedPackageRate: '',
}

/** The form's API for its sections. */
export type ApplicationFormState = Form<z.input<typeof applicationFormSchema>, ApplicationForm>
