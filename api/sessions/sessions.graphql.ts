import { deviceName, isHandheld } from './device.ts'
import { builder } from '../graphql/builder.ts'
import { mutation } from '../graphql/mutation.ts'
import { CHANGE_ERRORS, SIGNED_IN_ERRORS } from '../graphql/errors.ts'
import { NO_ID, nodeId } from '../graphql/nodeId.ts'
import { viewerNow, ViewerType } from '../accounts/viewer.graphql.ts'
import { become, memberOf } from '../graphql/identity.ts'
import { inTransaction } from '../database/transaction.ts'
import { endSession, allBut, endSessions } from './sessions.ts'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { Prisma } from '../generated/prisma/client.ts'
import { NotFoundError } from '../rules/userErrors.ts'

const SessionType = builder.prismaNode('Session', {
  id: { field: 'id', description: 'Global id; says nothing of the token.' },
  nullable: true,
  findUnique: (id, { member, clock }) => ({
    id: member ? nodeId(id) : NO_ID,
    userType: member?.type ?? 'community',
    userId: member?.id ?? NO_ID,
    expiresAt: { gt: clock.now() },
  }),
  // Not the key of its table, so it does not come by itself.
  select: { id: true },
  description: 'A device on which a member is signed in. For that member only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id, used to end it.' }),
    device: t.string({
      description: 'Browser and system in words, such as `Chrome on Android`; `Unknown device` when it does not say.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceName(userAgent),
    }),
    isHandheld: t.boolean({
      description: 'Whether it is a phone or the like.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => isHandheld(userAgent),
    }),
    isThisDevice: t.boolean({
      description: 'Whether it is the session that asks.',
      select: { tokenHash: true },
      resolve: ({ tokenHash }, _args, { member }) => member?.sessionHash === tokenHash,
    }),
    ip: t.exposeString('ip', { nullable: true, description: 'Address it was signed in from; null when not known.' }),
    signedInAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was signed in.' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime', description: 'When it was last used, to the hour.' }),
  }),
})

builder.objectField(ViewerType, 'sessions', (t) =>
  t.prismaConnection({
    type: SessionType,
    cursor: 'id',
    description: 'Where they are signed in now, the one used last first.',
    resolve: (query, { type, id }, _args, { db, clock }) =>
      db.session.findMany({
        ...query,
        where: { userType: type, userId: id, expiresAt: { gt: clock.now() } },
        orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
      }),
  }),
)

mutation('signOut', {
  description: 'Ends the session on the server and clears its cookie.',
  authScopes: { public: true },
  resolve: async (context) => {
    const { member } = context
    if (member) await inTransaction(context.db, (tx) => endSession(tx, member))
    context.exchange.clearSession()
    become(context, null)
    return { ok: true }
  },
  payload: {
    description: 'Signed out.',
    fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true, even for a visitor.' }) }),
  },
})

mutation('endSession', {
  description: "Signs out one of the member's other devices. For the session in use, call `signOut`.",
  authScopes: { member: true },
  errors: CHANGE_ERRORS,
  input: {
    description: 'Which device to sign out.',
    argument: 'Which device.',
    fields: (t) => ({ sessionId: t.int({ description: 'Its `databaseId`.' }) }),
  },
  resolve: async (context, { sessionId }) => {
    const member = memberOf(context)
    const isIt = Prisma.sql`id = ${sessionId} AND ${allBut(member.sessionHash)}`
    if ((await inTransaction(context.db, (tx) => endSessions(tx, member, isIt))) === 0)
      throw new NotFoundError('This device has already been logged out')
    return { sessionId }
  },
  payload: {
    description: 'The device is signed out; its live connections are closed.',
    fields: (t) => ({
      endedSessionId: t.id({
        description: 'Global id of the session that is no more.',
        resolve: ({ sessionId }) => encodeGlobalID('Session', sessionId),
      }),
      viewer: viewerNow(t, 'The account, with the sessions that are left.'),
    }),
  },
})

mutation('endOtherSessions', {
  description: 'Signs out all other devices of the member and closes their live connections.',
  authScopes: { member: true },
  errors: SIGNED_IN_ERRORS,
  resolve: async (context) => {
    const member = memberOf(context)
    const endedCount = await inTransaction(context.db, (tx) => endSessions(tx, member, allBut(member.sessionHash)))
    return { endedCount }
  },
  payload: {
    description: 'Only the session that asked is left.',
    fields: (t) => ({
      endedCount: t.exposeInt('endedCount', { description: 'How many were signed out; 0 when there were no others.' }),
      viewer: viewerNow(t, 'The account, with the one session that is left.'),
    }),
  },
})
