import { InvalidCredentialsError } from '../accounts/accountErrors.ts'
import { builder } from '../graphql/builder.ts'
import { becomeAdministrator } from '../graphql/identity.ts'
import { adminSignInSchema } from '../rules/inputs/adminSignIn.ts'
import { NotSignedInError, RateLimitedError, ValidationError } from '../rules/userErrors.ts'
import { SecondFactorRequiredError } from './adminErrors.ts'
import { AdminSessionRef } from './adminSession.graphql.ts'
import { type AdminSession, findAdminSession } from './adminSessions.ts'
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
      const { exchange } = context
      const previous = (context.administrator ?? context.enrolling)?.sessionHash ?? null
      const { ip, device: known } = exchange
      const { token, administrator, mustEnrol, device } = await signInAdmin(context, input, {
        ip,
        device: known,
        previous,
      })
      const adminSession = await findAdminSession(context, administrator)
      if (!adminSession) throw new NotSignedInError()
      exchange.setAdminSession(token)
      exchange.setDevice(device)
      becomeAdministrator(context, mustEnrol ? { enrolling: administrator } : { administrator })
      return { adminSession }
    },
  }),
)
