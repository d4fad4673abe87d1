import { builder } from '../graphql/builder.ts'
import { become } from '../graphql/identity.ts'
import { inTransaction } from '../database/transaction.ts'
import { endSession } from './sessions.ts'

const SignOutPayload = builder.objectRef<{ ok: boolean }>('SignOutPayload').implement({
  description: 'Signed out.',
  fields: (t) => ({
    ok: t.exposeBoolean('ok', { description: 'Always true, even for a visitor.' }),
  }),
})

builder.mutationField('signOut', (t) =>
  t.field({
    type: SignOutPayload,
    description: 'Ends the session on the server and clears its cookie.',
    authScopes: { public: true },
    resolve: async (_root, _args, context) => {
      const { member } = context
      if (member) await inTransaction(context.db, (tx) => endSession(tx, member))
      context.exchange.clearSession()
      become(context, null)
      return { ok: true }
    },
  }),
)
