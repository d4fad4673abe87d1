import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { queueEmail } from '../mail/outbox.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { DAY_MS } from '../rules/durations.ts'
import { CLOSED_ACCOUNT_MAIL_DAYS } from '../rules/retention.ts'

interface Closed {
  type: UserType
  id: number
  name: string
  email: string
  /** An administrator has closed it. */
  isByTeam: boolean
}

const KIND = 'account-closed'

/** The last mail to somebody whose account is gone: what went, and what stays without them. */
export async function accountClosedMail(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { type, id, name, email, isByTeam }: Closed,
): Promise<void> {
  await queueEmail(tx, app, {
    kind: KIND,
    dedupeKey: `${KIND}:${type}:${id}`,
    to: email,
    // The account is no more.
    recipient: null,
    about: null,
    subject: 'Your account is closed',
    content: {
      heading: `Your account is closed, ${name}`,
      paragraphs: [
        `Your ${type === 'community' ? 'community' : type} account on Plumbline is closed and its data has been removed. This is our last email about it.`,
        ...(type === 'community'
          ? []
          : [
              'Records of payments and refunds are kept for about seven years, as Indian tax law requires, without your name and email address.',
            ]),
        isByTeam
          ? `Our team has closed it. If you have a question about that, write to ${app.config.supportEmail}.`
          : `If you didn't close it, write to ${app.config.supportEmail} right away.`,
      ],
    },
  })
}

/** Removes last mails that have been delivered: nothing else of the person is left. */
export async function dropClosedMails({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - CLOSED_ACCOUNT_MAIL_DAYS * DAY_MS)
  await db.email.deleteMany({
    where: { kind: KIND, status: { in: ['sent', 'kept'] }, deliveredAt: { lt: before } },
  })
}
