import { markConfirmed, type AccountRow } from '../accounts/accountRow.ts'
import { formerAddresses } from '../accounts/emailConfirmations.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'

/**
 * Notes that the account's owner has opened a mail at its address; the first time counts, and what they have under
 * addresses before goes along. True when this was it.
 */
export async function confirmAddress(
  tx: Transaction,
  { clock, parts }: Pick<App, 'clock' | 'parts'>,
  account: AccountRow,
): Promise<boolean> {
  const now = clock.now()
  if (!(await markConfirmed(tx, account, now))) return false
  const { type, id, email } = account
  const former = (await formerAddresses(tx, account)).filter((address) => address !== email.toLowerCase())
  if (former.length > 0) for (const part of parts.people) await part.move?.(tx, { type, id, email, former, now })
  return true
}
