import { byPlaceFor, takeEach } from '../accounts/bounds.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { databaseRateLimiter } from '../database/rateLimiter.ts'
import { inTransaction } from '../database/transaction.ts'
import type { MenteeId } from '../graphql/identity.ts'
import { PENDING_REQUESTS_MAXIMUM } from '../rules/constants.ts'
import { mentorshipRequestSchema, type MentorshipRequestInput } from '../rules/inputs/mentorshipRequest.ts'
import { readInput } from '../rules/inputs/fields/issues.ts'
import { NotAllowedError, NotFoundError } from '../rules/userErrors.ts'
import { announceCreated } from './announceRequest.ts'
import { RequestLimitError, RequestPendingError } from './requestErrors.ts'

const HOUR = 60 * 60
/** A request reaches somebody's mailbox. */
const CREATIONS = { max: 20, windowSeconds: HOUR }
/** Of one mentee to one mentor, also when they are withdrawn or answered. */
const TO_ONE_MENTOR = { max: 3, windowSeconds: 24 * HOUR }
/** To one mentor from one address, of mentees who have not confirmed theirs: such accounts cost nothing. */
const OF_STRANGERS = { max: 6, windowSeconds: HOUR }

interface Asked {
  mentorId: number
  /** Read and checked here, against the server's clock. */
  input: { [Field in keyof MentorshipRequestInput]?: unknown }
  /** Address it is asked from. */
  ip: string
}

/**
 * Sends a mentee's request to an accepted, active mentor, and answers its id. A Busy mentor may be asked too.
 * Throws ValidationError, NotFoundError, RequestPendingError, RequestLimitError,
 * RateLimitedError.
 */
export async function createMentorshipRequest(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  menteeId: MenteeId,
  { mentorId, input, ip }: Asked,
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
    // With the request: one that is refused counts for nothing.
    await takeEach({ limiter: databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor) }, [
      ...(mentee.isConfirmed ? [] : byPlaceFor('requests', `mentor:${mentorId}`, ip, OF_STRANGERS)),
      { key: `requests:${menteeId}:to:${mentorId}`, limit: TO_ONE_MENTOR },
    ])
    await announceCreated(tx, app, { request, mentor, mentee })
    return request.id
  })
}

interface Asking {
  id: number
  name: string
  isConfirmed: boolean
}

/** Requests of one mentee are counted one after the other. */
async function lockMenteeRow(tx: Transaction, menteeId: number): Promise<Asking> {
  const [mentee] = await tx.$queryRaw<Asking[]>`
    SELECT id, name, email_confirmed_at IS NOT NULL AS "isConfirmed" FROM mentees WHERE id = ${menteeId} FOR NO KEY UPDATE`
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
