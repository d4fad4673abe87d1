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

/** Stores a password chosen under a mailed link; all sessions end. False when the account has gone or moved. */
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

/** Notes that the owner has opened a mail there, and moves what is kept under former ones. True the first time. */
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

/** Forgets wrong tries, and ends this browser's session if it is the account's, which is the answer. */
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

/** Tells the owner that the password was changed. `isFirst`: there was none before. `more`: what else has ended. */
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
