/** The soonest sessions that can be booked with anybody. */
import { BOOKING_WINDOW_DAYS, MINIMUM_NOTICE_MINUTES } from '../rules/constants.ts'
import { MINUTE_MS } from '../rules/durations.ts'
import type { Slot } from '../rules/slots.ts'
import { addDays, istDate, istTime, weekdayOf } from '../rules/time.ts'
import type { SlotsFor, Source } from './calendars.ts'
import { nextFreeSlotsOf } from './freeSlots.ts'

const WEEK_DAYS = 7
/** Mentors looked at for one day, those who open first. */
const CANDIDATES_PER_DAY = 200

/** A mentor and the first slot free with them. */
export interface FreeSession {
  mentorId: number
  slot: Slot
}

interface Candidate {
  id: number
  rating: number
}

/**
 * The `count` soonest first free slots across listed, available mentors, one a mentor, the better rated first at the same time.
 * Walks the days from today and stops when a day has closed with enough: everybody who works by then has been looked at.
 * Bounded: a week finds all working mentors, at most 200 a day.
 */
export async function nextFreeSessions(source: Source, count: number, options: SlotsFor = {}): Promise<FreeSession[]> {
  const now = source.clock.now()
  const today = istDate(now)
  const seen = new Set<number>()
  const found: (FreeSession & { rating: number })[] = []
  for (let day = 0; day <= Math.min(WEEK_DAYS, BOOKING_WINDOW_DAYS); day++) {
    const date = addDays(today, day)
    const earliest = new Date(now.getTime() + MINIMUM_NOTICE_MINUTES * MINUTE_MS)
    if (istDate(earliest) > date) continue
    const closesAfter = istDate(earliest) === date ? istTime(earliest) : '00:00'
    const candidates = await workingOn(source, weekdayOf(date), closesAfter, [...seen])
    for (const { id } of candidates) seen.add(id)
    const slots =
      candidates.length > 0
        ? await nextFreeSlotsOf(
            source,
            candidates.map(({ id }) => id),
            options,
          )
        : new Map<number, Slot>()
    for (const { id: mentorId, rating } of candidates) {
      const slot = slots.get(mentorId)
      if (slot) found.push({ mentorId, rating, slot })
    }
    if (found.filter(({ slot }) => slot.date <= date).length >= count) break
  }
  found.sort(
    (one, other) =>
      one.slot.startsAt.getTime() - other.slot.startsAt.getTime() ||
      other.rating - one.rating ||
      one.mentorId - other.mentorId,
  )
  return found.slice(0, count).map(({ mentorId, slot }) => ({ mentorId, slot }))
}

/** Listed, available mentors with hours on that weekday that end after `closesAfter`, but for those already seen. */
async function workingOn({ db }: Source, weekday: number, closesAfter: string, seen: number[]): Promise<Candidate[]> {
  return await db.$queryRaw<Candidate[]>`
    SELECT m.id, m.rating::float8 AS rating
    FROM mentor_availability a JOIN mentors m ON m.id = a.mentor_id
    WHERE a.day_of_week = ${weekday} AND a.is_active AND a.end_time > ${closesAfter}
      AND m.status = 'accepted' AND m.is_active AND m.available AND m.id <> ALL (${seen}::int[])
    ORDER BY a.start_time, m.rating DESC, m.id
    LIMIT ${CANDIDATES_PER_DAY}`
}
