import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Member } from '../graphql/identity.ts'
import { PASSWORD_CHANGES_PER_HOUR } from '../rules/constants.ts'
import { SECURITY_MESSAGES, type PasswordChange } from '../rules/inputs/accountSecurity.ts'
import { ValidationError } from '../rules/userErrors.ts'
import { passwordIsWrong, proveOwnPassword, type Proven } from './ownPassword.ts'
import { passwordChangedMail } from './passwordChangedMail.ts'
import { dropResetTokens } from './resetTokens.ts'
import { replacePassword } from '../accounts/credentials.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { keepThisSession } from '../sessions/sessions.ts'

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
  const proven = await proveOwnPassword(app, member, { password: currentPassword })
  if (newPassword === currentPassword)
    throw new ValidationError([{ path: 'newPassword', message: SECURITY_MESSAGES.same }])
  const next = await nextPassword(app, member, newPassword)
  return await inTransaction(app.db, async (tx) => {
    await putPassword(tx, app, member, { proven, next })
    return await keepThisSession(tx, member)
  })
}

/** The hash of a new password, which counts: each one mails an address that need not be theirs. Throws RateLimitedError. */
export async function nextPassword(
  { limiter }: Pick<App, 'limiter'>,
  { type, id }: Pick<Member, 'type' | 'id'>,
  newPassword: string,
): Promise<string> {
  await limiter.take(`password-changes:${type}:${id}`, CHANGES)
  return await hashPassword(newPassword, `${type}:${id}`)
}

/** Stores it in place of the one that was proven; throws ValidationError when that is no longer the account's. */
export async function putPassword(
  tx: Transaction,
  app: Pick<App, 'config' | 'clock'>,
  { type, id }: Pick<Member, 'type' | 'id'>,
  { proven: { name, email, passwordHash }, next }: { proven: Proven; next: string },
): Promise<void> {
  if (!(await replacePassword(tx, { type, id }, { current: passwordHash, next }))) throw passwordIsWrong()
  await dropResetTokens(tx, { email, type })
  await passwordChangedMail(tx, app, { type, id, name, email })
}
