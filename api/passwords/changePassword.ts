import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Member } from '../graphql/identity.ts'
import { SECURITY_MESSAGES, type PasswordChange } from '../rules/inputs/accountSecurity.ts'
import { ValidationError } from '../rules/userErrors.ts'
import { credentialsOf } from '../accounts/credentials.ts'
import { verifyOwnPassword } from '../accounts/ownPassword.ts'
import { hashNewPassword, storeNewPassword, renewSession, type RenewedSession } from './loginChange.ts'

/**
 * Gives the account a new password. Every other session ends, this one goes on as the answer, for `continueAs`;
 * links to a new password that are under way are void, and the owner is told by mail.
 * Throws ValidationError (wrong current password, or the same again), RateLimitedError past 5 an hour, NotSignedInError.
 */
export async function changePassword(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  member: Member,
  { currentPassword, newPassword }: PasswordChange,
): Promise<RenewedSession> {
  const credentials = await credentialsOf(app, member)
  const verified = await verifyOwnPassword(app, member, credentials, { password: currentPassword })
  if (newPassword === currentPassword)
    throw new ValidationError([{ path: 'newPassword', message: SECURITY_MESSAGES.same }])
  const newHash = await hashNewPassword(app, member, newPassword)
  return await inTransaction(app.db, async (tx) => {
    await storeNewPassword(tx, app, member, { verified, newHash })
    return await renewSession(tx, member, { passwordHash: newHash, newPasswordAt: verified.email })
  })
}
