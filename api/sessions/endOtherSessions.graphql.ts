import { builder } from '../graphql/builder.ts'
import { memberOf } from '../graphql/identity.ts'
import { inTransaction } from '../database/transaction.ts'
import { NotAllowedError, NotSignedInError } from '../rules/userErrors.ts'
import { allBut, endSessions } from './sessions.ts'
import { viewerOf, ViewerType } from '../accounts/viewer.graphql.ts'
import type { Viewer } from '../accounts/viewer.ts'

interface Payload {
  viewer: Viewer
  endedCount: number
}

const EndOtherSessionsPayload = builder.objectRef<Payload>('EndOtherSessionsPayload').implement({
  description: 'Only the session that asked is left.',
  fields: (t) => ({
    endedCount: t.exposeInt('endedCount', { description: 'How many were signed out; 0 when there were no others.' }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'The account, with the one session that is left.' }),
  }),
})

builder.mutationField('endOtherSessions', (t) =>
  t.field({
    type: EndOtherSessionsPayload,
    description: 'Signs out all other devices of the member and closes their live connections.',
    authScopes: { member: true },
    errors: { types: [NotSignedInError, NotAllowedError] },
    resolve: async (_root, _args, context) => {
      const member = memberOf(context)
      const endedCount = await inTransaction(context.db, (tx) => endSessions(tx, member, allBut(member.sessionHash)))
      return { endedCount, viewer: await viewerOf(context) }
    },
  }),
)
