import { InvalidCredentialsError } from '../accounts/accountErrors.ts'
import { builder } from '../graphql/builder.ts'
import { adminSignInSchema } from '../rules/inputs/adminSignIn.ts'
import { NotSignedInError, RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { AdminSessionRef } from './adminSession.graphql.ts'
import { findAdminSession, type AdminSession } from './adminSessions.ts'
import { signInAdmin } from './signInAdmin.ts'

const SignInAdminInput = builder
  .inputType('SignInAdminInput', {
    description: 'What the administrator sign-in asks for.',
    fields: (t) => ({
      username: t.string({ description: 'As configured; case counts.' }),
      password: t.string({ description: 'Their password.' }),
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
    errors: { types: [ValidationError, InvalidCredentialsError, RateLimitedError] },
    args: { input: t.arg({ type: SignInAdminInput, description: 'Who, and with which password.' }) },
    resolve: async (_root, { input }, context) => {
      const { exchange, administrator: previous } = context
      const { token, administrator } = await signInAdmin(context, input, {
        ip: exchange.ip,
        previous: previous?.sessionHash ?? null,
      })
      const adminSession = await findAdminSession(context, administrator)
      if (!adminSession) throw new NotSignedInError()
      exchange.setAdminSession(token)
      context.administrator = administrator
      return { adminSession }
    },
  }),
)
