import { markConfirmed, type AccountRow } from '../accounts/accountTable.ts'
import { forgetAttempts } from '../accounts/attempts.ts'
import { storePassword } from '../accounts/credentials.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { become } from '../graphql/identity.ts'
import type { Context } from '../graphql/context.ts'
import { shutOut } from '../sessions/sessions.ts'
import { formerAddresses, mayMail } from '../accounts/emailConfirmations.ts'
import { queueEmail } from '../mail/outbox.ts'

/**
 * Stores a password that was chosen under a link mailed to the account's address. The link proves the address, and all
 * sessions end. False when the account has gone, or left the address, meanwhile.
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

/**
 * Records that the account's owner has opened a mail at its address, and moves what is kept under former addresses. Only
 * the first time counts: then the answer is true.
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

/** The account whose password was set under a mailed link, and the hash. */
export interface MailedPassword extends Pick<AccountRow, 'type' | 'id' | 'email'> {
  passwordHash: string
}

/**
 * What follows once it is stored: the account's wrong tries are forgotten, this browser becomes known, so that strangers
 * cannot lock the owner out, and the session that asked ends if it is the account's. True when it was.
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

type Changed = Pick<AccountRow, 'type' | 'id' | 'email'>

/**
 * Mails the account's owner that its password was changed, with the transaction that changed it.
 * `isFirst`: there was none before. `more`: sentences about what else has ended.
 */
export async function passwordChangedMail(
  tx: Transaction,
  app: Pick<App, 'config' | 'clock'>,
  { type, id, email }: Changed,
  { isFirst = false, more = [] }: { isFirst?: boolean; more?: readonly string[] } = {},
): Promise<void> {
  if (!(await mayMail(tx, app, { type, id, email }))) return
  const done = isFirst ? 'set' : 'changed'
  await queueEmail(tx, app, {
    kind: 'password-changed',
    dedupeKey: `password-changed:${type}:${id}:${app.clock.now().getTime()}`,
    to: email,
    recipient: { type, id },
    about: null,
    subject: `Your password was ${done}`,
    content: {
      heading: `Your password was ${done}`,
      paragraphs: [
        `The password of your ${type} account was ${done} just now.`,
        ...(isFirst ? [] : ['You have been logged out on your other devices.']),
        ...more,
        "If this wasn't you, reset your password right away with the button below.",
      ],
      action: { label: "This wasn't me", url: `${app.config.publicUrl}/forgot-password` },
    },
  })
}
