import { type TermsAcceptance, termsSchema } from '../rules/inputs/signIn.ts'
import type { App } from '../app.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { mutation } from '../graphql/mutation.ts'
import { SIGNED_IN_ERRORS } from '../graphql/errors.ts'
import { type Member, memberOf } from '../graphql/identity.ts'
import { TERMS_VERSION } from '../rules/constants.ts'
import { NotAllowedError, NotSignedInError, ValidationError, RateLimitedError } from '../rules/userErrors.ts'
import { changeAccount, type AccountKey, accountOf } from './accountTable.ts'
import { UserType } from './accounts.graphql.ts'
import { viewerPayload } from './viewer.graphql.ts'
import { inTransaction } from '../database/transaction.ts'
import { takeEach } from './bounds.ts'
import { confirmationLink, linkBounds, mailConfirmation } from './emailConfirmations.ts'

/** Records when the member accepts which terms, which confirms that they are 18 or older; the first time counts. Throws NotAllowedError for anyone but themselves. */
export async function acceptTerms(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: Member,
  { userType, userId }: TermsAcceptance,
): Promise<void> {
  if (member.type !== userType || member.id !== userId) throw new NotAllowedError()
  const accepted = Prisma.sql`terms_accepted = true, terms_accepted_at = ${clock.now()}, terms_version = ${TERMS_VERSION}`
  await changeAccount(db, { type: userType, id: userId }, accepted, Prisma.sql`NOT terms_accepted`)
}

mutation('acceptTerms', {
  description: 'Accepts the terms for the signed-in member. Accepting again changes nothing.',
  authScopes: { member: true },
  errors: [ValidationError, ...SIGNED_IN_ERRORS],
  input: {
    description: 'Whose terms: it must be the signed-in member.',
    argument: 'Whose terms.',
    fields: (t) => ({
      userType: t.field({ type: UserType, description: 'Kind of the account.' }),
      userId: t.int({ description: 'Its numeric id.' }),
    }),
    schema: termsSchema,
  },
  resolve: async (context, input) => {
    await acceptTerms(context, memberOf(context), input)
    return {}
  },
  payload: viewerPayload('The terms are accepted.', 'The account, its `termsAccepted` now true.'),
})

/** Mails a new link unless the address is confirmed. Throws NotSignedInError, RateLimitedError past 3 an hour. */
export async function resendConfirmation(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  { type, id }: AccountKey,
  ip?: string,
): Promise<void> {
  const account = await accountOf(app.db, { type, id })
  if (!account) throw new NotSignedInError()
  if (account.emailConfirmedAt !== null) return
  await takeEach(app, await linkBounds(app, 'confirmation', account, ip))
  await inTransaction(app.db, async (tx) => {
    await mailConfirmation(tx, app, account, await confirmationLink(tx, app, account))
  })
}

mutation('resendConfirmation', {
  description:
    'Sends the member a new link that confirms the address; at most 3 an hour, and after 20 in a day 2 an hour. Older links keep working.',
  authScopes: { member: true },
  errors: [...SIGNED_IN_ERRORS, RateLimitedError],
  resolve: async (context) => {
    await resendConfirmation(context, memberOf(context), context.exchange.ip)
    return {}
  },
  payload: viewerPayload(
    'The link was sent. Nothing is sent when the address is already confirmed.',
    'The account, as it is now.',
  ),
})
