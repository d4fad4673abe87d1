import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { MenteeId } from '../graphql/identity.ts'
import { PENDING_REQUESTS_MAXIMUM } from '../rules/constants.ts'
import { mentorshipRequestSchema, type MentorshipRequestInput } from '../rules/inputs/mentorshipRequest.ts'
import { readInput } from '../rules/inputs/issues.ts'
import { NotAllowedError, NotFoundError } from '../rules/userErrors.ts'
import { announceCreated } from './announceRequest.ts'
import { RequestLimitError, RequestPendingError } from './requestErrors.ts'

/** A request reaches somebody's mailbox. */
const CREATIONS = { max: 20, windowSeconds: 3600 }

interface Asked {
  mentorId: number
  /** Read and checked here, against the server's clock. */
  input: { [Field in keyof MentorshipRequestInput]?: unknown }
}

/**
 * Sends a mentee's request to an accepted, active mentor, and answers its id. A Busy mentor may be asked too.
 * Throws ValidationError, NotFoundError, RequestPendingError, RequestLimitError,
 * RateLimitedError.
 */
export async function createMentorshipRequest(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  menteeId: MenteeId,
  { mentorId, input }: Asked,
): Promise<number> {
  const words = readInput(mentorshipRequestSchema(app.clock.now), input)
  await app.limiter.take(`requests:${menteeId}`, CREATIONS)
  return await inTransaction(app.db, async (tx) => {
    const mentee = await lockMenteeRow(tx, menteeId)
    const mentor = await keepMentorRow(tx, mentorId)
    const others = await tx.mentorshipRequest.count({
      where: { menteeId, status: 'pending', mentorId: { not: mentorId } },
    })
    if (others >= PENDING_REQUESTS_MAXIMUM) throw new RequestLimitError()
    // mentorship_requests_one_pending decides whether there is one already.
    const [request] = await tx.mentorshipRequest.createManyAndReturn({
      data: [
        { ...words, additionalNotes: words.additionalNotes ?? null, mentorId, menteeId, createdAt: app.clock.now() },
      ],
      skipDuplicates: true,
    })
    if (!request) throw new RequestPendingError(mentor)
    await announceCreated(tx, app, { request, mentor, mentee })
    return request.id
  })
}

/** Requests of one mentee are counted one after the other. */
async function lockMenteeRow(tx: Transaction, menteeId: number): Promise<{ id: number; name: string }> {
  const [mentee] = await tx.$queryRaw<{ id: number; name: string }[]>`
    SELECT id, name FROM mentees WHERE id = ${menteeId} FOR NO KEY UPDATE`
  if (!mentee) throw new NotAllowedError()
  return mentee
}

/** A mentor whose account is being closed at this moment is waited for, and then is not there. */
async function keepMentorRow(tx: Transaction, mentorId: number): Promise<{ id: number; name: string; email: string }> {
  const [mentor] = await tx.$queryRaw<{ id: number; name: string; email: string }[]>`
    SELECT id, name, email FROM mentors
    WHERE id = ${mentorId} AND status = 'accepted' AND is_active FOR KEY SHARE`
  if (!mentor) throw new NotFoundError('Mentor not found')
  return mentor
}
