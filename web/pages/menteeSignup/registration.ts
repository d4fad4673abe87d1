import { z } from 'zod/mini'
import { isObject } from '../../../api/rules/inputs/fields.ts'
import { menteeRegistrationSchema } from '../../../api/rules/inputs/menteeRegistration.ts'
import type { useRegisterMenteeMutation } from '../../__generated__/useRegisterMenteeMutation.graphql.ts'
import { branchesOf, needsOther, otherField } from '../../features/accounts/specialization.ts'

const rules = menteeRegistrationSchema.shape

/** The registration as it is typed: the API's own rules, in the order of the fields on screen. */
export const registrationFormSchema = z
  .object({
    name: rules.name,
    email: rules.email,
    password: rules.password,
    linkedinUrl: rules.linkedinUrl,
    currentLevel: rules.currentLevel,
    specialization: otherField(),
    otherSpecialization: otherField(),
  })
  .check(
    z.refine((values) => !needsOther(values), {
      path: ['otherSpecialization'],
      error: 'Please write your specialization, or choose another one',
      when: isObject,
    }),
  )
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
