import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { queueEmail } from '../mail/outbox.ts'
import type { UserType } from '../generated/prisma/enums.ts'

interface Closed {
  type: UserType
  id: number
  name: string
  email: string
}

const KEY = 'account-closed:'
/** How long the last mail itself is kept once it is delivered. */
const KEPT_MS = 24 * 60 * 60_000

/** The last mail to somebody whose account is gone: what went, and what stays without them. */
export async function accountClosedMail(
  tx: Transaction,
  app: Pick<App, 'config'>,
  { type, id, name, email }: Closed,
): Promise<void> {
  await queueEmail(tx, app, {
    dedupeKey: `${KEY}${type}:${id}`,
    to: email,
    subject: 'Your account is closed',
    content: {
      heading: `Your account is closed, ${name}`,
      paragraphs: [
        `Your ${type === 'community' ? 'community' : type} account on Plumbline is closed, and what belonged to it is removed. This is the last email about it.`,
        ...(type === 'community'
          ? []
          : [
              'Records of payments and refunds are kept for about seven years, as Indian tax law asks, without your name and address.',
            ]),
        `If it was not you who closed it, write to ${app.config.supportEmail} at once.`,
      ],
    },
  })
}

/** Removes last mails that have been delivered: nothing else of the person is left. */
export async function dropClosedMails({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.email.deleteMany({
    where: {
      dedupeKey: { startsWith: KEY },
      status: { in: ['sent', 'kept'] },
      deliveredAt: { lt: new Date(clock.now().getTime() - KEPT_MS) },
    },
  })
}
