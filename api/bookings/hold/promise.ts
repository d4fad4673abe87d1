/**
 * A promise: a hold that the mentor gives, by accepting a mentorship request with one of its times. It is the one hold that a
 * mentee may have, and is paid for, given up and ended like every other; only its end is later.
 */
import type { Transaction } from '../../database/client.ts'
import { publishToBoth } from '../../live/liveEvent.ts'
import { retell } from '../../notifications/notify.ts'
import { formatWhenFull } from '../../rules/text/format.ts'

/** What live events call a mentorship request. */
export const REQUEST = 'mentorshipRequest'

/** Names the notification that a request was answered. */
export const answeredKey = (requestId: number): string => `request:${requestId}:answered`

/** Whether the mentor has reserved this booking's time. */
export const isPromised = async (tx: Transaction, bookingId: number): Promise<boolean> =>
  (await tx.requestTime.count({ where: { bookingId } })) > 0

interface Booked {
  id: number
  mentorId: number
  menteeId: number
  /** Null for a package. */
  startsAt: Date | null
}

/**
 * What a mentee books at a time that was reserved for them is what became of that time, also when they pay for it after the
 * reservation or use a session of their package. Tells both sides of the request.
 */
export async function keepPromise(tx: Transaction, { id, mentorId, menteeId, startsAt }: Booked): Promise<void> {
  if (!(await isPromised(tx, id))) {
    if (!startsAt) return
    const reserved = await tx.requestTime.findFirst({
      where: {
        startsAt,
        reservedUntil: { not: null },
        request: { mentorId, menteeId },
        // A hold that ended, or whose row is gone.
        OR: [{ bookingId: null }, { booking: { status: 'expired' } }],
      },
      orderBy: { id: 'desc' },
      select: { id: true },
    })
    if (!reserved) return
    await tx.requestTime.update({ where: { id: reserved.id }, data: { bookingId: id } })
  }
  await tell(tx, id, (when) => `You have booked ${when}.`)
}

/** Tells both sides of the request that a booking's time was reserved by that this is over; nothing for another booking. */
export const endPromise = (tx: Transaction, bookingId: number): Promise<void> =>
  tell(tx, bookingId, (when) => `${when} is no longer reserved for you.`)

/** Live to both sides; the mentee's notification asks them to pay no longer. */
async function tell(tx: Transaction, bookingId: number, words: (when: string) => string): Promise<void> {
  const promised = await tx.requestTime.findUnique({
    where: { bookingId },
    select: { startsAt: true, request: { select: { id: true, mentorId: true, menteeId: true } } },
  })
  if (!promised) return
  const { startsAt, request } = promised
  await publishToBoth(tx, request, { what: REQUEST, change: 'changed', id: request.id })
  await retell(tx, answeredKey(request.id), { message: words(formatWhenFull(startsAt)) })
}
