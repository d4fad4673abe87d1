import { viewerOf, ViewerType } from '../accounts/viewer.graphql.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { builder } from '../graphql/builder.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { rowNow } from '../graphql/rowNow.ts'
import { type MentorId, mentorOf } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { type MentorshipResponse, mentorshipAnswerSchema } from '../rules/inputs/mentorshipRequest.ts'
import { NotAllowedError, NotFoundError } from '../rules/userErrors.ts'
import { announceAnswer } from './announceRequest.ts'
import { RequestStatusType, RequestClosedError } from './mentorshipRequest.graphql.ts'

const LOCKED = 'You can answer requests once your application is accepted.'

interface Answer extends MentorshipResponse {
  requestId: number
}

/**
 * The mentor answers a pending request, once. Throws NotFoundError for anyone else's, NotAllowedError while the mentor
 * is not accepted, RequestClosedError when it was answered or withdrawn before.
 */
export async function respondToMentorshipRequest(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  mentorId: MentorId,
  { requestId, status, responseMessage }: Answer,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const own = { id: requestId, mentorId }
    // Compare and set: of two answers, or an answer and a withdrawal, the first one counts.
    const { count } = await tx.mentorshipRequest.updateMany({
      where: { ...own, status: 'pending', mentor: { status: 'accepted' } },
      data: { status, responseMessage: responseMessage ?? null, respondedAt: app.clock.now() },
    })
    const found = await tx.mentorshipRequest.findFirst({
      where: own,
      include: {
        mentor: { select: { id: true, name: true, status: true } },
        mentee: { select: { id: true, name: true, email: true } },
      },
    })
    if (!found) throw new NotFoundError('Request not found')
    const { mentor, mentee, ...request } = found
    if (mentor.status !== 'accepted') throw new NotAllowedError(LOCKED)
    if (count === 0) throw new RequestClosedError(request)
    await announceAnswer(tx, app, { request, mentor, mentee })
  })
}

const RespondToMentorshipRequestInput = builder
  .inputType('RespondToMentorshipRequestInput', {
    description: 'The answer to a request.',
    fields: (t) => ({
      requestId: t.int({ description: 'Numeric id of the request.' }),
      status: t.field({ type: RequestStatusType, description: 'APPROVED or REJECTED; nothing else.' }),
      responseMessage: t.string({ required: false, description: 'For the mentee, at most 2000 characters; trimmed.' }),
    }),
  })
  .validate(mentorshipAnswerSchema)

const RespondToMentorshipRequestPayload = builder
  .objectRef<{ requestId: number }>('RespondToMentorshipRequestPayload')
  .implement({
    description: 'The request is answered; its mentee is told.',
    fields: (t) => ({
      request: rowNow(t, 'MentorshipRequest', 'requestId', 'The answered request.'),
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
    errors: { types: [...CHANGE_ERRORS, RequestClosedError] },
    args: { input: t.arg({ type: RespondToMentorshipRequestInput, description: 'The answer.' }) },
    resolve: async (_root, { input }, context) => {
      const requestId = nodeId(input.requestId)
      await respondToMentorshipRequest(context, mentorOf(context), { ...input, requestId })
      return { requestId }
    },
  }),
)
