import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { PasswordReset } from '../rules/inputs/mailedLinks.ts'
import { InvalidResetTokenError } from '../accounts/accountErrors.ts'
import { accountsAt, type AccountRow } from '../accounts/accountRow.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { countBadReset } from './resetAttempts.ts'
import { resetTokenOwner, takeResetToken } from './resetTokens.ts'
import { storeMailedPassword, type MailedPassword } from './storeMailedPassword.ts'

type Needs = Pick<App, 'db' | 'clock' | 'config' | 'limiter' | 'parts'>

/**
 * Stores a new password for the account that a mailed link was made for, and confirms its address. The link works once;
 * every other link and every session of the account ends. Throws InvalidResetTokenError, one answer for every reason,
 * RateLimitedError past 50 bad links from an address, and BusyError. A good link works whatever others try there.
 */
export async function resetPassword(
  app: Needs,
  { token, newPassword }: PasswordReset,
  { ip }: { ip: string },
): Promise<MailedPassword> {
  try {
    // Looked at before the costly hash, taken after it.
    const owner = await resetTokenOwner(app.db, token, app.clock.now())
    if (!owner) throw new InvalidResetTokenError()
    // It waits as the account, not behind others in its network.
    const passwordHash = await hashPassword(newPassword, `${owner.type}:${owner.email}`)
    const account = await inTransaction(app.db, (tx) => change(tx, app, token, passwordHash))
    return { ...account, passwordHash }
  } catch (error) {
    if (error instanceof InvalidResetTokenError) await countBadReset(app, ip)
    throw error
  }
}

async function change(tx: Transaction, app: Needs, token: string, passwordHash: string): Promise<AccountRow> {
  const owner = await takeResetToken(tx, token, app.clock.now())
  const accounts = owner ? await accountsAt(tx, owner.email) : []
  const account = accounts.find(({ type }) => type === owner?.type)
  if (!account || !(await storeMailedPassword(tx, app, account, passwordHash))) throw new InvalidResetTokenError()
  return account
}
