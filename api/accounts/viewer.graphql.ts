import { builder } from '../graphql/builder.ts'
import type { Context } from '../graphql/context.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { UserType } from './accounts.graphql.ts'
import { loadViewer, type Viewer } from './viewer.ts'

export const ViewerType = builder.objectRef<Viewer>('Viewer').implement({
  description: 'The signed-in member, as only they see themselves.',
  fields: (t) => ({
    id: t.id({
      description: 'Names this account in a client store; not for `node`.',
      resolve: ({ type, id }) => `viewer:${type}:${id}`,
    }),
    databaseId: t.exposeInt('id', { description: 'Numeric id of the account, within its kind.' }),
    type: t.expose('type', { type: UserType, description: 'Which kind of account is signed in.' }),
    name: t.exposeString('name', { description: 'As registered.' }),
    email: t.exposeString('email', { description: 'As registered, in the case it was typed.' }),
    termsAccepted: t.exposeBoolean('termsAccepted', {
      description: 'False until the terms are accepted; the client asks before anything else.',
    }),
    emailConfirmed: t.boolean({
      description: 'False until a link that was mailed to the address has been opened; see `resendConfirmation`.',
      resolve: ({ emailConfirmedAt }) => emailConfirmedAt !== null,
    }),
    unreadNotifications: t.int({
      description: 'Notifications not yet read.',
      resolve: ({ type, id }, _args, { db }) =>
        db.notification.count({ where: { userType: type, userId: id, isRead: false } }),
    }),
    mentor: t.prismaField({
      type: 'Mentor',
      nullable: true,
      description: 'Their mentor profile in whatever state; null for other kinds of account.',
      resolve: (query, { type, id }, _args, { db }) => {
        const own = { ...query, where: { id } }
        return type === 'mentor' ? db.mentor.findUnique(own) : null
      },
    }),
    mentee: t.prismaField({
      type: 'Mentee',
      nullable: true,
      description: 'Their mentee profile; null for other kinds of account.',
      resolve: (query, { type, id }, _args, { db }) => {
        const own = { ...query, where: { id } }
        return type === 'mentee' ? db.mentee.findUnique(own) : null
      },
    }),
  }),
})

/** The account that is asking, read anew; for payloads that answer it. Throws NotSignedInError. */
export async function viewerOf(context: Pick<Context, 'db' | 'member'>): Promise<Viewer> {
  const viewer = context.member && (await loadViewer(context, context.member))
  if (!viewer) throw new NotSignedInError()
  return viewer
}

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    authScopes: { public: true },
    description: 'Who is signed in; null for a visitor.',
    resolve: (_root, _args, context) => (context.member ? loadViewer(context, context.member) : null),
  }),
)
