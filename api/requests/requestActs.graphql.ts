import { viewerNow } from '../accounts/viewer.graphql.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { MenteeHoldsError, SlotNotOfferedError, SlotTakenError } from '../bookings/bookingErrors.graphql.ts'
import { lockBoth, takingTime } from '../bookings/locks.ts'
import { RESERVED_HOURS } from '../rules/constants.ts'
import { reserveTime } from './reserveTime.ts'
import { mutation } from '../graphql/mutation.ts'
import { CHANGE_ERRORS, SIGNED_IN_ERRORS } from '../graphql/errors.ts'
import { rowNow } from '../graphql/rowNow.ts'
import { type MentorId, mentorOf, type MenteeId, menteeOf } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { type MentorshipResponse, mentorshipAnswerSchema } from '../rules/inputs/mentorshipRequest.ts'
import { NotAllowedError, NotFoundError } from '../rules/userErrors.ts'
import { announceAnswer, announceWithdrawal } from './announceRequest.ts'
import { RequestStatusType, RequestClosedError } from './mentorshipRequest.graphql.ts'

const LOCKED = 'You can answer requests once your application is accepted.'

interface Answer extends MentorshipResponse {
  requestId: number
}

/**
 * Once. Accepting with one of the proposed times reserves it for the mentee. Throws NotFoundError, NotAllowedError before the
 * mentor is accepted, RequestClosedError when it is too late; with a time also ValidationError for one that was not proposed,
 * SlotNotOfferedError, SlotTakenError, MenteeHoldsError: nothing is answered then.
 */
export async function respondToMentorshipRequest(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  mentorId: MentorId,
  answer: Answer,
): Promise<void> {
  const { requestId, acceptedTime } = answer
  if (!acceptedTime) return await inTransaction(app.db, (tx) => respond(tx, app, mentorId, answer))
  const asked = await app.db.mentorshipRequest.findFirst({
    where: { id: requestId, mentorId },
    select: { menteeId: true },
  })
  if (!asked) throw new NotFoundError('Request not found')
  await takingTime(
    app,
    async (tx) => {
      await lockBoth(tx, asked.menteeId, mentorId)
      // Who is being removed at this moment is waited for: what they reserve would outlast that.
      await tx.$queryRaw`SELECT id FROM mentors WHERE id = ${mentorId} FOR SHARE`
    },
    (tx) => respond(tx, app, mentorId, answer),
    'This mentee has another session at this time',
  )
}

async function respond(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  mentorId: MentorId,
  { requestId, status, responseMessage, acceptedTime }: Answer,
): Promise<void> {
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
  const reserved = acceptedTime ? await reserveTime(tx, app, request, acceptedTime) : null
  await announceAnswer(tx, app, { request, reserved, mentor, mentee })
}

mutation('respondToMentorshipRequest', {
  description: `The mentor accepts or declines a request of theirs, once. Only accepted mentors may. Accepting with one of its times reserves it for the mentee for ${RESERVED_HOURS} hours, until it starts at most.`,
  authScopes: { mentor: true },
  errors: [...CHANGE_ERRORS, RequestClosedError, SlotNotOfferedError, SlotTakenError, MenteeHoldsError],
  input: {
    description: 'The answer to a request.',
    argument: 'The answer.',
    fields: (t) => ({
      requestId: t.int({ description: 'Numeric id of the request.' }),
      status: t.field({ type: RequestStatusType, description: 'APPROVED or REJECTED; nothing else.' }),
      responseMessage: t.string({ required: false, description: 'For the mentee, at most 2000 characters; trimmed.' }),
      acceptedTime: t.field({
        type: 'DateTime',
        required: false,
        description: 'With APPROVED: start of one of its `times`, which is reserved; null to accept without one.',
      }),
    }),
    schema: mentorshipAnswerSchema,
  },
  resolve: async (context, input) => {
    const requestId = nodeId(input.requestId)
    await respondToMentorshipRequest(context, mentorOf(context), { ...input, requestId })
    return { requestId }
  },
  payload: {
    description: 'The request is answered; its mentee is told.',
    fields: (t) => ({
      request: rowNow(t, 'MentorshipRequest', 'requestId', 'The answered request.'),
      viewer: viewerNow(t, 'The mentor, with their requests.'),
    }),
  },
})

/** The mentee takes a pending request back. Throws NotFoundError for anyone else's, RequestClosedError when it is too late. */
export async function withdrawMentorshipRequest(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  menteeId: MenteeId,
  requestId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const own = { id: requestId, menteeId }
    const { count } = await tx.mentorshipRequest.updateMany({
      where: { ...own, status: 'pending' },
      data: { status: 'withdrawn', withdrawnAt: clock.now() },
    })
    const found = await tx.mentorshipRequest.findFirst({ where: own, include: { mentee: { select: { name: true } } } })
    if (!found) throw new NotFoundError('Request not found')
    const { mentee, ...request } = found
    if (count === 0) throw new RequestClosedError(request)
    await announceWithdrawal(tx, { request, mentee })
  })
}

mutation('withdrawMentorshipRequest', {
  description: 'The mentee takes back a request that waits for an answer. Nothing else can be withdrawn.',
  authScopes: { mentee: true },
  errors: [...SIGNED_IN_ERRORS, NotFoundError, RequestClosedError],
  input: {
    description: 'Which request is taken back.',
    argument: 'Which request.',
    fields: (t) => ({ requestId: t.int({ description: 'Numeric id of the request.' }) }),
  },
  resolve: async (context, { requestId }) => {
    await withdrawMentorshipRequest(context, menteeOf(context), nodeId(requestId))
    return { requestId }
  },
  payload: {
    description: 'The request is withdrawn; its mentor need not answer.',
    fields: (t) => ({
      request: rowNow(
        t,
        'MentorshipRequest',
        'requestId',
        'The withdrawn request; `viewerRequest` of its mentor is null now.',
      ),
      viewer: viewerNow(t, 'The mentee, with their requests.'),
    }),
  },
})
