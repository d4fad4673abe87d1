/** Takes a time that a mentor offers, for a session of a plan or for one that moves. */
import { LISTED } from '../availability/freeSlots.ts'
import type { Transaction } from '../database/client.ts'
import { isWithinPlan } from '../rules/bookings/plans.ts'
import { SESSION_MINUTES } from '../rules/constants.ts'
import { DAY_MS, MINUTE_MS } from '../rules/time/durations.ts'
import { formatWhenFull } from '../rules/text/format.ts'
import { sessionEnd } from '../rules/time/slots.ts'
import { slotTextAt } from '../rules/time/slotText.ts'
import { fromDateOnly } from '../rules/time/time.ts'
import { scheduleReminders } from './announce/reminders.ts'
import { MentorBusyError, SlotNotOfferedError, SlotTakenError } from './bookingErrors.graphql.ts'
import { letGoUnordered, releaseExpiredHolds } from './hold/holds.ts'
import { keepPromise } from './hold/promise.ts'
import type { LockedBooking } from './locks.ts'
import { offeredPlace } from './offer.ts'

/** Who chose the time. One that the mentor proposed is given also while they are Busy, one of the team's need not be offered. */
type ChosenBy = 'mentee' | 'mentor' | 'team'

interface WantedTime {
  mentorId: number
  menteeId: number
  startsAt: Date
  /** How long the session that moves lasts; a new one lasts as long as its slot. */
  minutes?: number
  /** The plan that the session is a call of; null for a session by itself. */
  plan: { startDate: Date; endDate: Date } | null
  by: ChosenBy
}

/** Columns of a time on offer, freed of expired holds. Lock both people first. Throws SlotNotOfferedError, MentorBusyError. */
export async function offeredTime(tx: Transaction, { mentorId, menteeId, plan, by, ...time }: WantedTime, now: Date) {
  const isGiven = by === 'team'
  const mentor = await tx.mentor.findFirst({ where: { id: mentorId, ...(!isGiven && LISTED) } })
  const place = isGiven
    ? givenPlace(time, now)
    : await offeredPlace(tx, mentorId, { packageType: 'starter', ...time }, now)
  if (!mentor || !place?.startsAt) throw new SlotNotOfferedError()
  // A mentor who is Busy sells nothing new; sessions of a package are paid for.
  if (!mentor.available && !plan && by === 'mentee') throw new MentorBusyError()
  const dates = plan && { startDate: fromDateOnly(plan.startDate), endDate: fromDateOnly(plan.endDate) }
  if (dates && !isWithinPlan(place, dates)) throw new SlotNotOfferedError('This time is outside your package’s dates')
  await releaseExpiredHolds(tx, { mentorId, menteeId, now })
  return place
}

/** `offeredTime` for a session that is written next: what its mentee holds there themselves gives way. */
export async function takeTime(tx: Transaction, wanted: WantedTime, now: Date) {
  const place = await offeredTime(tx, wanted, now)
  const { menteeId, by } = wanted
  await letGoUnordered(tx, menteeId, place, now)
  if (by === 'mentee') await refuseOrdered(tx, menteeId, place)
  return place
}

/** Says how long a time stays with a payment that the mentee has begun: to them it is open, and to nobody else. */
async function refuseOrdered(
  tx: Transaction,
  menteeId: number,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<void> {
  const ordered = await tx.booking.findFirst({
    where: { menteeId, status: 'pending', startsAt: { lt: endsAt }, endsAt: { gt: startsAt } },
    select: { holdExpiresAt: true },
  })
  if (!ordered?.holdExpiresAt) return
  const until = formatWhenFull(ordered.holdExpiresAt)
  throw new SlotTakenError(
    `You have started to pay for this time: it is reserved for that until ${until}. Give it up first, or choose another time`,
  )
}

/** A time that the mentor need not offer: a full minute to come, at most a year ahead. Null for another one. */
function givenPlace(
  { startsAt, minutes: duration = SESSION_MINUTES }: Pick<WantedTime, 'startsAt' | 'minutes'>,
  now: Date,
) {
  const ahead = startsAt.getTime() - now.getTime()
  if (ahead <= 0 || ahead > 365 * DAY_MS || startsAt.getTime() % MINUTE_MS !== 0) return null
  return { selectedTimeSlot: slotTextAt(startsAt), startsAt, endsAt: sessionEnd(startsAt, duration), duration }
}

/** A session whose two people are there. */
export type Session = LockedBooking & { startsAt: Date; mentorId: number; menteeId: number }

export const isSession = (booking: LockedBooking): booking is Session =>
  booking.startsAt !== null && booking.mentorId !== null && booking.menteeId !== null

export const wantedFor = (
  { mentorId, menteeId, duration, subscription }: Session,
  startsAt: Date,
  by: ChosenBy,
): WantedTime => ({ mentorId, menteeId, startsAt, minutes: duration, plan: subscription, by })

/**
 * Gives a locked, confirmed session another time by one write, so that the old time is free only once the new one is taken, and
 * schedules its reminders. Refunds depend on the new time; `freeUntil` is for a mentee who did not choose it. Throws what
 * `offeredTime` throws.
 */
export async function moveTo(
  tx: Transaction,
  session: Session,
  { startsAt, by, freeUntil = null }: { startsAt: Date; by: ChosenBy; freeUntil?: Date | null },
  now: Date,
): Promise<void> {
  const { id, mentorId, menteeId, startsAt: movedFrom } = session
  await tx.booking.update({
    where: { id },
    data: {
      ...(await takeTime(tx, wantedFor(session, startsAt, by), now)),
      movedAt: now,
      movedFrom,
      freeUntil,
      proposedStartsAt: null,
      proposalExpiresAt: null,
      calendarSequence: { increment: 1 },
    },
    select: { id: true },
  })
  await scheduleReminders(tx, { id, startsAt }, now)
  await keepPromise(tx, { id, mentorId, menteeId, startsAt })
}
