/** What the pages behind mailed links send: a new password, a confirmed email address. */
import { z } from 'zod/mini'
import { emailField, form } from './fields/fields.ts'
import { confirmPasswordField, isTypedTwice, passwordField } from './fields/password.ts'

/** Our tokens are shorter. */
const TOKEN_MAXIMUM = 200
const LINK_INCOMPLETE = 'The link is incomplete'

/** The token of a mailed link; the operation finds out whether it is valid. */
export function mailedTokenField(message = LINK_INCOMPLETE) {
  return z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(TOKEN_MAXIMUM, message))
}

export const forgotPasswordSchema = form('Please enter a valid email address', { email: emailField() })
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>

export const passwordResetSchema = form('Invalid or expired reset token', {
  token: mailedTokenField('Invalid or expired reset token'),
  newPassword: passwordField(),
})
export type PasswordReset = z.infer<typeof passwordResetSchema>

export const newPasswordSchema = z
  .object({ newPassword: passwordField(), confirmPassword: confirmPasswordField() })
  .check(isTypedTwice)
export type NewPassword = z.infer<typeof newPasswordSchema>

export const emailConfirmationSchema = form(LINK_INCOMPLETE, {
  token: mailedTokenField(),
  newPassword: z.nullish(passwordField()),
})
export type EmailConfirmation = z.infer<typeof emailConfirmationSchema>
