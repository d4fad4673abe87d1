import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../graphql/builder.ts'
import { openSessions } from './adminSessions.ts'

/** More than a desk of administrators has. */
const MOST = 50

export const AdminUserType = builder.prismaObject('AdminUser', {
  description: 'An administrator, as administrators see them.',
  select: { id: true },
  fields: (t) => ({
    id: t.id({
      description: 'Global id: names the record among all types, and in a client store.',
      resolve: ({ id }) => encodeGlobalID('AdminUser', id),
    }),
    databaseId: t.exposeInt('id', { description: 'Numeric id.' }),
    username: t.exposeString('username', { description: 'What they log in with.' }),
    name: t.string({
      description: 'As colleagues and the audit log call them.',
      select: { name: true, username: true },
      resolve: ({ name, username }) => name || username,
    }),
    email: t.exposeString('email', { nullable: true, description: 'Their email address; null when none was given.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they were added.' }),
    lastLoginAt: t.expose('lastLoginAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they last logged in; null before the first time.',
    }),
    hasSecondFactor: t.boolean({
      description: 'Whether they have an authenticator app.',
      select: { secondFactorAt: true },
      resolve: ({ secondFactorAt }) => secondFactorAt !== null,
    }),
    isMe: t.boolean({
      description: 'Whether it is who asks.',
      resolve: ({ id }, _args, { administrator }) => id === administrator?.id,
    }),
    openSessions: t.int({
      description: 'In how many places they are logged in.',
      select: (_args, { clock }) => ({ _count: { select: { sessions: openSessions(clock.now()) } } }),
      resolve: ({ _count }) => _count.sessions,
    }),
  }),
})

builder.queryField('administrators', (t) =>
  t.prismaField({
    type: [AdminUserType],
    authScopes: { admin: true },
    description: 'Every administrator, by username. Administrators only.',
    cost: { items: MOST },
    resolve: (query, _root, _args, { db }) =>
      db.adminUser.findMany({ ...query, orderBy: { username: 'asc' }, take: MOST }),
  }),
)
