/** Holds: pending bookings that keep a slot for the minutes it takes to pay. */
import { mailboxOf } from '../rules/people/emailAddress.ts'
import { mayStart } from '../rules/bookings/plans.ts'
import type { App } from '../app.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { Transaction } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { MenteeId } from '../graphql/identity.ts'
import { MINUTE_MS } from '../rules/time/time.ts'
import { BOOKING_MESSAGES } from '../rules/bookings/bookingMessages.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { boundMailbox, boundUnpaid, strangersNetwork } from './unpaidHolds.ts'
import { readHoldPreconditions, type HoldPreconditions, type OwnHold } from './readHoldPreconditions.ts'
import { boundKept, keptSince } from './keptTime.ts'
import { lockBoth } from './locks.ts'
import type { Wanted } from './offer.ts'
import { offeredPlaceIn, priceOf } from './offer.ts'
import {
  AmountMismatchError,
  MentorBusyError,
  PlanActiveError,
  SlotNotOfferedError,
  SlotTakenError,
} from './bookingErrors.ts'

/** What a hold is when it is over. */
export const EXPIRED_HOLD = { status: 'expired', heldFrom: null, heldByMailbox: null } as const

interface HoldRequest {
  menteeId: MenteeId
  mentorId: number
  wanted: Wanted
  /** Kept with the hold when given. */
  agenda?: string
  /** Address it is asked from, if any: what unconfirmed accounts hold from one network is bounded. */
  ip?: string | undefined
  /** It is ordered next, so its time to pay begins; `shown`: paise that the mentee was shown as the price, if known. */
  order?: { shown?: number | null | undefined }
}

/** The hold that was taken, and what it costs now in paise. */
interface Hold {
  id: number
  amount: number
}

/**
 * Holds what is wanted for the mentee, and answers the hold. The mentee's own hold on the same is answered again;
 * one on anything else is let go, so that there is one live hold a mentee.
 * Throws NotFoundError, MentorBusyError, SlotNotOfferedError, SlotTakenError, RateLimitedError; NotSignedInError when the
 * mentee is gone; for an order also AmountMismatchError, PlanActiveError.
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
  const since = keptSince(config, now)
  const found = await readHoldPreconditions(tx, { menteeId, mentorId, wanted, network, now, keptSince: since })
  const { mentee, mentor, held } = found
  // The account may have been closed while this waited.
  if (!mentee) throw new NotSignedInError()
  if (!mentor) throw new NotFoundError('Mentor not found')
  const amount = priceOf(wanted.packageType, mentor)
  if (order) checkOrderable(wanted, { amount, shown: order.shown, plans: found.plans, now })
  const holdExpiresAt = new Date(now.getTime() + config.holdMinutes * MINUTE_MS)
  if (found.hasExpired) await releaseExpiredHolds(tx, { mentorId, menteeId, now })
  // What is held stays payable until the hold ends, even if it is no longer offered.
  if (held?.mentorId === mentorId && isFor(held, wanted)) {
    // The time to pay begins with the first order only: otherwise a hold could be extended for ever.
    const begins = order !== undefined && !held.isOrdered
    const { count } = await tx.booking.updateMany({
      where: { id: held.id, status: 'pending' },
      data: { agenda: agenda ?? held.agenda, ...(begins && { holdExpiresAt }) },
    })
    // If another tab has given it up at this moment, it is taken as if nothing had been held.
    if (count > 0) return { id: held.id, amount }
  }
  const place = offeredPlaceIn(found.hours, wanted, now)
  if (!place && wanted.packageType === 'advanced') throw new SlotNotOfferedError(BOOKING_MESSAGES.startNotOffered)
  if (!place) throw new SlotNotOfferedError()
  if (!mentor.available) throw new MentorBusyError()
  if (network && !mentee.isConfirmed) boundUnpaid(config, found.strangers, { isOrdered: order !== undefined, now })
  boundMailbox(config, found.others, { email: mentee.email, now })
  boundKept(config, found.kept, now)
  if (held) await letGo(tx, held.id, now)
  const { id } = await tx.booking.create({
    data: {
      ...place,
      mentorId,
      menteeId,
      packageType: wanted.packageType,
      // A plan is no type of session.
      sessionTypeId: wanted.packageType === 'starter' ? found.sessionTypeId : null,
      agenda: agenda ?? (held?.mentorId === mentorId ? held.agenda : ''),
      holdExpiresAt,
      heldFrom: mentee.isConfirmed ? null : (network?.address ?? null),
      heldByMailbox: mentee.isConfirmed ? mailboxOf(mentee.email) : null,
      createdAt: now,
    },
    select: { id: true },
  })
  return { id, amount }
}

/** Refuses what may be held but not ordered: at another price than was shown, or a second plan beside one that runs. */
function checkOrderable(
  wanted: Wanted,
  {
    amount,
    shown,
    plans,
    now,
  }: { amount: number; shown?: number | null | undefined; now: Date } & Pick<HoldPreconditions, 'plans'>,
): void {
  if (shown !== null && shown !== undefined && shown !== amount) throw new AmountMismatchError()
  if (wanted.packageType === 'advanced' && !mayStart(wanted.startDate, plans, now)) throw new PlanActiveError()
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
  await tx.$executeRaw`UPDATE bookings SET status = 'expired', held_from = NULL, held_by_mailbox = NULL, hold_expires_at = least(hold_expires_at, ${now})
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
