/** When mentors work, and when they are taken or off. */
import DataLoader from 'dataloader'
import type { Clock } from '../database/clock.ts'
import type { Transaction } from '../database/client.ts'
import { askJson } from '../reader/reader.ts'
import { BOOKING_WINDOW_DAYS } from '../rules/constants.ts'
import { daysOffBusy, type AvailabilityWindow, type BusyRange } from '../rules/time/slots.ts'
import { addDays, istDate, istInstant, type IstDate, dateOnly, fromDateOnly } from '../rules/time/time.ts'
import { memoized, type Context } from '../graphql/context.ts'
import type { Prisma } from '../generated/prisma/client.ts'

/** Where to read from: the process, or a transaction with the clock. */
export interface Source {
  db: Transaction
  clock: Clock
}

export interface SlotsFor {
  /** The mentee whose own live hold doesn't stand in their way. */
  forMenteeId?: number | undefined
}

export interface Calendar {
  windows: AvailabilityWindow[]
  busy: BusyRange[]
  off: BusyRange[]
}

/** Rows as the statement below gives them; instants in milliseconds. */
interface Read {
  windows: [mentorId: number, dayOfWeek: number, startTime: string, endTime: string][]
  busy: [mentorId: number, startsAt: number, endsAt: number][]
  off: [mentorId: number, startDate: IstDate, endDate: IstDate][]
}

/**
 * Weekly hours, days off, and what takes time in the booking window: confirmed sessions and live holds. A hold whose time
 * ran out is free at once. No session lasts a day: from there on the index by start is read. The bookings are read mentor
 * by mentor, which OFFSET makes sure of: else all mentors are compared with everybody's bookings.
 */
const CALENDARS = `
  WITH asked AS (SELECT unnest($1::int[]) AS id)
  SELECT json_build_object(
    'windows', (SELECT coalesce(json_agg(json_build_array(w.mentor_id, w.day_of_week, w.start_time, w.end_time)), '[]')
      FROM asked JOIN mentor_availability w ON w.mentor_id = asked.id WHERE w.is_active),
    'busy', (SELECT coalesce(json_agg(json_build_array(b.mentor_id,
        extract(epoch FROM b.starts_at) * 1000, extract(epoch FROM b.ends_at) * 1000)), '[]')
      FROM asked CROSS JOIN LATERAL (SELECT * FROM bookings b WHERE b.mentor_id = asked.id
        AND b.starts_at BETWEEN $2::timestamptz - interval '1 day' AND $3::timestamptz AND b.ends_at > $2::timestamptz
        AND (b.status = 'confirmed' OR (b.status = 'pending' AND b.hold_expires_at > $2::timestamptz
          AND ($4::int IS NULL OR b.mentee_id IS DISTINCT FROM $4::int))) OFFSET 0) b),
    'off', (SELECT coalesce(json_agg(json_build_array(o.mentor_id, o.start_date, o.end_date)), '[]')
      FROM asked JOIN availability_exceptions o ON o.mentor_id = asked.id WHERE o.end_date >= $5::date))::text AS json`

/** One statement, however many mentors. A mentor without hours has an empty calendar. */
export async function calendarsOf(
  { db, clock }: Source,
  mentorIds: readonly number[],
  { forMenteeId }: SlotsFor = {},
): Promise<Map<number, Calendar>> {
  const calendars = new Map<number, Calendar>(mentorIds.map((id) => [id, { windows: [], busy: [], off: [] }]))
  if (calendars.size === 0) return calendars
  const now = clock.now()
  const today = istDate(now)
  const end = istInstant(addDays(today, BOOKING_WINDOW_DAYS + 1), '00:00')
  const values = [[...calendars.keys()], now.toISOString(), end.toISOString(), forMenteeId ?? null, today]
  const { windows, busy, off } = await askJson<Read>(db, { text: CALENDARS, values })
  for (const [id, dayOfWeek, startTime, endTime] of windows)
    calendars.get(id)?.windows.push({ dayOfWeek, startTime, endTime, isActive: true })
  for (const [id, startsAt, endsAt] of busy)
    calendars.get(id)?.busy.push({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })
  for (const [id, startDate, endDate] of off) calendars.get(id)?.off.push(daysOffBusy({ startDate, endDate }))
  return calendars
}

export function slotsFor({ member }: Pick<Context, 'member'>): SlotsFor {
  return { forMenteeId: member?.type === 'mentee' ? member.id : undefined }
}

/** A mentor's calendar as this asker sees it. All mentors asked for in the same tick are read with one statement. */
export async function calendarOf(context: Context, mentorId: number): Promise<Calendar> {
  return await memoized(context, calendarOf, () => calendarLoader(context)).load(mentorId)
}

function calendarLoader(context: Context): DataLoader<number, Calendar> {
  const loader = new DataLoader<number, Calendar>(async (ids) => {
    // Remembered only until they are read: the next change of the same operation may take one of these slots.
    loader.clearAll()
    const calendars = await calendarsOf(context, ids, slotsFor(context))
    return ids.map((id) => calendars.get(id) ?? { windows: [], busy: [], off: [] })
  })
  return loader
}

/** A row of days off: nothing is offered on them, whatever the weekly hours say. */
export interface DaysOffRow {
  startDate: Date
  endDate: Date
}

function busyFrom({ startDate, endDate }: DaysOffRow): BusyRange {
  return daysOffBusy({ startDate: fromDateOnly(startDate), endDate: fromDateOnly(endDate) })
}

export async function daysOffOn(tx: Transaction, mentorId: number, day: IstDate): Promise<BusyRange[]> {
  const date = dateOnly(day)
  const rows = await tx.availabilityException.findMany({
    where: { mentorId, startDate: { lte: date }, endDate: { gte: date } },
    select: { startDate: true, endDate: true },
  })
  return rows.map(busyFrom)
}

/** A mentor's confirmed sessions that are not over and touch one of these ranges of days, soonest first. */
export function sessionsOn(mentorId: number, ranges: readonly DaysOffRow[], now: Date) {
  const touches = ranges.map(busyFrom).map(({ startsAt, endsAt }) => ({
    startsAt: { lt: endsAt },
    endsAt: { gt: startsAt },
  }))
  return {
    where: { mentorId, status: 'confirmed', endsAt: { gt: now }, AND: [{ OR: touches }] },
    orderBy: { startsAt: 'asc' },
  } satisfies Prisma.BookingFindManyArgs
}
