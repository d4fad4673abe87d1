import { builder } from '../graphql/builder.ts'
import { memberSignInSchema } from '../rules/inputs/signIn.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { AccountOffError, InvalidCredentialsError } from '../accounts/accountErrors.ts'
import { UserType } from '../accounts/accounts.graphql.ts'
import { enter } from './enter.ts'
import { signIn } from './signIn.ts'
import { ViewerType } from '../accounts/viewer.graphql.ts'
import type { Viewer } from '../accounts/viewer.ts'

const SignInInput = builder
  .inputType('SignInInput', {
    description: 'An email address, a password, and which kind of account they are for.',
    fields: (t) => ({
      userType: t.field({ type: UserType, description: 'One address may have an account of each kind.' }),
      email: t.string({ description: 'In any case.' }),
      password: t.string({ description: 'At least 6 characters.' }),
    }),
  })
  .validate(memberSignInSchema)

const SignInPayload = builder.objectRef<{ viewer: Viewer }>('SignInPayload').implement({
  description: 'Signed in; the answer sets the session cookie.',
  fields: (t) => ({ viewer: t.expose('viewer', { type: ViewerType, description: 'The account now signed in.' }) }),
})

builder.mutationField('signIn', (t) =>
  t.field({
    type: SignInPayload,
    description:
      'Signs in under a new session cookie and ends the one that was sent. A mentor under review may sign in too.',
    authScopes: { public: true },
    errors: { types: [ValidationError, InvalidCredentialsError, AccountOffError, RateLimitedError] },
    args: { input: t.arg({ type: SignInInput, description: 'Who, and with which password.' }) },
    resolve: async (_root, { input }, context) => {
      return { viewer: await enter(context, await signIn(context, input, context.exchange)) }
    },
  }),
)
