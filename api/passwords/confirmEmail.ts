import {
  ConfirmationExpiredError,
  InvalidConfirmationError,
  NewPasswordNeededError,
} from '../accounts/accountErrors.ts'
import { accountOf, type AccountRow } from '../accounts/accountRow.ts'
import type { AccountKey } from '../accounts/accountTable.ts'
import { spendConfirmations } from '../accounts/emailConfirmations.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { hashToken, isToken } from '../accounts/tokens.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { EmailConfirmation } from '../rules/inputs/mailedLinks.ts'
import { confirmAddress } from './confirmAddress.ts'
import { storeMailedPassword } from './storeMailedPassword.ts'

/** What a confirmation link has done. */
export interface Confirmed extends Pick<AccountRow, 'type' | 'id' | 'email'> {
  /** True when the address had been confirmed before: nothing has changed. */
  already: boolean
  /** Hash of the password that was set; null when none was, also when one was given for an address that was confirmed before. */
  passwordHash: string | null
}

/**
 * Confirms the address that a mailed link was sent to; by one link or another, the first time counts. The link proves
 * who reads the mailbox, not who has made the account: a visitor, or another member, confirms it only together with a
 * new password, which ends every session of the account. Throws InvalidConfirmationError (never sent, or of an account
 * or address that is gone), ConfirmationExpiredError, NewPasswordNeededError and BusyError.
 */
export async function confirmEmail(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  { token, newPassword }: EmailConfirmation,
  member: AccountKey | null,
): Promise<Confirmed> {
  const now = app.clock.now()
  const account = await accountBehind(app.db, token, now)
  const { type, id, email } = account
  const before: Confirmed = { type, id, email, already: true, passwordHash: null }
  if (account.emailConfirmedAt !== null) return before
  const isOwn = member?.type === type && member.id === id
  if (!newPassword && !isOwn) throw new NewPasswordNeededError(account)
  const passwordHash = newPassword ? await hashPassword(newPassword, `${type}:${email}`) : null
  return await inTransaction(app.db, async (tx) => {
    if (!(await confirmAddress(tx, app, account))) {
      // Another link was quicker, or the address has changed meanwhile, which throws.
      await accountBehind(tx, token, now)
      return before
    }
    await spendConfirmations(tx, account, now)
    if (passwordHash !== null) await storeMailedPassword(tx, app, account, passwordHash)
    return { ...before, already: false, passwordHash }
  })
}

/** The account whose present address the link was sent to; one whose address is not confirmed needs a link in time, not used before. */
async function accountBehind(
  db: Pick<Transaction, 'emailConfirmation' | '$queryRaw'>,
  token: string,
  now: Date,
): Promise<AccountRow> {
  if (!isToken(token)) throw new InvalidConfirmationError()
  const link = await db.emailConfirmation.findUnique({ where: { tokenHash: hashToken(token) } })
  const account = link && (await accountOf(db, { type: link.userType, id: link.userId }))
  if (!link || account?.email.toLowerCase() !== link.email.toLowerCase()) throw new InvalidConfirmationError()
  // One that was used, or sent before another was, confirms nothing again, also when the account has come back to the address since.
  const isOver = link.usedAt !== null || link.expiresAt <= now
  if (account.emailConfirmedAt === null && isOver) throw new ConfirmationExpiredError()
  return account
}
