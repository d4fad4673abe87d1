/** Mails that wait too long or that the server refuses. Words of mails hold links that open accounts: they are kept no longer than needed. */
import { DAY_MS } from '../rules/time/durations.ts'
import type { App } from '../app.ts'
import { type Mailer, SEND_DEADLINE_MS } from './mailer.ts'
import { FAILED_MAIL_DAYS, WAITING_MAIL_DAYS } from '../rules/time/retention.ts'
import type { Transaction } from '../database/client.ts'
import type { Email, Prisma } from '../generated/prisma/client.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { addSendJob } from './outbox.ts'

/** Longer than any sending takes: a mail that was taken before that long was left by a killed process. */
export const LEASE_MS = SEND_DEADLINE_MS + 30_000

export const WIPED = { html: '', text: '', ics: null } as const
const HAS_WORDS = { OR: [{ html: { not: '' } }, { text: { not: '' } }, { ics: { not: null } }] }
const BATCH = 1000

/**
 * Drops mails that have waited beyond their time, or 30 days, and wipes the words of those that will not be sent:
 * dropped ones, failed ones that are over, resolved or a week old, and those kept for a mailbox that is not there.
 */
export async function wipeMails({ db, clock }: Pick<App, 'db' | 'clock'>, { hasMailbox }: Mailer): Promise<void> {
  const now = clock.now()
  // One that was taken in time may still be under way.
  const past = new Date(now.getTime() - LEASE_MS)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.email.updateMany({
    where: {
      status: 'queued',
      OR: [{ validUntil: { lte: past } }, { createdAt: { lte: daysAgo(WAITING_MAIL_DAYS) } }],
    },
    data: { status: 'dropped', ...WIPED, nextTryAt: null },
    limit: BATCH,
  })
  await db.email.updateMany({
    where: {
      ...HAS_WORDS,
      AND: {
        OR: [
          { status: 'dropped' },
          ...(hasMailbox ? [] : [{ status: 'kept' as const }]),
          {
            status: 'failed',
            OR: [
              { validUntil: { lte: now } },
              { resolvedAt: { not: null } },
              { createdAt: { lte: daysAgo(FAILED_MAIL_DAYS) } },
            ],
          },
        ],
      },
    },
    data: WIPED,
    limit: BATCH,
  })
}

export const FAILED_EMAILS = { status: 'failed', resolvedAt: null } as const satisfies Prisma.EmailWhereInput

const NOT_WAITING = 'This email no longer needs attention'

/** Sends an email again, from its first try; answers it as it was. Throws NotFoundError, also without its words. */
export async function retryEmail(tx: Transaction, id: number): Promise<Email> {
  const email = await tx.email.findFirst({ where: { id, ...FAILED_EMAILS } })
  if (!email) throw new NotFoundError(NOT_WAITING)
  if (!email.toAddress || !email.text)
    throw new NotFoundError('The text of this email has been deleted, so it can’t be sent')
  const { count } = await tx.email.updateMany({
    where: { id, ...FAILED_EMAILS },
    data: { status: 'queued', attempts: 0, nextTryAt: null, lastError: null },
  })
  // Another administrator was first.
  if (count === 0) throw new NotFoundError(NOT_WAITING)
  await addSendJob(tx, id)
  return email
}

/** Marks the email as resolved by an administrator and wipes its words. Answers the email. Throws NotFoundError. */
export async function resolveEmail(tx: Transaction, { clock }: Pick<App, 'clock'>, id: number): Promise<Email> {
  const [email] = await tx.email.updateManyAndReturn({
    where: { id, ...FAILED_EMAILS },
    data: { resolvedAt: clock.now(), ...WIPED },
  })
  if (!email) throw new NotFoundError(NOT_WAITING)
  return email
}
