/**
 * A promise: a hold that the mentor gives, by accepting a mentorship request with one of its times. It is the one hold that a
 * mentee may have, and is paid for, given up and ended like every other; only its end is later.
 */
import type { Transaction } from '../../database/client.ts'
import { publishToBoth } from '../../live/liveEvent.ts'
import { retell } from '../../notifications/notify.ts'
import { bookingPage, payPage, requestsPage } from '../../rules/addresses.ts'
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
  const own = await tx.requestTime.findUnique({ where: { bookingId: id }, select: { startsAt: true } })
  if (!own) {
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
  const hasMoved = own !== null && own.startsAt.getTime() !== startsAt?.getTime()
  await tell(tx, id, {
    words: (when) => (hasMoved ? `Your session on ${when} has another time now.` : `You have booked ${when}.`),
    link: () => bookingPage({ id, mentorId }),
  })
}

/** Tells both sides of the request that a booking's time was reserved by that this is over; nothing for another booking. */
export const endPromise = (tx: Transaction, bookingId: number): Promise<void> =>
  tell(tx, bookingId, {
    words: (when) => `${when} is no longer reserved for you.`,
    link: () => requestsPage('approved'),
  })

/** What was told as over stays reserved after all. */
export const renewPromise = (tx: Transaction, bookingId: number, until: Date): Promise<void> =>
  tell(tx, bookingId, {
    words: (when) => `${when} is reserved for you until ${formatWhenFull(until)}. Pay to confirm it.`,
    link: ({ mentorId, startsAt }) => payPage(mentorId, startsAt),
  })

interface News {
  words: (when: string) => string
  /** Where the mentee goes on. */
  link: (of: { mentorId: number; startsAt: Date }) => string
}

/** Live to both sides, and in the mentee's notification. */
async function tell(tx: Transaction, bookingId: number, { words, link }: News): Promise<void> {
  const promised = await tx.requestTime.findUnique({
    where: { bookingId },
    select: { startsAt: true, request: { select: { id: true, mentorId: true, menteeId: true } } },
  })
  if (!promised) return
  const { startsAt, request } = promised
  await publishToBoth(tx, request, { what: REQUEST, change: 'changed', id: request.id })
  const { id, mentorId } = request
  await retell(tx, answeredKey(id), {
    message: words(formatWhenFull(startsAt)),
    link: link({ mentorId, startsAt }),
  })
}
