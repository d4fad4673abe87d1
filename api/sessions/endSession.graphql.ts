import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../graphql/builder.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { memberOf } from '../graphql/identity.ts'
import { inTransaction } from '../database/transaction.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { allBut, endSessions } from './sessions.ts'
import { viewerOf, ViewerType } from '../accounts/viewer.graphql.ts'
import type { Viewer } from '../accounts/viewer.ts'

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
    description: "Signs out one of the member's other devices. For the session in use, call `signOut`.",
    authScopes: { member: true },
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError] },
    args: { input: t.arg({ type: EndSessionInput, description: 'Which device.' }) },
    resolve: async (_root, { input: { sessionId } }, context) => {
      const member = memberOf(context)
      const isIt = Prisma.sql`id = ${sessionId} AND ${allBut(member.sessionHash)}`
      if ((await inTransaction(context.db, (tx) => endSessions(tx, member, isIt))) === 0)
        throw new NotFoundError('This device has already been logged out')
      return { sessionId, viewer: await viewerOf(context) }
    },
  }),
)
