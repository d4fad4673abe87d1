import { ViewerType, viewerOf } from '../accounts/viewer.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { mentorshipResponseSchema } from '../rules/inputs/mentorshipResponse.ts'
import { readInput } from '../rules/inputs/issues.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { MentorshipRequestType, RequestStatusType } from './mentorshipRequest.graphql.ts'
import { RequestClosedError } from './requestErrors.ts'
import { respondToMentorshipRequest } from './respondToMentorshipRequest.ts'

const RespondToMentorshipRequestInput = builder.inputType('RespondToMentorshipRequestInput', {
  description: 'The answer to a request.',
  fields: (t) => ({
    requestId: t.int({ description: 'Numeric id of the request.' }),
    status: t.field({ type: RequestStatusType, description: 'APPROVED or REJECTED; nothing else.' }),
    responseMessage: t.string({ required: false, description: 'For the mentee, at most 2000 characters; trimmed.' }),
  }),
})

const RespondToMentorshipRequestPayload = builder
  .objectRef<{ requestId: number }>('RespondToMentorshipRequestPayload')
  .implement({
    description: 'The request is answered; its mentee is told.',
    fields: (t) => ({
      request: t.prismaField({
        type: MentorshipRequestType,
        description: 'The answered request.',
        resolve: (query, { requestId }, _args, { db }) =>
          db.mentorshipRequest.findUniqueOrThrow({ ...query, where: { id: requestId } }),
      }),
      viewer: t.field({
        type: ViewerType,
        description: 'The mentor, with their requests.',
        resolve: (_payload, _args, context) => viewerOf(context),
      }),
    }),
  })

builder.mutationField('respondToMentorshipRequest', (t) =>
  t.field({
    type: RespondToMentorshipRequestPayload,
    authScopes: { mentor: true },
    description: 'The mentor accepts or declines a request of theirs, once. Only accepted mentors may.',
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError, RequestClosedError] },
    args: { input: t.arg({ type: RespondToMentorshipRequestInput, description: 'The answer.' }) },
    resolve: async (_root, { input: { requestId, ...input } }, { member, ...app }) => {
      const response = readInput(mentorshipResponseSchema, input)
      await respondToMentorshipRequest(app, member!.id, { requestId: nodeId(requestId), ...response })
      return { requestId }
    },
  }),
)
