import { builder } from '../graphql/builder.ts'
import { errorType, ErrorInterface } from '../graphql/errors.ts'
import { MentorshipRequestType, visibleRequests } from './mentorshipRequest.graphql.ts'
import { RequestClosedError, RequestLimitError, RequestPendingError } from './requestErrors.ts'

errorType(
  RequestLimitError,
  'RequestLimitError',
  'Ten requests of this mentee wait for an answer: the most there may be.',
)

builder.objectType(RequestPendingError, {
  name: 'RequestPendingError',
  description: 'The mentee has a request waiting with this mentor; nothing was sent.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    mentor: t.prismaField({
      type: 'Mentor',
      description: 'Whose answer is awaited; its `viewerRequest` is the request that waits.',
      resolve: (query, { mentorId }, _args, { db }) =>
        db.mentor.findUniqueOrThrow({ ...query, where: { id: mentorId } }),
    }),
  }),
})

builder.objectType(RequestClosedError, {
  name: 'RequestClosedError',
  description: 'The request was answered or withdrawn before; it stays as it is.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    request: t.prismaField({
      type: MentorshipRequestType,
      description: 'The request as it is now.',
      resolve: (query, { requestId }, _args, { db, member, administrator }) =>
        db.mentorshipRequest.findFirstOrThrow({
          ...query,
          where: { id: requestId, AND: [visibleRequests({ member, administrator })] },
        }),
    }),
  }),
})
