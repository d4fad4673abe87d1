import { DAY_MS, MINUTE_MS } from '../rules/time/durations.ts'
import { offeredPlace } from './offer.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { SESSION_MINUTES } from '../rules/constants.ts'
import { fromDateOnly } from '../rules/time/time.ts'
import { isWithinPlan } from '../rules/bookings/plans.ts'
import { slotTextAt } from '../rules/time/slotText.ts'
import { BookingNotOpenError, MentorBusyError, SlotNotOfferedError } from './bookingErrors.ts'
import { letGoUnordered, releaseExpiredHolds } from './hold/holds.ts'
import { LISTED } from '../availability/freeSlots.ts'
import { scheduleReminders } from './announce/reminders.ts'
import { lockMentee, lockMentor } from './locks.ts'
import { RIGHTS } from './rights.ts'
import { NotFoundError } from '../rules/userErrors.ts'

/** A time that is to be taken. Lock mentor and mentee first. */
export interface WantedTime {
  mentorId: number
  menteeId: number
  startsAt: Date
  /** How long the session lasts: the duration of a booked one, SESSION_MINUTES for a new one. */
  minutes?: number
  /** The plan that the session is a call of; null for a session by itself. */
  plan: { startDate: Date; endDate: Date } | null
  /** Proposed by the mentor: it is given also while they are Busy. */
  isProposed?: boolean
  /** Chosen by the team: the mentor need not offer it. */
  isGiven?: boolean
}

/**
 * The columns of a session that say when, for a time that the mentor offers now. Releases expired holds that block it. Throws
 * SlotNotOfferedError, MentorBusyError.
 */
export async function offeredTime(
  tx: Transaction,
  { mentorId, menteeId, startsAt, minutes = SESSION_MINUTES, plan, isProposed = false, isGiven = false }: WantedTime,
  now: Date,
) {
  const mentor = await tx.mentor.findFirst({ where: { id: mentorId, ...(!isGiven && LISTED) } })
  const offered = async () => await offeredPlace(tx, mentorId, { packageType: 'starter', startsAt }, now)
  const slot = mentor && (isGiven ? givenPlace(startsAt, now) : await offered())
  if (!mentor || !slot?.startsAt) throw new SlotNotOfferedError()
  const place = { ...slot, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) }
  // A mentor who is Busy sells nothing new; sessions of a package are paid for.
  if (!mentor.available && !plan && !isProposed && !isGiven) throw new MentorBusyError()
  const dates = plan && { startDate: fromDateOnly(plan.startDate), endDate: fromDateOnly(plan.endDate) }
  if (dates && !isWithinPlan(place, dates)) throw new SlotNotOfferedError('This time is outside your package’s dates')
  await releaseExpiredHolds(tx, { mentorId, menteeId, now })
  await letGoUnordered(tx, menteeId, place, now)
  return place
}

/** Any full minute to come, at most a year ahead. */
function givenPlace(startsAt: Date, now: Date) {
  const ahead = startsAt.getTime() - now.getTime()
  if (ahead <= 0 || ahead > 365 * DAY_MS || startsAt.getTime() % MINUTE_MS !== 0) return null
  return { selectedTimeSlot: slotTextAt(startsAt), startsAt }
}

/**
 * Gives a confirmed session another time by one write, so that the old time is free only once the new one is taken, and schedules
 * its reminders. Refunds depend on the new time; `freeUntil` is for a mentee who did not choose it. Throws what `offeredTime`
 * throws, and BookingNotOpenError if the session has changed.
 */
export async function moveTo(
  tx: Transaction,
  app: Pick<App, 'clock'>,
  { id, from, freeUntil = null }: { id: number; from: Date; freeUntil?: Date | null },
  wish: WantedTime,
): Promise<void> {
  const now = app.clock.now()
  const place = await offeredTime(tx, wish, now)
  const { count } = await tx.booking.updateMany({
    where: { id, status: 'confirmed', startsAt: from },
    data: {
      ...place,
      movedAt: now,
      movedFrom: from,
      freeUntil,
      proposedStartsAt: null,
      proposalExpiresAt: null,
      calendarSequence: { increment: 1 },
    },
  })
  if (count === 0) throw new BookingNotOpenError('This booking has just changed.')
  await scheduleReminders(tx, { id, startsAt: place.startsAt }, now)
}

const WITH_DATES = {
  ...RIGHTS,
  duration: true,
  proposedStartsAt: true,
  proposalExpiresAt: true,
  subscription: { select: { ...RIGHTS.subscription.select, startDate: true, endDate: true } },
} as const

/**
 * Locks a session with its mentee and mentor, so that nobody changes it or takes their time meanwhile, and reads it then.
 * Throws NotFoundError for somebody else's.
 */
export async function lockBookingAndSides(tx: Transaction, own: { id: number; menteeId: number }) {
  const found = await tx.booking.findFirst({ where: own, select: { mentorId: true } })
  if (!found) throw new NotFoundError('Booking not found')
  await lockMentee(tx, own.menteeId)
  if (found.mentorId !== null) await lockMentor(tx, found.mentorId)
  await tx.$queryRaw`SELECT id FROM bookings WHERE id = ${own.id} FOR UPDATE`
  return await tx.booking.findUniqueOrThrow({ where: { id: own.id }, select: WITH_DATES })
}
