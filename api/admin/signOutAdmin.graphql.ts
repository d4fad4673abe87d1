import { record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import { builder } from '../graphql/builder.ts'
import { becomeAdministrator } from '../graphql/identity.ts'
import { endSession } from '../sessions/sessions.ts'

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
      const asker = context.administrator ?? context.enrolling
      if (asker)
        await inTransaction(context.db, async (tx) => {
          if (await endSession(tx, { type: 'admin', sessionHash: asker.sessionHash }))
            await record(tx, context, asker, { action: 'login.ended', subjects: [`administrator:${asker.id}`] })
        })
      context.exchange.clearAdminSession()
      becomeAdministrator(context, {})
      return { ok: true }
    },
  }),
)
