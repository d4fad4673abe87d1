/** Holds: pending bookings that keep a slot for the minutes it takes to pay. */
import type { App } from '../app.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { Transaction } from '../database/client.ts'
import type { Booking, Mentor } from '../generated/prisma/client.ts'
import { BOOKING_MESSAGES } from '../rules/inputs/booking.ts'
import { isMonthStartOffered, monthEnd, monthText } from '../rules/months.ts'
import { offeredSlots, slotText } from '../rules/slots.ts'
import { dateOnly, istDate, type IstDate } from '../rules/time.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { lockMentee, lockMentor } from './locks.ts'
import { MentorBusyError, SlotNotOfferedError, SlotTakenError } from './bookingErrors.ts'

const MINUTE_MS = 60_000

/** What a mentee wants: a slot's start, or a month's first day (IST). */
export type Wanted = { packageType: 'starter'; startsAt: Date } | { packageType: 'advanced'; startDate: IstDate }

interface HoldRequest {
  menteeId: number
  mentorId: number
  wanted: Wanted
  /** Kept with the hold when given. */
  agenda?: string
}

/**
 * Holds what is wanted for the mentee, and answers the hold. The mentee's own hold on the same is answered again;
 * one on anything else is let go, so that there is one live hold a mentee.
 * Throws NotFoundError, MentorBusyError, SlotNotOfferedError, SlotTakenError; NotSignedInError when the mentee is gone.
 */
export async function takeHold(app: Pick<App, 'db' | 'clock' | 'config'>, request: HoldRequest): Promise<Booking> {
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
): Promise<Booking> {
  const { menteeId, mentorId, wanted, agenda } = request
  await lockMentee(tx, menteeId)
  await lockMentor(tx, mentorId)
  const now = clock.now()
  // The account may have been closed while this waited.
  if ((await tx.mentee.count({ where: { id: menteeId } })) === 0) throw new NotSignedInError()
  const mentor = await tx.mentor.findFirst({ where: { id: mentorId, status: 'accepted', isActive: true } })
  if (!mentor) throw new NotFoundError('Mentor not found')
  await releaseExpiredHolds(tx, { mentorId, menteeId, now })
  const place = await placeOf(tx, mentor, wanted, now)
  const held = await tx.booking.findFirst({ where: { menteeId, status: 'pending' } })
  if (
    held &&
    held.mentorId === mentorId &&
    held.packageType === wanted.packageType &&
    held.selectedTimeSlot === place.selectedTimeSlot
  ) {
    return agenda === undefined ? held : await tx.booking.update({ where: { id: held.id }, data: { agenda } })
  }
  if (!mentor.available) throw new MentorBusyError()
  if (held) await letGo(tx, held.id)
  const holdExpiresAt = new Date(now.getTime() + config.holdMinutes * MINUTE_MS)
  return await tx.booking.create({
    data: {
      ...place,
      mentorId,
      menteeId,
      packageType: wanted.packageType,
      agenda: agenda ?? (held?.mentorId === mentorId ? held.agenda : ''),
      holdExpiresAt,
      createdAt: now,
    },
  })
}

/** The columns that say when; throws SlotNotOfferedError for what the mentor does not offer. */
async function placeOf(tx: Transaction, mentor: Mentor, wanted: Wanted, now: Date) {
  if (wanted.packageType === 'advanced') {
    if (!isMonthStartOffered(wanted.startDate, now)) throw new SlotNotOfferedError(BOOKING_MESSAGES.startNotOffered)
    const { startDate } = wanted
    return {
      selectedTimeSlot: monthText(startDate),
      startDate: dateOnly(startDate),
      endDate: dateOnly(monthEnd(startDate)),
    }
  }
  const windows = await tx.mentorAvailability.findMany({ where: { mentorId: mentor.id } })
  const day = istDate(wanted.startsAt)
  const slot = offeredSlots({ windows, busy: [], now, from: day, to: day }).find(
    ({ startsAt }) => startsAt.getTime() === wanted.startsAt.getTime(),
  )
  if (!slot) throw new SlotNotOfferedError()
  return { selectedTimeSlot: slotText(slot), startsAt: slot.startsAt, endsAt: slot.endsAt }
}

/** Frees what the mentee holds; harmless when nothing is held. */
export async function releaseHold({ db }: Pick<App, 'db'>, menteeId: number): Promise<void> {
  await db.booking.updateMany({ where: { menteeId, status: 'pending' }, data: { status: 'expired' } })
}

/** Frees one hold. A payment that still comes for it is settled by what is then true. */
export async function letGo(tx: Transaction, bookingId: number): Promise<void> {
  await tx.booking.updateMany({ where: { id: bookingId, status: 'pending' }, data: { status: 'expired' } })
}

/** Holds whose time has run out stop standing in the way, in the very transaction that takes a slot. */
export async function releaseExpiredHolds(
  tx: Transaction,
  { mentorId, menteeId, now }: { mentorId: number; menteeId: number; now: Date },
): Promise<void> {
  await tx.booking.updateMany({
    where: { status: 'pending', holdExpiresAt: { lte: now }, OR: [{ mentorId }, { menteeId }] },
    data: { status: 'expired' },
  })
}
