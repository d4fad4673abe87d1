import { builder } from '../graphql/builder.ts'
import type { Context } from '../graphql/context.ts'
import type { Payload } from '../graphql/mutation.ts'
import { memberOf } from '../graphql/identity.ts'
import { LiveEventType } from '../live/liveEvent.graphql.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { UserType } from './accounts.graphql.ts'
import type { AccountKey } from './accountTable.ts'
import { accountAtFirst, loadViewer, viewerId, type Viewer } from './viewer.ts'
import { errorType } from '../graphql/errors.ts'
import { ProfileConflictError } from './profileVersions.ts'

/** The account where it was read, else only whose it is: it is read when a field asks for more. */
type Asked = Viewer | AccountKey

/** Features add to it what they know of a member: `builder.objectField(ViewerType, …)`. */
export const ViewerType = builder.objectRef<Asked>('Viewer').implement({
  description: 'The signed-in member, as only they see themselves.',
  fields: (t) => ({
    id: t.id({ description: 'Identifies this account in a client store; not for `node`.', resolve: viewerId }),
    databaseId: t.exposeInt('id', { description: 'Numeric id of the account, within its kind.' }),
    type: t.expose('type', { type: UserType, description: 'Which kind of account is signed in.' }),
    name: t.string({
      description: 'As registered.',
      resolve: async (asked, _args, context) => (await accountOf(asked, context)).name,
    }),
    email: t.string({
      description: 'As registered, in the case it was typed.',
      resolve: async (asked, _args, context) => (await accountOf(asked, context)).email,
    }),
    termsAccepted: t.boolean({
      description: 'False until the terms are accepted; the client asks before anything else.',
      resolve: async (asked, _args, context) => (await accountOf(asked, context)).termsAccepted,
    }),
    emailConfirmed: t.boolean({
      description: 'False until a link that was mailed to the address has been opened; see `resendConfirmation`.',
      resolve: async (asked, _args, context) => (await accountOf(asked, context)).emailConfirmedAt !== null,
    }),
  }),
})

/** Reads the account that is asking, for payloads that return it. Throws NotSignedInError. */
export async function viewerOf(context: Pick<Context, 'db' | 'member'>): Promise<Viewer> {
  return present(context.member && (await loadViewer(context, context.member)))
}

type FieldsOf<Parent> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Parent>

/** The field of a payload that answers the account as it is then. */
export const viewerNow = <Parent extends object>(t: FieldsOf<Parent>, description: string) =>
  (t as FieldsOf<object>).field({
    type: ViewerType,
    description,
    resolve: (_payload, _args, context) => viewerOf(context),
  })

/** A payload that answers the account as it is then, and nothing else. */
export const viewerPayload = (description: string, viewer: string): Payload<object> => ({
  description,
  fields: (t) => ({ viewer: viewerNow(t, viewer) }),
})

/** Kept by the object that was asked, not by the operation, so that each event of a subscription reads the account again. */
const accounts = new WeakMap<AccountKey, Promise<Viewer | null>>()

async function accountOf(asked: Asked, context: Context): Promise<Viewer> {
  if ('name' in asked) return asked
  const account = accounts.get(asked) ?? loadViewer(context, asked)
  accounts.set(asked, account)
  return present(await account)
}

function present(viewer: Viewer | null): Viewer {
  if (!viewer) throw new NotSignedInError()
  return viewer
}

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    authScopes: { public: true },
    reads: 'nothing',
    description: 'Who is signed in; null for a visitor.',
    resolve: (_root, _args, context) => (context.member ? accountAtFirst(context, context.member) : null),
  }),
)

builder.interfaceField(LiveEventType, 'viewer', (t) =>
  t.field({
    type: ViewerType,
    description: 'Who hears of it, as they are by now: badges and counts come with each event.',
    // Most ask for counts alone, which need no more of the account than whose it is.
    resolve: (_told, _args, context) => ({ type: memberOf(context).type, id: memberOf(context).id }),
  }),
)

errorType(
  ProfileConflictError,
  'Some of these fields were saved in another tab or on another device since the form was filled; nothing was changed.',
  (t) => ({
    fields: t.exposeStringList('fields', { cost: { items: 0 }, description: 'Names of the fields, as in the input.' }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When the profile was last saved.' }),
    viewer: viewerNow(
      t,
      'The account with the profile that was kept: fill the form from it, or save again with its version.',
    ),
  }),
)
