import { z } from 'zod/mini'
import { LINK_INCOMPLETE, mailedTokenField } from './mailedToken.ts'
import { passwordField } from './password.ts'

/** A mailed link that confirms an address, with the new password where one is needed. */
export const emailConfirmationSchema = z.object(
  { token: mailedTokenField(), newPassword: z.nullish(passwordField()) },
  LINK_INCOMPLETE,
)
export type EmailConfirmation = z.infer<typeof emailConfirmationSchema>
