import { z } from 'zod/mini'
import { isObject } from '../../../api/rules/inputs/fields/fields.ts'
import { menteeRegistrationSchema } from '../../../api/rules/inputs/menteeRegistration.ts'
import { otherField } from '../../../api/rules/inputs/fields/profileFields.ts'
import { needsOther } from '../../features/accounts/form/specialization.ts'

const rules = menteeRegistrationSchema.shape

/** Schema of the form: the API's rules, in the order of the fields on screen. */
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
      error: 'Please enter your specialization, or choose another one',
      when: isObject,
    }),
  )

export type Registration = z.infer<typeof registrationFormSchema>
