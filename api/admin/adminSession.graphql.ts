import { builder } from '../graphql/builder.ts'
import { mutation } from '../graphql/mutation.ts'
import { findAdminSession, needsSecondFactor, type AdminSession, recordActivity } from './adminSessions.ts'
import { anyAdministratorOf, becomeAdministrator } from '../graphql/identity.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import { endSession } from '../sessions/sessions.ts'

export const AdminSessionRef = builder.objectRef<AdminSession>('AdminSession').implement({
  description: 'An administrator is signed in: for 30 minutes at most, and 15 without activity.',
  fields: (t) => ({
    id: t.id({
      description: 'Names this session in a client store.',
      resolve: ({ adminId }) => `adminSession:${adminId}`,
    }),
    username: t.exposeString('username', { description: 'Who is signed in.' }),
    name: t.exposeString('name', { description: 'As colleagues and the audit log call them.' }),
    loginTime: t.expose('loginTime', { type: 'DateTime', description: 'When they signed in.' }),
    lastActivity: t.expose('lastActivity', {
      type: 'DateTime',
      description: 'When a person last did something; polling and sockets do not count.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When the session ends if nothing more is done.',
    }),
    loginPath: t.string({
      description: 'Path of the login page, for when the session ends. Nobody without a session is told.',
      resolve: (_session, _args, { config }) => config.admin.loginPath,
    }),
    secondFactorRequired: t.boolean({
      description: 'Whether every administrator must have an authenticator app: in production.',
      resolve: (_session, _args, context) => needsSecondFactor(context),
    }),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor', { description: 'Whether they have an authenticator app.' }),
    needsSecondFactor: t.boolean({
      description: 'True while they may do nothing but set up the authenticator app, which they must have.',
      resolve: ({ hasSecondFactor }, _args, context) => needsSecondFactor(context) && !hasSecondFactor,
    }),
    recoveryCodesLeft: t.int({
      description: 'Recovery codes that were not used yet.',
      cost: { work: 1 },
      resolve: ({ adminId }, _args, { db }) =>
        db.adminRecoveryCode.count({ where: { adminUserId: adminId, usedAt: null } }),
    }),
  }),
})

builder.queryField('adminSession', (t) =>
  t.field({
    type: AdminSessionRef,
    nullable: true,
    authScopes: { public: true },
    description: "The administrator's session; null without one. Asking does not prolong it.",
    resolve: (_root, _args, context) => {
      const asker = context.administrator ?? context.enrolling
      return asker ? findAdminSession(context, asker) : null
    },
  }),
)

mutation('recordAdminActivity', {
  description:
    'Reports that the administrator clicked, typed or scrolled. Clients send it at most once in 30 seconds, and never on a timer.',
  authScopes: { admin: true, enrolling: true },
  // They may be signed in as a member too; what is missing is this session.
  unauthorizedError: () => new NotSignedInError(),
  errors: [NotSignedInError],
  resolve: async (context) => {
    const adminSession = await recordActivity(context, anyAdministratorOf(context))
    if (!adminSession) throw new NotSignedInError()
    return { adminSession }
  },
  payload: {
    description: 'The idle time has started again.',
    fields: (t) => ({
      adminSession: t.expose('adminSession', { type: AdminSessionRef, description: 'The session with its new end.' }),
    }),
  },
})

mutation('signOutAdmin', {
  description: "Ends the administrator's session on the server and clears its cookie.",
  authScopes: { public: true },
  resolve: async (context) => {
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
  payload: {
    description: 'The administrator is signed out.',
    fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true, also without a session.' }) }),
  },
})
