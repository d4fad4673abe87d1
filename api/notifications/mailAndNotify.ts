import type { AccountRef } from '../contracts/personalData.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { queueEmail, type OutgoingMail } from '../mail/outbox.ts'
import { notify, type Notice } from './notify.ts'

interface Told extends Omit<Notice, 'dedupeKey' | 'about' | 'userType' | 'userId'> {
  /** Whose notification it is, if not of the account that the mail goes to; null for nobody's. */
  account?: AccountRef | null
}

/**
 * Mails and notifies of one cause, once: the mail remembers, because a reader may delete the notification. Without a
 * notice the mail alone will do. False when it was told before.
 */
export async function mailAndNotify(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  mail: OutgoingMail,
  notice: Told | null,
): Promise<boolean> {
  const isNew = await queueEmail(tx, app, mail)
  if (!isNew || !notice) return isNew
  const { account = mail.recipient, ...words } = notice
  const { dedupeKey, about } = mail
  if (account) await notify(tx, { ...words, dedupeKey, about, userType: account.type, userId: account.id })
  return true
}
