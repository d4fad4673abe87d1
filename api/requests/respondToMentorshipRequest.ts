import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { MentorshipResponse } from '../rules/inputs/mentorshipResponse.ts'
import { NotAllowedError, NotFoundError } from '../rules/userErrors.ts'
import { announceAnswer } from './announceRequest.ts'
import { RequestClosedError } from './requestErrors.ts'
import { publishRequest } from './requestTopic.ts'

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
  mentorId: number,
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
    await publishRequest(tx, request)
  })
}
