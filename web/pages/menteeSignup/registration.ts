import type { z } from 'zod/mini'
import type { useRegisterMenteeMutation } from '../../__generated__/useRegisterMenteeMutation.graphql.ts'
import { branchesOf } from '../../features/accounts/specialization.ts'
import type { registrationFormSchema } from './registrationSchema.ts'

export type RegistrationForm = z.infer<typeof registrationFormSchema>

/** The form before anything is typed, without the password. These texts are kept as a draft. */
export const EMPTY_REGISTRATION = {
  name: '',
  email: '',
  linkedinUrl: '',
  currentLevel: '',
  specialization: '',
  otherSpecialization: '',
}

/** What the API is sent. */
export function registrationInput(values: RegistrationForm): useRegisterMenteeMutation['variables']['input'] {
  const { specialization, otherSpecialization, ...rest } = values
  const { mainBranch, subBranch } = branchesOf({ specialization, otherSpecialization })
  return { ...rest, mainBranch, ...(subBranch !== '' && { subBranch }) }
}
