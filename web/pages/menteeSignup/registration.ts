import type { z } from 'zod/mini'
import type { useRegisterMenteeMutation } from '../../__generated__/useRegisterMenteeMutation.graphql.ts'
import { branchesOf } from '../../features/accounts/specialization.ts'
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

/** The form's values as the API's input. */
export function registrationInput(values: RegistrationForm): useRegisterMenteeMutation['variables']['input'] {
  const { specialization, otherSpecialization, ...rest } = values
  const { mainBranch, subBranch } = branchesOf({ specialization, otherSpecialization })
  return { ...rest, mainBranch, ...(subBranch !== '' && { subBranch }) }
}
