import { builder } from '../graphql/builder.ts'
import { becomeAdministrator } from '../graphql/identity.ts'
import { endAdminSession } from './adminSessions.ts'

const SignOutAdminPayload = builder.objectRef<{ ok: boolean }>('SignOutAdminPayload').implement({
  description: 'The administrator is signed out.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true, also without a session.' }) }),
})

builder.mutationField('signOutAdmin', (t) =>
  t.field({
    type: SignOutAdminPayload,
    description: "Ends the administrator's session on the server and clears its cookie.",
    authScopes: { public: true },
    resolve: async (_root, _args, context) => {
      if (context.administrator) await endAdminSession(context, context.administrator.sessionHash)
      context.exchange.clearAdminSession()
      becomeAdministrator(context, null)
      return { ok: true }
    },
  }),
)
