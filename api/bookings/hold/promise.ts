/**
 * A promise: a hold that the mentor gives, by accepting a mentorship request with one of its times. It is the one hold that a
 * mentee may have, and is paid for, given up and ended like every other; only its end is later.
 */
import type { Transaction } from '../../database/client.ts'
import { publishToBoth } from '../../live/liveEvent.ts'

/** What live events call a mentorship request. */
export const REQUEST = 'mentorshipRequest'

/** Whether the mentor has reserved this booking's time. */
export const isPromised = async (tx: Transaction, bookingId: number): Promise<boolean> =>
  (await tx.requestTime.count({ where: { bookingId } })) > 0

/** Tells both sides of the request that a booking's time was reserved by, if any, that the request has changed. */
export async function publishPromise(tx: Transaction, bookingId: number): Promise<void> {
  const promised = await tx.requestTime.findUnique({ where: { bookingId }, select: { request: true } })
  if (promised) await publishToBoth(tx, promised.request, { what: REQUEST, change: 'changed', id: promised.request.id })
}
