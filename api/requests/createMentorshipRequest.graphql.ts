import { ChatBlockedError } from '../chat/chatErrors.graphql.ts'
import { viewerNow } from '../accounts/viewer.graphql.ts'
import { mutation } from '../graphql/mutation.ts'
import { menteeOf, type MenteeId } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { rowNow } from '../graphql/rowNow.ts'
import { NotAllowedError, NotFoundError, RateLimitedError } from '../rules/userErrors.ts'
import { RequestLimitError, RequestPendingError } from './mentorshipRequest.graphql.ts'
import { byPlaceFor, takeEach } from '../accounts/bounds.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { Mentee } from '../generated/prisma/client.ts'
import { databaseRateLimiter } from '../database/rateLimiter.ts'
import { inTransaction } from '../database/transaction.ts'
import { PENDING_REQUESTS_MAXIMUM, PROPOSED_TIMES_MAXIMUM } from '../rules/constants.ts'
import { mailboxOf } from '../rules/people/emailAddress.ts'
import { mentorshipRequestSchema, type MentorshipRequestInput } from '../rules/inputs/mentorshipRequest.ts'
import { readInput } from '../rules/inputs/fields/issues.ts'
import { announceCreated } from './announceRequest.ts'
import { keepProposedTimes } from './requestTimes.ts'

mutation('createMentorshipRequest', {
  description:
    'The signed-in mentee asks a mentor. One request may wait with each mentor, ten in all; 20 may be sent in an hour, three a day to one mentor. Confirmed addresses of one mailbox send six a day to one mentor; from one network mentees whose address is not confirmed send six an hour.',
  authScopes: { mentee: true },
  errors: [...CHANGE_ERRORS, ChatBlockedError, RequestPendingError, RequestLimitError, RateLimitedError],
  input: {
    description: 'What is asked of whom. Texts are trimmed.',
    argument: 'What is asked of whom.',
    fields: (t) => ({
      mentorId: t.int({ description: 'Numeric id of the mentor.' }),
      menteeId: t.int({ required: false, description: 'Numeric id of who asks: only oneself, which is the default.' }),
      discussionTopic: t.string({ description: '5 to 200 characters.' }),
      background: t.string({ description: '10 to 2000 characters.' }),
      preferredDateTime: t.field({ type: 'DateTime', description: "Not before now, by the server's clock." }),
      additionalNotes: t.string({ required: false, description: 'At most 2000 characters.' }),
      proposedTimes: t.field({
        type: ['DateTime'],
        required: false,
        description: `Starts of open slots of the mentor, at most ${PROPOSED_TIMES_MAXIMUM}; a \`ValidationError\` says of each what is wrong. Nothing is reserved before the mentor accepts with one.`,
      }),
    }),
  },
  resolve: async (context, { mentorId, menteeId, ...input }) => {
    const own = menteeOf(context)
    if (menteeId !== undefined && menteeId !== null && menteeId !== own) throw new NotAllowedError()
    const requestId = await createMentorshipRequest(context, own, {
      mentorId: nodeId(mentorId),
      input,
      ip: context.exchange.ip,
    })
    return { requestId, mentorId }
  },
  payload: {
    description: 'The request is sent.',
    fields: (t) => ({
      request: rowNow(t, 'MentorshipRequest', 'requestId', 'The request as it was saved.'),
      mentor: rowNow(t, 'Mentor', 'mentorId', 'Who was asked; its `viewerRequest` is this request.'),
      viewer: viewerNow(t, 'Who asked, with their requests.'),
    }),
  },
})

const HOUR = 60 * 60
/** 20 an hour a mentee: each one sends an email. */
const CREATIONS = { max: 20, windowSeconds: HOUR }
/** Three a day from one mentee to one mentor, withdrawn and answered ones included. */
const TO_ONE_MENTOR = { max: 3, windowSeconds: 24 * HOUR }
/** Six a day to one mentor by all mentees with confirmed addresses of one mailbox. */
const OF_MAILBOX = { max: 6, windowSeconds: 24 * HOUR }
/** Six an hour to one mentor from one network, by mentees whose email address is not confirmed. */
const OF_STRANGERS = { max: 6, windowSeconds: HOUR }

interface NewRequest {
  mentorId: number
  /** Read and checked here, against the server's clock. */
  input: { [Field in keyof MentorshipRequestInput]?: unknown }
  ip: string
}

/**
 * Sends a mentee's request to an accepted, active mentor, and answers its id. A Busy mentor may be asked too.
 * Throws ValidationError, NotFoundError, ChatBlockedError, RequestPendingError, RequestLimitError,
 * RateLimitedError.
 */
export async function createMentorshipRequest(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  menteeId: MenteeId,
  { mentorId, input, ip }: NewRequest,
): Promise<number> {
  const { proposedTimes, ...words } = readInput(mentorshipRequestSchema(app.clock.now), input)
  await app.limiter.take(`requests:${menteeId}`, CREATIONS)
  return await inTransaction(app.db, async (tx) => {
    const mentee = await lockMenteeRow(tx, menteeId)
    const mentor = await keepMentorRow(tx, mentorId)
    const blocks = await tx.conversationBlock.findMany({ where: { mentorId, menteeId }, select: { blockedBy: true } })
    if (blocks.length > 0) throw new ChatBlockedError(blocks.some(({ blockedBy }) => blockedBy === 'mentee'))
    const others = await tx.mentorshipRequest.count({
      where: { menteeId, status: 'pending', mentorId: { not: mentorId } },
    })
    if (others >= PENDING_REQUESTS_MAXIMUM) throw new RequestLimitError()
    // mentorship_requests_one_pending decides whether there is one already.
    const additionalNotes = words.additionalNotes ?? null
    const [request] = await tx.mentorshipRequest.createManyAndReturn({
      data: [{ ...words, additionalNotes, mentorId, menteeId, createdAt: app.clock.now() }],
      skipDuplicates: true,
    })
    if (!request) throw new RequestPendingError(mentor)
    const times = await keepProposedTimes(tx, app, request, proposedTimes)
    // With the request: one that is refused counts for nothing.
    await takeEach({ limiter: databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor) }, [
      ...(mentee.isConfirmed
        ? [{ key: `requests:of:${mailboxOf(mentee.email)}:to:${mentorId}`, limit: OF_MAILBOX }]
        : byPlaceFor('requests', `mentor:${mentorId}`, ip, OF_STRANGERS)),
      { key: `requests:${menteeId}:to:${mentorId}`, limit: TO_ONE_MENTOR },
    ])
    await announceCreated(tx, app, { request, times, mentor, mentee })
    return request.id
  })
}

type Person = Pick<Mentee, 'id' | 'name' | 'email'>

async function lockMenteeRow(tx: Transaction, menteeId: number): Promise<Person & { isConfirmed: boolean }> {
  const [mentee] = await tx.$queryRaw<(Person & { isConfirmed: boolean })[]>`
    SELECT id, name, email, email_confirmed_at IS NOT NULL AS "isConfirmed" FROM mentees WHERE id = ${menteeId} FOR NO KEY UPDATE`
  if (!mentee) throw new NotAllowedError()
  return mentee
}

/** A mentor whose account is being closed at this moment is waited for, and then is not there. */
async function keepMentorRow(tx: Transaction, mentorId: number): Promise<Person> {
  const [mentor] = await tx.$queryRaw<Person[]>`
    SELECT id, name, email FROM mentors
    WHERE id = ${mentorId} AND status = 'accepted' AND is_active FOR KEY SHARE`
  if (!mentor) throw new NotFoundError('Mentor not found')
  return mentor
}
