import { randomUUID } from 'node:crypto'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { builder } from '../graphql/builder.ts'
import { memberOf } from '../graphql/identity.ts'
import { queueEmail } from '../mail/outbox.ts'
import { NotSignedInError, NotAllowedError, RateLimitedError } from '../rules/userErrors.ts'
import { accountOf } from './accountRow.ts'
import type { AccountKey } from './accountTable.ts'
import { takeEach } from './bounds.ts'
import { confirmationMail } from './confirmationMail.ts'
import { confirmationLink, linkEnds } from './emailConfirmations.ts'
import { linkBounds } from './unprovenMails.ts'
import { viewerOf, ViewerType } from './viewer.graphql.ts'
import type { Viewer } from './viewer.ts'

/**
 * Mails the member a new link that confirms their address; nothing when it is confirmed already.
 * Throws RateLimitedError past 3 an hour from one address, 12 from all, and NotSignedInError when the account is gone.
 */
export async function resendConfirmation(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  { type, id }: AccountKey,
  ip?: string,
): Promise<void> {
  const account = await accountOf(app.db, { type, id })
  if (!account) throw new NotSignedInError()
  if (account.emailConfirmedAt !== null) return
  await takeEach(app, linkBounds('confirmation', account, ip))
  await inTransaction(app.db, async (tx) => {
    const link = await confirmationLink(tx, app, account)
    await queueEmail(tx, app, {
      kind: 'confirmation',
      dedupeKey: `confirmation:${type}:${id}:${randomUUID()}`,
      to: account.email,
      recipient: { type, id },
      about: null,
      validUntil: linkEnds(app),
      ...confirmationMail(account, link),
    })
  })
}

const ResendConfirmationPayload = builder.objectRef<{ viewer: Viewer }>('ResendConfirmationPayload').implement({
  description: 'The link was sent. Nothing is sent when the address is already confirmed.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: ViewerType, description: 'The account, as it is now.' }),
  }),
})

builder.mutationField('resendConfirmation', (t) =>
  t.field({
    type: ResendConfirmationPayload,
    description: 'Sends the member a new link that confirms the address; at most 3 an hour. Older links keep working.',
    authScopes: { member: true },
    errors: { types: [NotSignedInError, NotAllowedError, RateLimitedError] },
    resolve: async (_root, _args, context) => {
      await resendConfirmation(context, memberOf(context), context.exchange.ip)
      return { viewer: await viewerOf(context) }
    },
  }),
)
