import type { App } from '../app.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import { type Member, memberOf } from '../graphql/identity.ts'
import { TERMS_VERSION } from '../rules/constants.ts'
import { type TermsAcceptance, termsSchema } from '../rules/inputs/signIn.ts'
import { NotAllowedError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { changeAccount } from './accountTable.ts'
import { UserType } from './accounts.graphql.ts'
import { viewerOf, ViewerType } from './viewer.graphql.ts'
import type { Viewer } from './viewer.ts'

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

const AcceptTermsInput = builder
  .inputType('AcceptTermsInput', {
    description: 'Whose terms: it must be the signed-in member.',
    fields: (t) => ({
      userType: t.field({ type: UserType, description: 'Kind of the account.' }),
      userId: t.int({ description: 'Its numeric id.' }),
    }),
  })
  .validate(termsSchema)

const AcceptTermsPayload = builder.objectRef<{ viewer: Viewer }>('AcceptTermsPayload').implement({
  description: 'The terms are accepted.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: ViewerType, description: 'The account, its `termsAccepted` now true.' }),
  }),
})

builder.mutationField('acceptTerms', (t) =>
  t.field({
    type: AcceptTermsPayload,
    description: 'Accepts the terms for the signed-in member. Accepting again changes nothing.',
    authScopes: { member: true },
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError] },
    args: { input: t.arg({ type: AcceptTermsInput, description: 'Whose terms.' }) },
    resolve: async (_root, { input }, context) => {
      await acceptTerms(context, memberOf(context), input)
      return { viewer: await viewerOf(context) }
    },
  }),
)
