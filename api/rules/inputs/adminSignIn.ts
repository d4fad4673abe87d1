import { z } from 'zod/mini'
import { NAME_MAXIMUM, PASSWORD_MAXIMUM } from '../constants.ts'
import { optionalLine } from './fields/fields.ts'

const USERNAME = 'User ID is required'
const PASSWORD = 'Password is required'
/** Longer than any code, however it is spaced. */
export const CODE_MAXIMUM = 40

/** The fields as typed; whether they are right is not the form's to know. */
export const adminSignInSchema = z.object(
  {
    username: z
      .string(USERNAME)
      .check(
        z.trim(),
        z.minLength(1, USERNAME),
        z.maxLength(NAME_MAXIMUM, `User ID must be at most ${NAME_MAXIMUM} characters`),
      ),
    password: z
      .string(PASSWORD)
      .check(
        z.minLength(1, PASSWORD),
        z.maxLength(PASSWORD_MAXIMUM, `Password must be at most ${PASSWORD_MAXIMUM} characters`),
      ),
    code: optionalLine('Code', CODE_MAXIMUM),
  },
  'User ID and password are required',
)
export type AdminSignIn = z.infer<typeof adminSignInSchema>
