import { z } from 'zod/mini'
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../constants.ts'
import { isCommonPassword } from './commonPasswords.ts'

const LENGTH = `Password must be at least ${PASSWORD_MINIMUM} characters long`
const COMPOSITION =
  'Password must contain at least 1 uppercase letter, 1 number, 1 special character, and be at least 8 characters long'
const COMMON = 'This password is too common. Please choose another one.'

/** Characters from which an accepted password counts as good, and as strong. */
const GOOD_LENGTH = 11
const STRONG_LENGTH = 15

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
    { label: 'Only letters, numbers and these symbols', met: CHARACTERS.test(password) },
  ]
}

/** How hard a password is to guess, in the steps of a gauge. */
export interface PasswordStrength {
  /** 0 (nothing typed) to 4. */
  value: 0 | 1 | 2 | 3 | 4
  label: 'Nothing typed yet' | 'Weak' | 'Fair' | 'Good' | 'Strong'
}

/** Weak is what is not accepted; of what is, length makes the strength. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return { value: 0, label: 'Nothing typed yet' }
  if (!passwordRules(password).every(({ met }) => met) || isCommonPassword(password)) return { value: 1, label: 'Weak' }
  if (password.length < GOOD_LENGTH) return { value: 2, label: 'Fair' }
  return password.length < STRONG_LENGTH ? { value: 3, label: 'Good' } : { value: 4, label: 'Strong' }
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
