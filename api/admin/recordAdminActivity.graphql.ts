import { builder } from '../graphql/builder.ts'
import { anyAdministratorOf } from '../graphql/identity.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { AdminSessionRef } from './adminSession.graphql.ts'
import { recordActivity, type AdminSession } from './adminSessions.ts'

const RecordAdminActivityPayload = builder
  .objectRef<{ adminSession: AdminSession }>('RecordAdminActivityPayload')
  .implement({
    description: 'The idle time has started again.',
    fields: (t) => ({
      adminSession: t.expose('adminSession', { type: AdminSessionRef, description: 'The session with its new end.' }),
    }),
  })

builder.mutationField('recordAdminActivity', (t) =>
  t.field({
    type: RecordAdminActivityPayload,
    description:
      'Reports that the administrator clicked, typed or scrolled. Clients send it at most once in 30 seconds, and never on a timer.',
    authScopes: { admin: true, enrolling: true },
    // Whoever else they are signed in as: this session is what is missing.
    unauthorizedError: () => new NotSignedInError(),
    errors: { types: [NotSignedInError] },
    resolve: async (_root, _args, context) => {
      const adminSession = await recordActivity(context, anyAdministratorOf(context))
      if (!adminSession) throw new NotSignedInError()
      return { adminSession }
    },
  }),
)
