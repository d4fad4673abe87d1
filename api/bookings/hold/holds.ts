/** Holds: pending bookings that keep a slot for the minutes it takes to pay. */
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { MenteeId } from '../../graphql/identity.ts'
import { BOOKING_MESSAGES } from '../../rules/bookings/bookingMessages.ts'
import { RESERVED_HOURS } from '../../rules/constants.ts'
import { mayStart } from '../../rules/bookings/plans.ts'
import { mailboxOf } from '../../rules/people/emailAddress.ts'
import { HOUR_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import { NotFoundError, NotSignedInError } from '../../rules/userErrors.ts'
import {
  AmountMismatchError,
  MenteeHoldsError,
  MentorBusyError,
  OtherTimeReservedError,
  PlanActiveError,
  SlotNotOfferedError,
  SlotTakenError,
} from '../bookingErrors.graphql.ts'
import { LISTED } from '../../availability/freeSlots.ts'
import { lockBoth, takingTime } from '../locks.ts'
import { offeredPlaceIn, priceOf, type WantedBooking } from '../offer.ts'
import { boundKept, boundMailbox, boundUnpaid, keptSince, strangersNetwork } from './holdLimits.ts'
import { endPromise, renewPromise } from './promise.ts'
import { readHoldPreconditions, type OwnHold } from './readHoldPreconditions.ts'

export const EXPIRED_HOLD = { status: 'expired', heldFrom: null, heldByMailbox: null } as const

interface HoldRequest {
  menteeId: MenteeId
  mentorId: number
  wanted: WantedBooking
  agenda?: string
  /** IP address of the request: `holdLimits.ts` counts the holds of unconfirmed accounts by network. */
  ip?: string | undefined
  /** The mentor reserves it for the mentee, who proposed it in a request: for RESERVED_HOURS, also while they are Busy. */
  isPromise?: boolean
  /** Given if an order is opened next: the time to pay begins. `shown` is the price in paise that the mentee saw, if known. */
  order?: { shown?: number | null | undefined }
}

export interface Hold {
  id: number
  /** The price now, in paise. */
  amount: number
  /** What was released for it that a mentor had reserved; null without. */
  released: OwnHold | null
}

/**
 * Holds a slot or a package for the mentee. If they already hold the same, that hold is returned; a hold on anything else is
 * released, so that a mentee has at most one live hold; what a mentor has reserved is released for an order only.
 * Throws NotFoundError, MentorBusyError, SlotNotOfferedError, RateLimitedError; NotSignedInError if the
 * account was closed; for an order also AmountMismatchError, PlanActiveError, without one OtherTimeReservedError.
 */
export async function takeHold(app: Pick<App, 'db' | 'clock' | 'config'>, request: HoldRequest): Promise<Hold> {
  return await takingTime(
    app,
    (tx) => lockBoth(tx, request.menteeId, request.mentorId),
    (tx, _locked, now) => holdLocked(tx, app, request, now),
  )
}

/** `takeHold` in a transaction that has locked both. A promise is one of `promise.ts`; for it also throws MenteeHoldsError. */
export async function holdLocked(
  tx: Transaction,
  { config }: Pick<App, 'config'>,
  request: HoldRequest,
  now: Date,
): Promise<Hold> {
  const { menteeId, mentorId, wanted, agenda, order, isPromise = false } = request
  const network = strangersNetwork(request.ip)
  const since = keptSince(config, now)
  const found = await readHoldPreconditions(tx, { menteeId, mentorId, wanted, network, now, keptSince: since })
  const { mentee, mentor, held } = found
  // The account may have been closed while this waited for the lock.
  if (!mentee) throw new NotSignedInError()
  if (!mentor) throw new NotFoundError('Mentor not found')
  const amount = priceOf({ ...wanted, mentor })
  // A plan that overlaps another one, or that has another price than the one shown, may still be held.
  if (order && (order.shown ?? amount) !== amount) throw new AmountMismatchError()
  if (order && wanted.packageType === 'advanced' && !mayStart(wanted.startDate, found.plans, now))
    throw new PlanActiveError()
  if (found.hasExpired) await releaseExpiredHolds(tx, { mentorId, menteeId, now })
  const own = held?.mentorId === mentorId && isFor(held, wanted) ? held : null
  if (isPromise) {
    // What the mentee has chosen themselves stays theirs: they may be paying for it right now.
    if (held && !own) throw new MenteeHoldsError()
    if (own?.isPromised) throw new SlotTakenError('This time is already reserved for this mentee')
    boundKept(config, found.kept, isPromise, now)
  }
  const holdExpiresAt = holdEnd(wanted, isPromise ? RESERVED_HOURS * HOUR_MS : config.holdMinutes * MINUTE_MS, now)
  // A held slot can be paid for until the hold ends, even if it is no longer offered.
  if (own) {
    // The time to pay begins with the first order only: otherwise a hold could be extended forever.
    const begins = isPromise || (order !== undefined && !own.isOrdered)
    const { count } = await tx.booking.updateMany({
      where: { id: own.id, status: 'pending' },
      data: {
        agenda: (isPromise && own.agenda) || (agenda ?? own.agenda),
        // A promise ends later than the time to pay.
        ...(begins && { holdExpiresAt: new Date(Math.max(own.endsAt, holdExpiresAt.getTime())) }),
      },
    })
    // If another tab has just released it, it is taken like a new one.
    if (count > 0) return { id: own.id, amount, released: null }
  }
  const place = offeredPlaceIn(found.hours, wanted, now)
  const isPlan = wanted.packageType === 'advanced'
  if (!place) throw new SlotNotOfferedError(isPlan ? BOOKING_MESSAGES.startNotOffered : undefined)
  if (!isPromise) {
    if (!mentor.available) throw new MentorBusyError()
    if (network && !mentee.isConfirmed) boundUnpaid(config, found.strangers, { isOrdered: order !== undefined, now })
    boundMailbox(config, found.others, { email: mentee.email, now })
    boundKept(config, found.kept, isPromise, now)
  }
  // To look at another time costs nobody what a mentor has reserved for them.
  if (held?.isPromised && !order) throw new OtherTimeReservedError(new Date(held.startsAt!))
  if (held) await letGo(tx, held.id, now)
  const { id } = await tx.booking.create({
    data: {
      ...place,
      mentorId,
      menteeId,
      packageType: wanted.packageType,
      // A plan is no type of session.
      sessionTypeId: isPlan ? null : found.sessionTypeId,
      agenda: agenda ?? (held?.mentorId === mentorId ? held.agenda : ''),
      holdExpiresAt,
      heldFrom: mentee.isConfirmed ? null : (network?.address ?? null),
      heldByMailbox: mentee.isConfirmed ? mailboxOf(mentee.email) : null,
      createdAt: now,
    },
    select: { id: true },
  })
  return { id, amount, released: held?.isPromised ? held : null }
}

/** A slot is held until it starts at most. */
function holdEnd(wanted: WantedBooking, ms: number, now: Date): Date {
  const end = now.getTime() + ms
  return new Date(wanted.packageType === 'starter' ? Math.min(end, wanted.startsAt.getTime()) : end)
}

function isFor({ packageType, startsAt, startDate }: OwnHold, wanted: WantedBooking): boolean {
  if (wanted.packageType === 'starter') return startsAt === wanted.startsAt.getTime()
  return packageType === 'advanced' && startDate === wanted.startDate
}

export async function releaseHold({ db, clock }: Pick<App, 'db' | 'clock'>, menteeId: MenteeId): Promise<void> {
  await inTransaction(db, (tx) => endHolds(tx, Prisma.sql`mentee_id = ${menteeId}`, clock.now()))
}

/** Reserves again, if nobody has taken it, what was released for an order that the provider did not open. */
export async function reserveAgain(
  app: Pick<App, 'db' | 'clock'>,
  menteeId: MenteeId,
  { id, mentorId, endsAt }: OwnHold,
): Promise<void> {
  if (mentorId === null) return
  const until = new Date(endsAt)
  const again = takingTime(
    app,
    (tx) => lockBoth(tx, menteeId, mentorId),
    async (tx, _locked, now) => {
      await releaseExpiredHolds(tx, { mentorId, menteeId, now })
      // The mentee may have chosen another slot since, and has one hold at most.
      if (until <= now || (await tx.booking.count({ where: { menteeId, status: 'pending' } })) > 0) return
      const ended = { id, menteeId, status: 'expired', paymentStatus: 'pending', mentor: LISTED } as const
      const { count } = await tx.booking.updateMany({ where: ended, data: { status: 'pending', holdExpiresAt: until } })
      if (count > 0) await renewPromise(tx, id, until)
    },
  )
  await again.catch((error: unknown) => {
    if (!(error instanceof SlotTakenError)) throw error
  })
}

/** Releases one hold. A payment that still arrives for it is settled by what is true then. */
export async function letGo(tx: Transaction, bookingId: number, now: Date): Promise<void> {
  await endHolds(tx, Prisma.sql`id = ${bookingId}`, now)
}

/** Releases an own hold that overlaps. One with an order stays and blocks the time: it may be paid for right now. */
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

/** Writes the moment when a hold ended early, because `boundKept` counts how long a time was kept. */
async function endHolds(tx: Transaction, which: Prisma.Sql, now: Date): Promise<void> {
  const ended = await tx.$queryRaw<{ id: number; isPromised: boolean }[]>`
    UPDATE bookings SET status = 'expired', held_from = NULL, held_by_mailbox = NULL, hold_expires_at = least(hold_expires_at, ${now})
    WHERE status = 'pending' AND ${which}
    RETURNING id, EXISTS (SELECT FROM request_times t WHERE t.booking_id = bookings.id) AS "isPromised"`
  for (const { id, isPromised } of ended) if (isPromised) await endPromise(tx, id)
}

/** Call it in the transaction that takes a slot: expired holds of mentor and mentee no longer block it. */
export async function releaseExpiredHolds(
  tx: Transaction,
  { mentorId, menteeId, now }: { mentorId: number; menteeId: number; now: Date },
): Promise<void> {
  await endHolds(
    tx,
    Prisma.sql`hold_expires_at <= ${now} AND (mentor_id = ${mentorId} OR mentee_id = ${menteeId})`,
    now,
  )
}

/** A round of the sweep; what it leaves waits for the next one. */
const BATCH = 500

/** All holds that have expired; the reserved ones among them are told as over. */
export async function sweepHolds({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const expired = Prisma.sql`id IN (
    SELECT id FROM bookings WHERE status = 'pending' AND hold_expires_at <= ${now} ORDER BY id LIMIT ${BATCH})`
  await inTransaction(db, (tx) => endHolds(tx, expired, now))
}

/** Holds of a mentor who no longer takes part: a payment for them would be refunded, and nothing else is to be kept free. */
export const endHoldsWith = (tx: Transaction, mentorId: number, now: Date): Promise<void> =>
  endHolds(tx, Prisma.sql`mentor_id = ${mentorId}`, now)
