/** The words of a mail hold links that open accounts and tickets: they are kept no longer than it takes to send them. */
import { DAY_MS } from '../rules/time/durations.ts'
import type { App } from '../app.ts'
import { type Mailer, SEND_DEADLINE_MS } from './mailer.ts'
import { FAILED_MAIL_DAYS, WAITING_MAIL_DAYS } from '../rules/time/retention.ts'

/** Longer than any sending takes: a mail that was taken before that long was left by a killed process. */
export const LEASE_MS = SEND_DEADLINE_MS + 30_000

/** Without its words. */
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
