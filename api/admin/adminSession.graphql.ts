import { builder } from '../graphql/builder.ts'
import { findAdminSession, type AdminSession } from './adminSessions.ts'

export const AdminSessionRef = builder.objectRef<AdminSession>('AdminSession').implement({
  description: 'An administrator is signed in: for 30 minutes at most, and 15 without activity.',
  fields: (t) => ({
    id: t.id({
      description: 'Names this session in a client store.',
      resolve: ({ adminId }) => `adminSession:${adminId}`,
    }),
    username: t.exposeString('username', { description: 'Who is signed in.' }),
    loginTime: t.expose('loginTime', { type: 'DateTime', description: 'When they signed in.' }),
    lastActivity: t.expose('lastActivity', {
      type: 'DateTime',
      description: 'When a person last did something; polling and sockets do not count.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When the session ends if nothing more is done.',
    }),
  }),
})

builder.queryField('adminSession', (t) =>
  t.field({
    type: AdminSessionRef,
    nullable: true,
    authScopes: { public: true },
    description: "The administrator's session; null without one. Asking does not prolong it.",
    resolve: (_root, _args, context) =>
      context.administrator ? findAdminSession(context, context.administrator) : null,
  }),
)
