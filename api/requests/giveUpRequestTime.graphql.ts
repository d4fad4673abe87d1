import { viewerNow } from '../accounts/viewer.graphql.ts'
import { SIGNED_IN_ERRORS } from '../graphql/errors.ts'
import { menteeOf } from '../graphql/identity.ts'
import { mutation } from '../graphql/mutation.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { rowNow } from '../graphql/rowNow.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { giveUpTime } from './reserveTime.ts'

mutation('giveUpRequestTime', {
  description:
    'The mentee gives up the time that a mentor has reserved for them: others can take it. Harmless once it is over or booked.',
  authScopes: { mentee: true },
  errors: [...SIGNED_IN_ERRORS, NotFoundError],
  input: {
    description: 'Of which request.',
    argument: 'Of which request.',
    fields: (t) => ({ requestId: t.int({ description: 'Numeric id of the request.' }) }),
  },
  resolve: async (context, { requestId }) => {
    await giveUpTime(context, menteeOf(context), nodeId(requestId))
    return { requestId: nodeId(requestId) }
  },
  payload: {
    description: 'Nothing is reserved by the request now.',
    fields: (t) => ({
      request: rowNow(t, 'MentorshipRequest', 'requestId', 'The request; it stays accepted.'),
      viewer: viewerNow(t, 'The mentee.'),
    }),
  },
})
