import { z } from 'zod/mini'
import { mailedTokenField } from './mailedToken.ts'
import { passwordField } from './password.ts'

const MISSING = 'The link is incomplete'

/** A mailed link that confirms an address, with the new password where one is needed. */
export const emailConfirmationSchema = z.object(
  { token: mailedTokenField(MISSING), newPassword: z.nullish(passwordField()) },
  MISSING,
)
export type EmailConfirmation = z.infer<typeof emailConfirmationSchema>
