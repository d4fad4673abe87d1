import { ViewerType, viewerOf } from '../accounts/viewer.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { NotAllowedError, NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { MentorshipRequestType } from './mentorshipRequest.graphql.ts'
import { RequestClosedError } from './requestErrors.ts'
import { withdrawMentorshipRequest } from './withdrawMentorshipRequest.ts'

const WithdrawMentorshipRequestInput = builder.inputType('WithdrawMentorshipRequestInput', {
  description: 'Which request is taken back.',
  fields: (t) => ({ requestId: t.int({ description: 'Numeric id of the request.' }) }),
})

const WithdrawMentorshipRequestPayload = builder
  .objectRef<{ requestId: number }>('WithdrawMentorshipRequestPayload')
  .implement({
    description: 'The request is withdrawn; its mentor need not answer.',
    fields: (t) => ({
      request: t.prismaField({
        type: MentorshipRequestType,
        description: 'The withdrawn request; its mentor has no `viewerRequest` any more.',
        resolve: (query, { requestId }, _args, { db }) =>
          db.mentorshipRequest.findUniqueOrThrow({ ...query, where: { id: requestId } }),
      }),
      viewer: t.field({
        type: ViewerType,
        description: 'The mentee, with their requests.',
        resolve: (_payload, _args, context) => viewerOf(context),
      }),
    }),
  })

builder.mutationField('withdrawMentorshipRequest', (t) =>
  t.field({
    type: WithdrawMentorshipRequestPayload,
    authScopes: { mentee: true },
    description: 'The mentee takes back a request that waits for an answer. Nothing else can be withdrawn.',
    errors: { types: [NotSignedInError, NotAllowedError, NotFoundError, RequestClosedError] },
    args: { input: t.arg({ type: WithdrawMentorshipRequestInput, description: 'Which request.' }) },
    resolve: async (_root, { input: { requestId } }, { member, ...app }) => {
      await withdrawMentorshipRequest(app, member!.id, nodeId(requestId))
      return { requestId }
    },
  }),
)
