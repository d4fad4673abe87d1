import { viewerOf, ViewerType } from '../accounts/viewer.graphql.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { builder } from '../graphql/builder.ts'
import { SIGNED_IN_ERRORS } from '../graphql/errors.ts'
import { rowNow } from '../graphql/rowNow.ts'
import { type MenteeId, menteeOf } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { announceWithdrawal } from './announceRequest.ts'
import { RequestClosedError } from './mentorshipRequest.graphql.ts'

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
    const found = await tx.mentorshipRequest.findFirst({
      where: own,
      include: { mentee: { select: { name: true } } },
    })
    if (!found) throw new NotFoundError('Request not found')
    const { mentee, ...request } = found
    if (count === 0) throw new RequestClosedError(request)
    await announceWithdrawal(tx, { request, mentee })
  })
}

const WithdrawMentorshipRequestInput = builder.inputType('WithdrawMentorshipRequestInput', {
  description: 'Which request is taken back.',
  fields: (t) => ({ requestId: t.int({ description: 'Numeric id of the request.' }) }),
})

const WithdrawMentorshipRequestPayload = builder
  .objectRef<{ requestId: number }>('WithdrawMentorshipRequestPayload')
  .implement({
    description: 'The request is withdrawn; its mentor need not answer.',
    fields: (t) => ({
      request: rowNow(
        t,
        'MentorshipRequest',
        'requestId',
        'The withdrawn request; its mentor has no `viewerRequest` any more.',
      ),
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
    errors: { types: [...SIGNED_IN_ERRORS, NotFoundError, RequestClosedError] },
    args: { input: t.arg({ type: WithdrawMentorshipRequestInput, description: 'Which request.' }) },
    resolve: async (_root, { input: { requestId } }, context) => {
      await withdrawMentorshipRequest(context, menteeOf(context), nodeId(requestId))
      return { requestId }
    },
  }),
)
