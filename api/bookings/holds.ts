/** Holds: pending bookings that keep a slot for the minutes it takes to pay. */
import type { App } from '../app.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { Actor } from '../database/actor.ts'
import type { Transaction } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { MenteeId } from '../graphql/identity.ts'
import { takeWithOrder, type LiveOrder } from '../payments/firstOrder.ts'
import { MINUTE_MS } from '../rules/durations.ts'
import { BOOKING_MESSAGES } from '../rules/bookingMessages.ts'
import type { PurchaseKind } from '../contracts/purchase.ts'
import type { IstDate } from '../rules/time.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { boundMailbox, boundUnpaid, strangersNetwork } from './unpaidHolds.ts'
import { begunHold, newHold } from './holdStatements.ts'
import { holdFacts, type BookedMentor, type OwnHold } from './holdFacts.ts'
import { boundKept, keptSince } from './keptTime.ts'
import { lockBoth } from './locks.ts'
import { offeredPlaceIn, type Wanted } from './offer.ts'
import { MentorBusyError, SlotNotOfferedError, SlotTakenError } from './bookingErrors.ts'

/** What a hold is when it is over. */
export const EXPIRED_HOLD = { status: 'expired', heldFrom: null } as const

interface HoldRequest {
  menteeId: MenteeId
  mentorId: number
  wanted: Wanted
  /** Kept with the hold when given. */
  agenda?: string
  /** Address it is asked from, if any: what unconfirmed accounts hold from one network is bounded. */
  ip?: string | undefined
  /** It is ordered too. */
  order?: HeldOrder
}

export interface HeldOrder {
  purchase: PurchaseKind
  /** Paise. Refuses, by throwing, what may be held but not ordered. */
  price: (mentor: BookedMentor, plans: readonly IstDate[]) => number
  by: Actor
}

/** The hold that was taken. */
interface Hold {
  id: number
  /** Its first order, when it was written with it. */
  order: LiveOrder | null
}

/**
 * Holds what is wanted for the mentee, and answers the hold. The mentee's own hold on the same is answered again;
 * one on anything else is let go, so that there is one live hold a mentee. Its first order is written by the same statement.
 * Throws NotFoundError, MentorBusyError, SlotNotOfferedError, SlotTakenError, RateLimitedError; NotSignedInError when the mentee is gone.
 */
export async function takeHold(app: Pick<App, 'db' | 'clock' | 'config'>, request: HoldRequest): Promise<Hold> {
  try {
    return await inTransaction(app.db, (tx) => holdInTransaction(tx, app, request))
  } catch (error) {
    if (violates(error, 'bookings_mentor_no_overlap')) throw new SlotTakenError()
    if (violates(error, 'bookings_mentee_no_overlap'))
      throw new SlotTakenError('You already have a session at this time')
    throw error
  }
}

