import { z } from 'zod/mini'
import { NAME_MAXIMUM } from '../constants.ts'
import { atMost, knownPassword, optionalLine, form } from './fields/fields.ts'

const USERNAME = 'User ID is required'
/** Longer than any code, however it is spaced. */
export const CODE_MAXIMUM = 40

/** The fields as typed; whether they are right is not the form's to know. */
export const adminSignInSchema = form('User ID and password are required', {
  username: z.string(USERNAME).check(z.trim(), z.minLength(1, USERNAME), atMost('User ID', NAME_MAXIMUM)),
  password: knownPassword('Password is required'),
  code: optionalLine('Code', CODE_MAXIMUM),
})
export type AdminSignIn = z.infer<typeof adminSignInSchema>
