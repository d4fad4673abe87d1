import type { PersonPart } from '../parts/person.ts'
import { dropResetTokens } from './resetTokens.ts'

/** Links to a new password. */
export const passwordPerson: PersonPart = {
  covers: ['password_reset_tokens.email', 'password_reset_tokens.user_type'],
  erase: async (tx, leaver) => await dropResetTokens(tx, leaver),
}
