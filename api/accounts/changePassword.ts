import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Member } from '../graphql/context.ts'
import { SECURITY_MESSAGES, type PasswordChange } from '../rules/inputs/accountSecurity.ts'
import { NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { proveOwnPassword } from './ownPassword.ts'
import { passwordChangedMail } from './passwordChangedMail.ts'
import { hashPassword } from './passwords.ts'
import { endOtherSessions, renewToken } from './sessions.ts'

/**
 * Gives the account a new password. Every other session ends, this one goes on under a new token, the answer; links
 * to a new password that are under way are void, and the owner is told by mail.
 * Throws ValidationError (wrong current password, or the same again), RateLimitedError, NotSignedInError.
 */
export async function changePassword(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  member: Member,
  { currentPassword, newPassword }: PasswordChange,
  { ip }: { ip: string },
): Promise<string> {
  const path = 'currentPassword'
  const message = SECURITY_MESSAGES.currentWrong
  const { name, email, passwordHash } = await proveOwnPassword(app, member, {
    password: currentPassword,
    ip,
    path,
    message,
  })
  if (newPassword === currentPassword)
    throw new ValidationError([{ path: 'newPassword', message: SECURITY_MESSAGES.same }])
  const next = await hashPassword(newPassword)
  return await inTransaction(app.db, async (tx) => {
    if (!(await replacePassword(tx, member, passwordHash, next))) throw new ValidationError([{ path, message }])
    await endOtherSessions(tx, member)
    const token = await renewToken(tx, member.sessionHash)
    if (token === null) throw new NotSignedInError()
    await tx.passwordResetToken.updateMany({
      where: { email: { equals: email, mode: 'insensitive' }, userType: member.type, used: false },
      data: { used: true },
    })
    await passwordChangedMail(tx, app, { type: member.type, id: member.id, name, email })
    return token
  })
}

/** Compare and set: of two changes at once the second has the wrong current password. */
async function replacePassword(
  tx: Transaction,
  { type, id }: Pick<Member, 'type' | 'id'>,
  current: string,
  next: string,
): Promise<boolean> {
  const change = { where: { id, passwordHash: current }, data: { passwordHash: next } }
  const { count } = await {
    mentor: () => tx.mentor.updateMany(change),
    mentee: () => tx.mentee.updateMany(change),
    community: () => tx.communityMember.updateMany(change),
  }[type]()
  return count === 1
}
