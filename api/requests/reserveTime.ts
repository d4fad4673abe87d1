/** The time that a mentor accepts a request with: reserved for the mentee, until they pay for it or give it up. */
import type { App } from '../app.ts'
import { holdLocked, letGo } from '../bookings/hold/holds.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { MentorshipRequest } from '../generated/prisma/client.ts'
import type { MenteeId } from '../graphql/identity.ts'
import { PROSE_MAXIMUM } from '../rules/constants.ts'
import { NotFoundError, ValidationError } from '../rules/userErrors.ts'

export interface ReservedTime {
  startsAt: Date
  until: Date
}

/**
 * Reserves a time of the request, which its mentor has just accepted. Lock both first. What was asked becomes the agenda.
 * Throws ValidationError for a time that was not proposed, and what `holdLocked` throws.
 */
export async function reserveTime(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { id: requestId, mentorId, menteeId, discussionTopic, background }: MentorshipRequest,
  startsAt: Date,
): Promise<ReservedTime> {
  const time = await tx.requestTime.findUnique({ where: { requestId_startsAt: { requestId, startsAt } } })
  if (!time) throw new ValidationError([{ path: 'acceptedTime', message: 'This time was not proposed' }])
  const hold = {
    menteeId: menteeId as MenteeId,
    mentorId,
    wanted: { packageType: 'starter', startsAt },
    agenda: `${discussionTopic}\n\n${background}`.slice(0, PROSE_MAXIMUM),
    isPromise: true,
  } as const
  const { id: bookingId } = await holdLocked(tx, app, hold, app.clock.now())
  const { holdExpiresAt } = await tx.booking.findUniqueOrThrow({ where: { id: bookingId } })
  const until = holdExpiresAt!
  await tx.requestTime.update({ where: { id: time.id }, data: { bookingId, reservedUntil: until } })
  return { startsAt, until }
}

/** The mentee gives up the time that was reserved by a request of theirs; harmless once it is over. Throws NotFoundError. */
export async function giveUpTime(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  menteeId: MenteeId,
  requestId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const where = { id: requestId, menteeId }
    const request = await tx.mentorshipRequest.findFirst({ where, select: { times: true } })
    if (!request) throw new NotFoundError('Request not found')
    for (const { bookingId } of request.times) if (bookingId !== null) await letGo(tx, bookingId, clock.now())
  })
}
