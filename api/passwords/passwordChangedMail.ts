import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { queueEmail } from '../mail/outbox.ts'
import type { AccountRow } from '../accounts/accountRow.ts'
import { mayMail } from '../accounts/unprovenMails.ts'

type Changed = Pick<AccountRow, 'type' | 'id' | 'email'>

/**
 * Tells the account's owner that its password was changed, in whichever way, with the transaction that changed it.
 * `isFirst`: there was none before. `more` is what else has ended with it.
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
