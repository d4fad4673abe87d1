import { builder } from '../graphql/builder.ts'
import { termsSchema } from '../rules/inputs/terms.ts'
import { NotAllowedError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { acceptTerms } from './acceptTerms.ts'
import { UserType } from './accounts.graphql.ts'
import { viewerOf, ViewerType } from './viewer.graphql.ts'
import type { Viewer } from './viewer.ts'

const AcceptTermsInput = builder
  .inputType('AcceptTermsInput', {
    description: 'Whose terms: it must be the one who is signed in.',
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
    description: 'Accepts the terms for oneself. Accepting again changes nothing.',
    authScopes: { member: true },
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError] },
    args: { input: t.arg({ type: AcceptTermsInput, description: 'Whose terms.' }) },
    resolve: async (_root, { input }, context) => {
      if (!context.member) throw new NotSignedInError()
      await acceptTerms(context, context.member, input)
      return { viewer: await viewerOf(context) }
    },
  }),
)
