import { builder } from '../graphql/builder.ts'
import { NO_ID, nodeId } from '../graphql/nodeId.ts'
import { deviceName, isHandheld } from './device.ts'
import { ViewerType } from '../accounts/viewer.graphql.ts'

export const SessionType = builder.prismaNode('Session', {
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
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'When it was last used, to the hour.',
    }),
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
