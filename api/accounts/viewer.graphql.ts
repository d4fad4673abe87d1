import { builder } from '../graphql/builder.ts'
import type { Context } from '../graphql/context.ts'
import { LiveEventType } from '../live/liveEvent.graphql.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { UserType } from './accounts.graphql.ts'
import { loadViewer, viewerId, viewerNow, type Viewer } from './viewer.ts'

/** Features add to it what they know of a member: `builder.objectField(ViewerType, …)`. */
export const ViewerType = builder.objectRef<Viewer>('Viewer').implement({
  description: 'The signed-in member, as only they see themselves.',
  fields: (t) => ({
    id: t.id({
      description: 'Identifies this account in a client store; not for `node`.',
      resolve: viewerId,
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
  }),
})

/** The account that is asking, read anew; for payloads that answer it. Throws NotSignedInError. */
export async function viewerOf(
  context: Pick<Context, 'db' | 'member'>,
  load: typeof viewerNow = loadViewer,
): Promise<Viewer> {
  const viewer = context.member && (await load(context, context.member))
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

builder.interfaceField(LiveEventType, 'viewer', (t) =>
  t.field({
    type: ViewerType,
    description: 'Who hears of it, as they are by now: badges and counts come with each event.',
    resolve: (_told, _args, context) => viewerOf(context, viewerNow),
  }),
)
