import { z } from 'zod/mini'
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../../constants.ts'
import { passwordRules } from '../../people/passwords.ts'
import { isObject } from './fields.ts'
import { isCommonPassword } from '../../people/passwordStrength.ts'

const LENGTH = `Password must be at least ${PASSWORD_MINIMUM} characters long`
const COMPOSITION =
  'Password must contain at least 1 uppercase letter, 1 number, 1 special character, and be at least 8 characters long'
export const COMMON = 'This password is too common. Please choose another one.'

/** A new password of a member: the composition rule, and none of the best known ones. */
export function passwordField() {
  return newPassword(LENGTH, PASSWORD_MINIMUM).check(
    z.refine((password) => passwordRules(password).every((rule) => rule.met), { error: COMPOSITION, abort: true }),
    z.refine((password) => !isCommonPassword(password), COMMON),
  )
}

const CONFIRM = 'Please confirm your password'

export const confirmPasswordField = (message = CONFIRM) => z.string(message).check(z.minLength(1, message))

export const isTypedTwice = z.refine<{ newPassword: string; confirmPassword: string }>(
  ({ newPassword: typed, confirmPassword: again }) => !again || typed === again,
  { path: ['confirmPassword'], error: "Passwords don't match", when: isObject },
)

export function newPassword(tooShort: string, minimum: number) {
  return z.string(tooShort).check(
    // Before all else, so that a megabyte costs nothing.
    z.maxLength(PASSWORD_MAXIMUM, {
      error: `Password must be at most ${PASSWORD_MAXIMUM} characters long`,
      abort: true,
    }),
    z.minLength(minimum, { error: tooShort, abort: true }),
  )
}
