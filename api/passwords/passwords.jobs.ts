import { DAY_MS, MINUTE_MS } from '../rules/time/durations.ts'
import { ENDED_LINK_DAYS } from '../rules/time/retention.ts'
import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import type { Transaction } from '../database/client.ts'
import { databaseRateLimiter } from '../database/rateLimiter.ts'
import { inTransaction } from '../database/transaction.ts'
import { queueEmail } from '../mail/outbox.ts'
import { RESET_LINK_MINUTES } from '../rules/constants.ts'
import { accountsAt, type AccountRow } from '../accounts/accountTable.ts'
import { mailsOfDay, mayTake } from '../accounts/bounds.ts'
import { linkBounds } from '../accounts/emailConfirmations.ts'
import { hasEnoughLinks, resetLink } from './resetTokens.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import type { MailContent } from '../mail/content.ts'

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    sendPasswordReset: { requestId: string; email: string; ip?: string }
  }
}

/** Links to a new password: mailed by a job, so that known and unknown addresses are answered alike. */
export const passwordJobs = (app: Pick<App, 'db' | 'clock' | 'config'>) =>
  ({
    tasks: { sendPasswordReset: (request) => sendPasswordReset(app, request) },
    sweep: { links: () => dropOldLinks(app) },
  }) satisfies Work

/** Rows of one round: a statement that takes too long is broken off, and would never delete anything. */
const BATCH = 1000

/** Forgets mailed links that ended a month ago. */
async function dropOldLinks({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const ended = { expiresAt: { lt: new Date(clock.now().getTime() - ENDED_LINK_DAYS * DAY_MS) } }
  await db.passwordResetToken.deleteMany({ where: ended, limit: BATCH })
  await db.emailConfirmation.deleteMany({ where: ended, limit: BATCH })
}

/** Mails one link for each account at the address, at most 5 an hour an account. One mail a request. */
export async function sendPasswordReset(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  { requestId, email, ip }: { requestId: string; email: string; ip?: string },
): Promise<void> {
  const dedupeKey = `password-reset:${requestId}`
  await inTransaction(app.db, async (tx) => {
    // Requests for one address one after another: each would void the other's links before they are seen.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('password-reset'), hashtext(lower(${email})))`
    if ((await tx.email.count({ where: { dedupeKey } })) > 0) return
    const accounts: AccountRow[] = []
    for (const account of await accountsAt(tx, email))
      if (!(await hasEnoughLinks(tx, app, account)) && (await isAllowed(tx, app, account, ip))) accounts.push(account)
    const [first, second] = accounts
    if (!first) return
    if (accounts.some((account) => account.emailConfirmedAt !== null) && !(await mayMailAgain(tx, app, email))) return
    const only = second ? null : first
    const links = []
    for (const { type, email: registered } of accounts)
      links.push({ type, url: await resetLink(tx, app, { type, email: registered }) })
    // Links that have stopped working are not mailed.
    const validUntil = new Date(app.clock.now().getTime() + RESET_LINK_MINUTES * MINUTE_MS)
    await queueEmail(tx, app, {
      kind: 'password-reset',
      dedupeKey,
      to: first.email,
      // A mail with the links of several is nobody's alone: it stays when one of them is closed.
      recipient: only && { type: only.type, id: only.id },
      about: null,
      validUntil,
      // A name that a stranger may have given is not used.
      ...resetMail(only?.emailConfirmedAt ? only.name : null, links),
    })
  })
}

/** Whether an address that an account has confirmed may get one more mail. Past the limit the newest link still works, or the next may come. */
async function mayMailAgain(
  tx: Transaction,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  email: string,
): Promise<boolean> {
  const limiter = databaseRateLimiter(tx, clock, config.rateLimitFactor)
  return await mayTake({ limiter }, [await mailsOfDay({ limiter }, `reset-mails:${email.toLowerCase()}`)])
}

async function isAllowed(
  tx: Transaction,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  account: AccountRow,
  ip: string | undefined,
): Promise<boolean> {
  if (account.emailConfirmedAt !== null) return true
  const limiter = databaseRateLimiter(tx, clock, config.rateLimitFactor)
  return await mayTake({ limiter }, await linkBounds({ limiter }, 'unproven-resets', account, ip))
}

/** Links to a new password, one for each account at the address. It greets nobody when the name is null. */
function resetMail(
  name: string | null,
  links: readonly { type: UserType; url: string }[],
): { subject: string; content: MailContent } {
  const several = links.length > 1
  const accounts = several
    ? `You have ${links.length} accounts with this email address. Each has its own password and its own link.`
    : `We received a request to reset the password of your ${links[0]?.type} account.`
  return {
    subject: 'Reset your password',
    content: {
      heading: name === null ? 'Reset your password' : `Reset your password, ${name}`,
      paragraphs: [
        accounts,
        'Choose a new password with the button below. You will be logged out on all your devices.',
      ],
      actions: links.map(({ type, url }) => ({
        label: several ? `Reset my ${type} password` : 'Choose a new password',
        url,
      })),
      note: `The link works once, for ${RESET_LINK_MINUTES / 60} hour. If you didn't ask for this, you can ignore this email: your password won't change.`,
    },
  }
}
