import { z } from 'zod/mini'
import { CURRENT_LEVELS } from '../people/choices.ts'
import { BRANCH_MAXIMUM } from '../constants.ts'
import {
  emailField,
  linkedinUrlField,
  mainBranchField,
  nameField,
  optionalLine,
  requiredOr,
  form,
} from './fields/fields.ts'
import { passwordField } from './fields/password.ts'

export const menteeRegistrationSchema = form('The registration is missing', {
  name: nameField('Full name'),
  email: emailField(),
  password: passwordField(),
  linkedinUrl: linkedinUrlField(),
  mainBranch: mainBranchField(),
  subBranch: optionalLine('Specialization', BRANCH_MAXIMUM),
  currentLevel: z.enum(CURRENT_LEVELS, {
    error: requiredOr({
      required: 'Current level is required',
      invalid: 'Please select your current level from the list',
    }),
  }),
})
export type MenteeRegistration = z.infer<typeof menteeRegistrationSchema>
