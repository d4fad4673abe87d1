/** When mentors work and when they are taken. */
import type { Clock } from '../database/clock.ts'
import type { Transaction } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { BOOKING_WINDOW_DAYS } from '../rules/constants.ts'
import type { AvailabilityWindow, BusyRange } from '../rules/slots.ts'
import { addDays, dateOnly, istDate, istInstant } from '../rules/time.ts'
import { busyFrom } from './daysOff.ts'

/** Where to read from: the process, or a transaction with the clock. */
export interface Source {
  db: Transaction
  clock: Clock
}

/** For whom slots are worked out. */
export interface SlotsFor {
  /** The mentee whose own live hold doesn't stand in their way. */
  forMenteeId?: number | undefined
}

/** One mentor's weekly hours, and what is held, booked or off in the booking window. */
export interface Calendar {
  windows: AvailabilityWindow[]
  busy: BusyRange[]
  off: BusyRange[]
}

/** Three statements, however many mentors. A mentor without hours has an empty calendar. */
export async function calendarsOf(
  { db, clock }: Source,
  mentorIds: readonly number[],
  { forMenteeId }: SlotsFor = {},
): Promise<Map<number, Calendar>> {
  const calendars = new Map<number, Calendar>(mentorIds.map((id) => [id, { windows: [], busy: [], off: [] }]))
  const mentorId = { in: [...calendars.keys()] }
  const [windows, busy, daysOff] = await Promise.all([
    db.mentorAvailability.findMany({
      where: { mentorId, isActive: true },
      select: { mentorId: true, dayOfWeek: true, startTime: true, endTime: true, isActive: true },
    }),
    db.booking.findMany({
      where: { mentorId, ...takenTime(clock.now(), forMenteeId) },
      select: { mentorId: true, startsAt: true, endsAt: true },
    }),
    db.availabilityException.findMany({
      where: { mentorId, endDate: { gte: dateOnly(istDate(clock.now())) } },
      select: { mentorId: true, startDate: true, endDate: true },
    }),
  ])
  for (const window of windows) calendars.get(window.mentorId)?.windows.push(window)
  for (const { mentorId: id, startsAt, endsAt } of busy) {
    if (id !== null && startsAt && endsAt) calendars.get(id)?.busy.push({ startsAt, endsAt })
  }
  for (const { mentorId: id, ...range } of daysOff) calendars.get(id)?.off.push(busyFrom(range))
  return calendars
}

/** Confirmed sessions and live holds that touch the booking window. A hold whose time ran out is free at once. */
function takenTime(now: Date, forMenteeId: number | undefined): Prisma.BookingWhereInput {
  const end = istInstant(addDays(istDate(now), BOOKING_WINDOW_DAYS + 1), '00:00')
  const liveHold: Prisma.BookingWhereInput = { status: 'pending', holdExpiresAt: { gt: now } }
  // Spelt with null: SQL's "is not 5" leaves out the rows of nobody.
  if (forMenteeId !== undefined) liveHold.OR = [{ menteeId: null }, { menteeId: { not: forMenteeId } }]
  return { startsAt: { lt: end }, endsAt: { gt: now }, OR: [{ status: 'confirmed' }, liveHold] }
}
