import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { accountOf, markConfirmed, type AccountRow } from './accountRow.ts'
import { ConfirmationExpiredError, InvalidConfirmationError } from './accountErrors.ts'
import { hashToken, isToken } from './tokens.ts'

/** What a confirmation link has done. */
export interface Confirmed extends Pick<AccountRow, 'type' | 'id'> {
  /** True when the address had been confirmed before: nothing has changed. */
  already: boolean
}

/**
 * Confirms the address that a mailed link was sent to; by one link or another, the first time counts.
 * Throws InvalidConfirmationError (never sent, or of an account or address that is gone) and ConfirmationExpiredError.
 */
export async function confirmEmail(app: Pick<App, 'db' | 'clock'>, token: string): Promise<Confirmed> {
  if (!isToken(token)) throw new InvalidConfirmationError()
  const tokenHash = hashToken(token)
  return await inTransaction(app.db, async (tx) => {
    const link = await tx.emailConfirmation.findUnique({ where: { tokenHash } })
    const account = link && (await accountOf(tx, { type: link.userType, id: link.userId }))
    if (!link || account?.email.toLowerCase() !== link.email.toLowerCase()) throw new InvalidConfirmationError()
    const { type, id, emailConfirmedAt } = account
    if (emailConfirmedAt !== null) return { type, id, already: true }
    const now = app.clock.now()
    if (link.expiresAt <= now) throw new ConfirmationExpiredError()
    return { type, id, already: !(await confirm(tx, { type, id, tokenHash }, now)) }
  })
}

/** True unless another link was quicker. */
async function confirm(
  tx: Transaction,
  { type, id, tokenHash }: Pick<AccountRow, 'type' | 'id'> & { tokenHash: string },
  now: Date,
): Promise<boolean> {
  await tx.emailConfirmation.updateMany({ where: { tokenHash, usedAt: null }, data: { usedAt: now } })
  return await markConfirmed(tx, { type, id }, now)
}
