import { z } from 'zod/mini'
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../constants.ts'
import { isCommonPassword } from './commonPasswords.ts'

const LENGTH = `Password must be at least ${PASSWORD_MINIMUM} characters long`
const COMPOSITION =
  'Password must contain at least 1 uppercase letter, 1 number, 1 special character, and be at least 8 characters long'
const COMMON = 'This password is too common. Please choose another one.'

const CHARACTERS = /^[A-Za-z\d@$!%*?&]+$/

/** One line of the live checklist. */
export interface PasswordRule {
  label: string
  met: boolean
}

/** The rules of a new password, each with whether this one meets it; all met = acceptable, unless too common. */
export function passwordRules(password: string): PasswordRule[] {
  return [
    { label: `${PASSWORD_MINIMUM} characters or more`, met: password.length >= PASSWORD_MINIMUM },
    { label: 'One lowercase letter', met: /[a-z]/.test(password) },
    { label: 'One uppercase letter', met: /[A-Z]/.test(password) },
    { label: 'One number', met: /\d/.test(password) },
    { label: 'One of @ $ ! % * ? &', met: /[@$!%*?&]/.test(password) },
    { label: 'Only letters, numbers and these marks', met: CHARACTERS.test(password) },
  ]
}

/** A new password: the composition rule, and none of the best known ones. */
export function passwordField() {
  return z.string(LENGTH).check(
    // Before all else, so that a megabyte costs nothing.
    z.maxLength(PASSWORD_MAXIMUM, {
      error: `Password must be at most ${PASSWORD_MAXIMUM} characters long`,
      abort: true,
    }),
    z.minLength(PASSWORD_MINIMUM, { error: LENGTH, abort: true }),
    z.refine((password) => passwordRules(password).every((rule) => rule.met), {
      error: COMPOSITION,
      abort: true,
    }),
    z.refine((password) => !isCommonPassword(password), COMMON),
  )
}
