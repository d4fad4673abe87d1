import { z } from 'zod/mini'
import { CLOSING_PHRASE, PASSWORD_MAXIMUM } from '../constants.ts'
import { isObject } from './fields/fields.ts'
import { passwordField } from './fields/password.ts'

const REQUIRED = 'Please enter your password'
const LONG = `Password must be at most ${PASSWORD_MAXIMUM} characters`
export const SECURITY_MESSAGES = {
  currentRequired: 'Please enter your current password',
  currentForEmail: 'Enter your current password to change your email',
  currentWrong: 'Your current password is incorrect',
  wrong: 'That password is incorrect',
  same: 'Choose a password that differs from the current one',
  /** For a community member who has never set one. */
  noPassword: 'This account has no password yet. Use "Forgot password?" on the login page to get a link and set one.',
  confirm: 'Please confirm your password',
  differ: "Passwords don't match",
  phrase: 'Please type "close my account"',
} as const

/** A password that exists already: today's rules for new ones do not apply. */
function knownPasswordField(required: string) {
  return z.string(required).check(z.maxLength(PASSWORD_MAXIMUM, LONG), z.minLength(1, required))
}

/** A new password in place of the current one. */
export const passwordChangeSchema = z.object(
  { currentPassword: knownPasswordField(SECURITY_MESSAGES.currentRequired), newPassword: passwordField() },
  'Current and new password are required',
)
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/** The same with the new one typed twice, for the form. */
export const passwordChangeFormSchema = z
  .extend(passwordChangeSchema, {
    confirmPassword: z.string(SECURITY_MESSAGES.confirm).check(z.minLength(1, SECURITY_MESSAGES.confirm)),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => !confirmPassword || newPassword === confirmPassword, {
      path: ['confirmPassword'],
      error: SECURITY_MESSAGES.differ,
      when: isObject,
    }),
  )

/** Closing one's account: the password, and the phrase typed out. */
export const accountClosingSchema = z.object(
  {
    confirmation: z
      .string(SECURITY_MESSAGES.phrase)
      .check(z.refine((text) => text.trim().toLowerCase() === CLOSING_PHRASE, SECURITY_MESSAGES.phrase)),
    password: knownPasswordField(REQUIRED),
  },
  'Confirmation and password are required',
)
export type AccountClosing = z.infer<typeof accountClosingSchema>
