import { errorType } from '../graphql/errors.ts'
import { MentorshipRequestType, visibleRequests } from './mentorshipRequest.graphql.ts'
import { RequestClosedError, RequestLimitError, RequestPendingError } from './requestErrors.ts'

errorType(
  RequestLimitError,
  'RequestLimitError',
  'Ten requests of this mentee wait for an answer: the most there may be.',
)

errorType(
  RequestPendingError,
  'RequestPendingError',
  'The mentee has a request waiting with this mentor; nothing was sent.',
  (t) => ({
    mentor: t.prismaField({
      type: 'Mentor',
      description: 'Whose answer is awaited; its `viewerRequest` is the request that waits.',
      resolve: (query, { mentorId }, _args, { db }) =>
        db.mentor.findUniqueOrThrow({ ...query, where: { id: mentorId } }),
    }),
  }),
)

errorType(
  RequestClosedError,
  'RequestClosedError',
  'The request was answered or withdrawn before; it stays as it is.',
  (t) => ({
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
)
