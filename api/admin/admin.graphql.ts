import { builder } from '../graphql/builder.ts'
import { AdminSessionRef } from './adminSession.graphql.ts'
import { findAdminSession } from './adminSessions.ts'

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