async function holdInTransaction(
  tx: Transaction,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  request: HoldRequest,
): Promise<Hold> {
  const { menteeId, mentorId, wanted, agenda, order } = request
  await lockBoth(tx, menteeId, mentorId)
  const now = clock.now()
  const network = strangersNetwork(request.ip)
  const facts = await holdFacts(tx, { menteeId, mentorId, wanted, network, now, keptSince: keptSince(config, now) })
  const { mentee, mentor, held } = facts
  // The account may have been closed while this waited.
  if (!mentee) throw new NotSignedInError()
  if (!mentor) throw new NotFoundError('Mentor not found')
  const ordered = order && { ...order, menteeId, amount: order.price(mentor, facts.plans) }
  const holdExpiresAt = new Date(now.getTime() + config.holdMinutes * MINUTE_MS)
  const write = async (taken: Prisma.Sql): Promise<Hold | null> => {
    if (ordered) return await takeWithOrder(tx, { clock, config }, ordered, taken)
    const [row] = await tx.$queryRaw<{ id: number }[]>(taken)
    return row ? { ...row, order: null } : null
  }
  if (facts.hasExpired) await releaseExpiredHolds(tx, { mentorId, menteeId, now })
  // What is held stays payable until the hold ends, also when it would not be offered any more.
  if (held?.mentorId === mentorId && isFor(held, wanted)) {
    const known = { id: held.id, order: null }
    if (!ordered || held.isOrdered) {
      if (agenda !== undefined) await tx.booking.updateMany({ where: { id: held.id }, data: { agenda } })
      return known
    }
    // The time to pay starts with the payment window; once, so that nobody can sit on a place.
    const begun = await write(begunHold(held.id, agenda ?? held.agenda, holdExpiresAt))
    // Given up in another tab at this moment: it is taken as if nothing had been held.
    if (begun) return begun
  }
  const place = offeredPlaceIn(facts.hours, wanted, now)
  if (!place && wanted.packageType === 'advanced') throw new SlotNotOfferedError(BOOKING_MESSAGES.startNotOffered)
  if (!place) throw new SlotNotOfferedError()
  if (!mentor.available) throw new MentorBusyError()
  if (network && !mentee.isConfirmed) boundUnpaid(config, facts.strangers, { isOrdered: ordered !== undefined, now })
  boundMailbox(config, facts.others, { email: mentee.email, now })
  boundKept(config, facts.kept, now)
  if (held) await letGo(tx, held.id, now)
  const hold = await write(
    newHold({
      ...place,
      mentorId,
      menteeId,
      packageType: wanted.packageType,
      // A plan is no type of session.
      sessionTypeId: wanted.packageType === 'starter' ? facts.sessionTypeId : null,
      agenda: agenda ?? (held?.mentorId === mentorId ? held.agenda : ''),
      holdExpiresAt,
      heldFrom: mentee.isConfirmed ? null : (network?.address ?? null),
      createdAt: now,
    }),
  )
  if (!hold) throw new Error('A hold was neither written nor refused')
  return hold
}

function isFor({ packageType, startsAt, startDate }: OwnHold, wanted: Wanted): boolean {
  if (wanted.packageType === 'starter') return startsAt === wanted.startsAt.getTime()
  return packageType === 'advanced' && startDate === wanted.startDate
}

/** Frees what the mentee holds; harmless when nothing is held. */
export async function releaseHold({ db, clock }: Pick<App, 'db' | 'clock'>, menteeId: MenteeId): Promise<void> {
  await endHolds(db, Prisma.sql`mentee_id = ${menteeId}`, clock.now())
}

/** Frees one hold. A payment that still comes for it is settled by what is then true. */
export async function letGo(tx: Transaction, bookingId: number, now: Date): Promise<void> {
  await endHolds(tx, Prisma.sql`id = ${bookingId}`, now)
}

/**
 * A hold of the mentee's own on a time that they take another way, let go as long as nothing was ordered with it: what
 * is being paid for stays, and stands in the way.
 */
export async function letGoUnordered(
  tx: Transaction,
  menteeId: number,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  now: Date,
): Promise<void> {
  const unordered = Prisma.sql`mentee_id = ${menteeId} AND starts_at < ${endsAt} AND ends_at > ${startsAt}
    AND NOT EXISTS (SELECT FROM payment_orders o WHERE o.booking_id = bookings.id)`
  await endHolds(tx, unordered, now)
}

/** The end of what is let go early is written down: what was kept is counted. */
async function endHolds(tx: Pick<Transaction, '$executeRaw'>, which: Prisma.Sql, now: Date): Promise<void> {
  await tx.$executeRaw`UPDATE bookings SET status = 'expired', held_from = NULL, hold_expires_at = least(hold_expires_at, ${now})
    WHERE status = 'pending' AND ${which}`
}

/** Holds whose time has run out stop standing in the way, in the very transaction that takes a slot. */
export async function releaseExpiredHolds(
  tx: Transaction,
  { mentorId, menteeId, now }: { mentorId: number; menteeId: number; now: Date },
): Promise<void> {
  await tx.booking.updateMany({
    where: { status: 'pending', holdExpiresAt: { lte: now }, OR: [{ mentorId }, { menteeId }] },
    data: EXPIRED_HOLD,
  })
}
