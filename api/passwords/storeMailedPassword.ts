import type { AccountRow } from '../accounts/accountRow.ts'
import { forgetAttempts } from '../accounts/attempts.ts'
import { storePassword } from '../accounts/credentials.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { become } from '../graphql/identity.ts'
import type { Context } from '../graphql/context.ts'
import { shutOut } from '../sessions/sessions.ts'
import { confirmAddress } from './confirmAddress.ts'
import { passwordChangedMail } from './passwordChangedMail.ts'

/**
 * Stores a password that was chosen under a link mailed to the account's address: whoever opened it owns the address,
 * and everybody who was in is out. False when the account has gone, or left the address, meanwhile.
 */
export async function storeMailedPassword(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  account: AccountRow,
  passwordHash: string,
): Promise<boolean> {
  if (!(await storePassword(tx, account, passwordHash))) return false
  await confirmAddress(tx, app, account)
  const { links } = await shutOut(tx, app, account)
  await passwordChangedMail(tx, app, account, { isFirst: !account.hasPassword, more: links })
  return true
}

/** Whose password was set under a mailed link, and its hash. */
export interface MailedPassword extends Pick<AccountRow, 'type' | 'id' | 'email'> {
  passwordHash: string
}

/**
 * What follows once it is stored: the account's wrong tries are forgotten, its owner may log in with this browser
 * whatever strangers try, and a session of the account that has asked is over. True when there was one.
 */
export async function afterMailedPassword(context: Context, owner: MailedPassword): Promise<boolean> {
  const { member, exchange } = context
  const { type, id, email: name, passwordHash } = owner
  await forgetAttempts(context, { type, id, name }, exchange.ip)
  exchange.setDevice({ type, id, passwordHash })
  const isOwn = member?.type === type && member.id === id
  if (isOwn) {
    exchange.clearSession()
    become(context, null)
  }
  return isOwn
}
