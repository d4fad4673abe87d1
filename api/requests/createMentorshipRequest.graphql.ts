import { ViewerType, viewerOf } from '../accounts/viewer.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { menteeOf } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import {
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../rules/userErrors.ts'
import { createMentorshipRequest } from './createMentorshipRequest.ts'
import { MentorshipRequestType } from './mentorshipRequest.graphql.ts'
import { RequestLimitError, RequestPendingError } from './requestErrors.ts'

const CreateMentorshipRequestInput = builder.inputType('CreateMentorshipRequestInput', {
  description: 'What is asked of whom. Texts are trimmed.',
  fields: (t) => ({
    mentorId: t.int({ description: 'Numeric id of the mentor.' }),
    menteeId: t.int({ required: false, description: 'Numeric id of who asks: only oneself, which is the default.' }),
    discussionTopic: t.string({ description: '5 to 200 characters.' }),
    background: t.string({ description: '10 to 2000 characters.' }),
    preferredDateTime: t.field({ type: 'DateTime', description: "Not before now, by the server's clock." }),
    additionalNotes: t.string({ required: false, description: 'At most 2000 characters.' }),
  }),
})

const CreateMentorshipRequestPayload = builder
  .objectRef<{ requestId: number; mentorId: number }>('CreateMentorshipRequestPayload')
  .implement({
    description: 'The request is sent.',
    fields: (t) => ({
      request: t.prismaField({
        type: MentorshipRequestType,
        description: 'The request as it was saved.',
        resolve: (query, { requestId }, _args, { db }) =>
          db.mentorshipRequest.findUniqueOrThrow({ ...query, where: { id: requestId } }),
      }),
      mentor: t.prismaField({
        type: 'Mentor',
        description: 'Who was asked; its `viewerRequest` is this request.',
        resolve: (query, { mentorId }, _args, { db }) =>
          db.mentor.findUniqueOrThrow({ ...query, where: { id: mentorId } }),
      }),
      viewer: t.field({
        type: ViewerType,
        description: 'Who asked, with their requests.',
        resolve: (_payload, _args, context) => viewerOf(context),
      }),
    }),
  })

builder.mutationField('createMentorshipRequest', (t) =>
  t.field({
    type: CreateMentorshipRequestPayload,
    authScopes: { mentee: true },
    description:
      'The signed-in mentee asks a mentor. One request may wait with each mentor, ten in all; 20 may be sent in an hour, three a day to one mentor. From one network mentees whose address is not confirmed send six an hour to one mentor.',
    errors: {
      types: [
        ValidationError,
        NotSignedInError,
        NotAllowedError,
        NotFoundError,
        RequestPendingError,
        RequestLimitError,
        RateLimitedError,
      ],
    },
    args: { input: t.arg({ type: CreateMentorshipRequestInput, description: 'What is asked of whom.' }) },
    resolve: async (_root, { input: { mentorId, menteeId, ...input } }, context) => {
      const own = menteeOf(context)
      if (menteeId !== undefined && menteeId !== null && menteeId !== own) throw new NotAllowedError()
      const requestId = await createMentorshipRequest(context, own, {
        mentorId: nodeId(mentorId),
        input,
        ip: context.exchange.ip,
      })
      return { requestId, mentorId }
    },
  }),
)
