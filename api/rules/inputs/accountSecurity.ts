import { z } from 'zod/mini'
import { CLOSING_PHRASE } from '../constants.ts'
import { knownPassword, form } from './fields/fields.ts'
import { confirmPasswordField, isTypedTwice, passwordField } from './fields/password.ts'

const REQUIRED = 'Please enter your password'
export const SECURITY_MESSAGES = {
  currentRequired: 'Please enter your current password',
  currentForEmail: 'Enter your current password to change your email',
  currentWrong: 'Your current password is incorrect',
  wrong: 'That password is incorrect',
  /** The form has the current password too. */
  confirmNew: 'Please confirm your new password',
  same: 'Choose a password that differs from the current one',
  /** For a community member who has never set one. */
  noPassword: 'This account has no password yet. Use "Forgot password?" on the login page to get a link and set one.',
  phrase: 'Please type "close my account"',
} as const

export const passwordChangeSchema = form('Current and new password are required', {
  currentPassword: knownPassword(SECURITY_MESSAGES.currentRequired),
  newPassword: passwordField(),
})
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/** The same with the new one typed twice, for the form. */
export const passwordChangeFormSchema = z
  .extend(passwordChangeSchema, { confirmPassword: confirmPasswordField(SECURITY_MESSAGES.confirmNew) })
  .check(isTypedTwice)

export const accountClosingSchema = form('Confirmation and password are required', {
  confirmation: z
    .string(SECURITY_MESSAGES.phrase)
    .check(z.refine((text) => text.trim().toLowerCase() === CLOSING_PHRASE, SECURITY_MESSAGES.phrase)),
  password: knownPassword(REQUIRED),
})
export type AccountClosing = z.infer<typeof accountClosingSchema>
