import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { announceWithdrawal } from './announceRequest.ts'
import { RequestClosedError } from './requestErrors.ts'
import { publishRequest } from './requestTopic.ts'

/** The mentee takes a pending request back. Throws NotFoundError for anyone else's, RequestClosedError when it is too late. */
export async function withdrawMentorshipRequest(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  menteeId: number,
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
    await publishRequest(tx, request)
  })
}
