import { InvalidCredentialsError } from '../accounts/accountErrors.ts'
import { builder } from '../graphql/builder.ts'
import { adminSignInSchema } from '../rules/inputs/adminSignIn.ts'
import { RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { SecondFactorRequiredError } from './adminErrors.ts'
import { AdminSessionRef } from './adminSession.graphql.ts'
import type { AdminSession } from './adminSessions.ts'
import { enterAdmin } from './enterAdmin.ts'
import { signInAdmin } from './signInAdmin.ts'

const SignInAdminInput = builder
  .inputType('SignInAdminInput', {
    description: 'What the administrator sign-in asks for.',
    fields: (t) => ({
      username: t.string({ description: 'As configured; case counts.' }),
      password: t.string({ description: 'Their password.' }),
      code: t.string({
        required: false,
        description: 'Six digits of the authenticator app, or a recovery code; once the app is set up.',
      }),
    }),
  })
  .validate(adminSignInSchema)

const SignInAdminPayload = builder.objectRef<{ adminSession: AdminSession }>('SignInAdminPayload').implement({
  description: 'Signed in; the answer sets the administrator cookie.',
  fields: (t) => ({
    adminSession: t.expose('adminSession', { type: AdminSessionRef, description: 'The new session.' }),
  }),
})

builder.mutationField('signInAdmin', (t) =>
  t.field({
    type: SignInAdminPayload,
    description: 'Signs an administrator in, beside and apart from any member session.',
    authScopes: { public: true },
    errors: { types: [ValidationError, InvalidCredentialsError, SecondFactorRequiredError, RateLimitedError] },
    args: { input: t.arg({ type: SignInAdminInput, description: 'Who, and with which password.' }) },
    resolve: async (_root, { input }, context) => {
      const { ip, device } = context.exchange
      const previous = (context.administrator ?? context.enrolling)?.sessionHash ?? null
      const session = await signInAdmin(context, input, { ip, device, previous })
      return { adminSession: await enterAdmin(context, session) }
    },
  }),
)
