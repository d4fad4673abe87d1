import { randomUUID } from 'node:crypto'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { addJob } from '../jobs/enqueue.ts'
import { renderMail, type MailContent } from './layout.ts'

export interface OutgoingMail {
  /** Names the cause and the person: the same key is mailed once. */
  dedupeKey: string
  to: string
  subject: string
  content: MailContent
  /** Calendar file to attach. */
  ics?: string
}

/** Writes a mail with the transaction of its cause; a job sends it after the commit. */
export async function queueEmail(tx: Transaction, { config }: Pick<App, 'config'>, mail: OutgoingMail): Promise<void> {
  const { html, text } = renderMail(mail.content, config.supportEmail)
  const [row] = await tx.email.createManyAndReturn({
    data: [
      {
        dedupeKey: mail.dedupeKey,
        toAddress: mail.to,
        subject: mail.subject,
        html,
        text,
        ics: mail.ics ?? null,
        messageId: `<${randomUUID()}@${new URL(config.publicUrl).hostname}>`,
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  })
  if (row) await addJob(tx, 'sendEmail', { emailId: row.id }, { key: `email:${row.id}` })
}
