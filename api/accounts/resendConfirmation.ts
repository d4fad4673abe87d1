import { randomUUID } from 'node:crypto'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Member } from '../graphql/context.ts'
import { queueEmail } from '../mail/outbox.ts'
import { CONFIRMATIONS_PER_HOUR } from '../rules/constants.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { accountOf } from './accountRow.ts'
import { confirmationMail } from './confirmationMail.ts'
import { confirmationLink } from './emailConfirmations.ts'

const LIMIT = { max: CONFIRMATIONS_PER_HOUR, windowSeconds: 60 * 60 }

/**
 * Mails the member a new link that confirms their address; nothing when it is confirmed already.
 * Throws RateLimitedError past 3 an hour, and NotSignedInError when the account is gone.
 */
export async function resendConfirmation(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  { type, id }: Pick<Member, 'type' | 'id'>,
): Promise<void> {
  const account = await accountOf(app.db, type, id)
  if (!account) throw new NotSignedInError()
  if (account.emailConfirmedAt !== null) return
  await app.limiter.take(`confirmation:${type}:${id}`, LIMIT)
  await inTransaction(app.db, async (tx) => {
    const link = await confirmationLink(tx, app, account)
    await queueEmail(tx, app, {
      dedupeKey: `confirmation:${type}:${id}:${randomUUID()}`,
      to: account.email,
      ...confirmationMail(account.name, link),
    })
  })
}
