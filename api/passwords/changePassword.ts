import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Member } from '../graphql/identity.ts'
import { PASSWORD_CHANGES_PER_HOUR } from '../rules/constants.ts'
import { SECURITY_MESSAGES, type PasswordChange } from '../rules/inputs/accountSecurity.ts'
import { NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { proveOwnPassword } from './ownPassword.ts'
import { passwordChangedMail } from './passwordChangedMail.ts'
import { dropResetTokens } from './resetTokens.ts'
import { replacePassword } from '../accounts/credentials.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { endOtherSessions, renewToken } from '../sessions/sessions.ts'

const CHANGES = { max: PASSWORD_CHANGES_PER_HOUR, windowSeconds: 60 * 60 }

/**
 * Gives the account a new password. Every other session ends, this one goes on under a new token, the answer; links
 * to a new password that are under way are void, and the owner is told by mail.
 * Throws ValidationError (wrong current password, or the same again), RateLimitedError past 5 an hour, NotSignedInError.
 */
export async function changePassword(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  member: Member,
  { currentPassword, newPassword }: PasswordChange,
): Promise<string> {
  const path = 'currentPassword'
  const message = SECURITY_MESSAGES.currentWrong
  const { name, email, passwordHash } = await proveOwnPassword(app, member, {
    password: currentPassword,
    path,
    message,
  })
  if (newPassword === currentPassword)
    throw new ValidationError([{ path: 'newPassword', message: SECURITY_MESSAGES.same }])
  // Each one mails an address that need not be theirs.
  await app.limiter.take(`password-changes:${member.type}:${member.id}`, CHANGES)
  const next = await hashPassword(newPassword)
  return await inTransaction(app.db, async (tx) => {
    if (!(await replacePassword(tx, member, { current: passwordHash, next })))
      throw new ValidationError([{ path, message }])
    await endOtherSessions(tx, member)
    const token = await renewToken(tx, member.sessionHash)
    if (token === null) throw new NotSignedInError()
    await dropResetTokens(tx, { email, type: member.type })
    await passwordChangedMail(tx, app, { type: member.type, id: member.id, name, email })
    return token
  })
}
