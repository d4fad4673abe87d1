import type { z } from 'zod/mini'
import type { registrationFormSchema } from './registrationSchema.ts'

export type RegistrationForm = z.infer<typeof registrationFormSchema>

/** Initial values, without the password; the fields saved as a draft. */
export const EMPTY_REGISTRATION = {
  name: '',
  email: '',
  linkedinUrl: '',
  currentLevel: '',
  specialization: '',
  otherSpecialization: '',
}
