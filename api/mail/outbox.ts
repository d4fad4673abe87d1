import { randomUUID } from 'node:crypto'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { addJob } from '../jobs/enqueue.ts'
import type { MailContent } from './content.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import { renderMail } from './layout.ts'
import type { Settings } from '../config.ts'
import { cleanLine } from '../rules/text/cleanText.ts'

export interface OutgoingMail {
  /** What it is. Its feature's `x.mails.ts` has those that may become untrue while they wait. */
  kind: string
  /** Names the cause and the person: the same key is mailed once. */
  dedupeKey: string
  to: string
  /** The account that `to` belongs to; null for an address without one, with several, or whose account is gone. */
  recipient: AccountRef | null
  /** Whom else it names, so that the name can go from it with their account; null when it names nobody else. */
  about: AccountRef | null
  subject: string
  content: MailContent
  ics?: string
  /** Dropped when it could not be sent before. */
  validUntil?: Date
}

/** Writes a mail with the transaction of its cause; a job sends it. False when the key was mailed before. */
export async function queueEmail(
  tx: Transaction,
  { config, clock }: Pick<App, 'clock' | 'config'>,
  mail: OutgoingMail,
): Promise<boolean> {
  const { html, text } = renderMail(mail.content, config)
  const [row] = await tx.email.createManyAndReturn({
    data: [
      {
        dedupeKey: mail.dedupeKey,
        kind: mail.kind,
        toAddress: mail.to,
        recipientType: mail.recipient?.type ?? null,
        recipientId: mail.recipient?.id ?? null,
        aboutType: mail.about?.type ?? null,
        aboutId: mail.about?.id ?? null,
        subject: cleanLine(mail.subject),
        html,
        text,
        ics: mail.ics ?? null,
        messageId: `<${randomUUID()}@${new URL(config.publicUrl).hostname}>`,
        validUntil: mail.validUntil ?? null,
        createdAt: clock.now(),
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  })
  if (row) await addSendJob(tx, row.id)
  return row !== undefined
}

/** Has a queued mail sent, at once or at `runAt`; replaces a waiting job. */
export async function addSendJob(tx: Pick<Transaction, '$executeRaw'>, emailId: number, runAt?: Date): Promise<void> {
  await addJob(tx, 'sendEmail', { emailId }, { key: `email:${emailId}`, ...(runAt && { runAt }) })
}

/** What somebody is told who has asked for a mail, where none is sent; `promise` otherwise. */
export const mailPromise = ({ sendsMail, supportEmail }: Settings, promise: string): string =>
  sendsMail ? promise : `This site sends no emails at present. Write to ${supportEmail} instead.`
