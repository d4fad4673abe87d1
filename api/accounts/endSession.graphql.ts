import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../graphql/builder.ts'
import { inTransaction } from '../database/transaction.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { endSessionOf } from './sessions.ts'
import { viewerOf, ViewerType } from './viewer.graphql.ts'
import type { Viewer } from './viewer.ts'

const EndSessionInput = builder.inputType('EndSessionInput', {
  description: 'Which device to sign out.',
  fields: (t) => ({ sessionId: t.int({ description: 'Its `databaseId`.' }) }),
})

interface Payload {
  viewer: Viewer
  sessionId: number
}

const EndSessionPayload = builder.objectRef<Payload>('EndSessionPayload').implement({
  description: 'The device is signed out; its live connections are closed.',
  fields: (t) => ({
    endedSessionId: t.id({
      description: 'Global id of the session that is no more.',
      resolve: ({ sessionId }) => encodeGlobalID('Session', sessionId),
    }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'The account, with the sessions that are left.' }),
  }),
})

builder.mutationField('endSession', (t) =>
  t.field({
    type: EndSessionPayload,
    description: 'Signs out one of one’s other devices. The session that asks is not found here: `signOut` ends it.',
    authScopes: { member: true },
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError] },
    args: { input: t.arg({ type: EndSessionInput, description: 'Which device.' }) },
    resolve: async (_root, { input: { sessionId } }, context) => {
      const { db, member } = context
      if (!member) throw new NotSignedInError()
      if (!(await inTransaction(db, (tx) => endSessionOf(tx, member, sessionId))))
        throw new NotFoundError('This device is signed out already')
      return { sessionId, viewer: await viewerOf(context) }
    },
  }),
)
