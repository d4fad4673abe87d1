import { z } from 'zod/mini'
import { emailField, isObject } from './fields.ts'
import { mailedTokenField } from './mailedToken.ts'
import { passwordField } from './password.ts'

/** What the form for a forgotten password asks for. */
export const forgotPasswordSchema = z.object({ email: emailField() }, 'Please enter a valid email address')
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>

/** A new password under a mailed link. */
export const passwordResetSchema = z.object(
  { token: mailedTokenField('Invalid or expired reset token'), newPassword: passwordField() },
  'Invalid or expired reset token',
)
export type PasswordReset = z.infer<typeof passwordResetSchema>

const CONFIRM = 'Please confirm your password'

/** A new password, typed twice. */
export const newPasswordSchema = z
  .object({
    newPassword: passwordField(),
    confirmPassword: z.string(CONFIRM).check(z.minLength(1, CONFIRM)),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => !confirmPassword || newPassword === confirmPassword, {
      path: ['confirmPassword'],
      error: "Passwords don't match",
      when: isObject,
    }),
  )
export type NewPassword = z.infer<typeof newPasswordSchema>
