import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { queueEmail } from '../mail/outbox.ts'
import { RESET_LINK_MINUTES } from '../rules/constants.ts'
import { accountsAt } from './accountRow.ts'
import { resetMail } from './resetMail.ts'
import { resetLink } from './resetTokens.ts'

/**
 * Mails one link for each account at the address; nothing when there is none. Links of before are void. One mail a
 * request, however often the job runs.
 */
export async function sendPasswordReset(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  { requestId, email }: { requestId: string; email: string },
): Promise<void> {
  const dedupeKey = `password-reset:${requestId}`
  await inTransaction(app.db, async (tx) => {
    // Requests for one address one after another: each would void the other's links before they are seen.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('password-reset'), hashtext(lower(${email})))`
    if ((await tx.email.count({ where: { dedupeKey } })) > 0) return
    const accounts = await accountsAt(tx, email)
    const [first] = accounts
    if (!first) return
    const links = []
    for (const { type, email: registered } of accounts)
      links.push({ type, url: await resetLink(tx, app, { type, email: registered }) })
    // Links that have stopped working are not mailed.
    const validUntil = new Date(app.clock.now().getTime() + RESET_LINK_MINUTES * 60_000)
    await queueEmail(tx, app, { dedupeKey, to: first.email, validUntil, ...resetMail(first.name, links) })
  })
}
