/** Tells one side of a purchase about its money: with a notification if it has an account, and with an email. */
import type { Party } from '../contracts/purchase.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { MailContent } from '../mail/content.ts'
import { mailAndNotify } from '../notifications/mailAndNotify.ts'

interface MoneyNews {
  kind: 'dispute' | 'refund' | 'refund-decision'
  /** Names the cause: the same one is told once. */
  dedupeKey: string
  /** Account of the other side, if the news names it. */
  about: Party['account']
  title: string
  /** Sentences of the notification, and paragraphs of the email unless that has its own. */
  said: string[]
  link: string
  data: Record<string, number>
  /** Another notification says it already. */
  isMailOnly?: boolean
  /** What the email has beside the title and the paragraphs, or instead of them. */
  mail?: Partial<MailContent> & { subject?: string }
}

export async function tellSide(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { email, account }: Pick<Party, 'email' | 'account'>,
  {
    kind,
    dedupeKey,
    about,
    title,
    said,
    link,
    data,
    isMailOnly = false,
    mail: { subject, ...content } = {},
  }: MoneyNews,
): Promise<void> {
  const mail = {
    kind,
    dedupeKey,
    to: email,
    recipient: account,
    about,
    subject: subject ?? title,
    content: { heading: title, paragraphs: said, ...content },
  }
  const notice = { by: null, type: 'payment', title, message: said.join(' '), link, data } as const
  await mailAndNotify(tx, app, mail, isMailOnly ? null : notice)
}
