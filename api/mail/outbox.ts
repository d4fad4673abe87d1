import { randomUUID } from 'node:crypto'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { addJob } from '../jobs/enqueue.ts'
import { renderMail, type MailContent } from './layout.ts'
import { plainLine } from './plainText.ts'

export interface OutgoingMail {
  /** Names the cause and the person: the same key is mailed once. */
  dedupeKey: string
  to: string
  subject: string
  content: MailContent
  /** Calendar file to attach. */
  ics?: string
  /** Dropped when it could not be sent before. */
  validUntil?: Date
}

/**
 * Writes a mail with the transaction of its cause; a job sends it after the commit.
 * False when this cause was mailed to this person before: nothing is written then.
 */
export async function queueEmail(
  tx: Transaction,
  { config }: Pick<App, 'config'>,
  mail: OutgoingMail,
): Promise<boolean> {
  const { html, text } = renderMail(mail.content, config)
  const [row] = await tx.email.createManyAndReturn({
    data: [
      {
        dedupeKey: mail.dedupeKey,
        toAddress: mail.to,
        subject: plainLine(mail.subject),
        html,
        text,
        ics: mail.ics ?? null,
        messageId: `<${randomUUID()}@${new URL(config.publicUrl).hostname}>`,
        validUntil: mail.validUntil ?? null,
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
