/** Which mentors are free today, at a weekend, in the evenings. No index can hold it: it changes with every booking and every minute. */
import { findMany } from '../../reader/reader.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { calendarsOf, type SlotsFor, type Source } from '../../availability/calendars.ts'
import { addDays, istDate, weekdayOf } from '../../rules/time/time.ts'
import { dayPart, offeredSlots, type Slot } from '../../rules/time/slots.ts'
import { FREE_TIMES, type FreeTime } from '../../rules/people/mentorFilters.ts'
import { RECOMMENDED } from '../search/mentorFilter.ts'

/** Mentors whose slots are worked out for one list, the best ranked of those who match everything else. */
export const FREE_CANDIDATES = 500

/** Days in which a free time is looked for, today the first. */
const DAYS = 7

const SATURDAY = 6
const SUNDAY = 0

/** Whether a slot of the next seven days is at that time. */
const IS_AT: Record<FreeTime, (slot: Slot, today: string) => boolean> = {
  today: ({ date }, today) => date === today,
  week: () => true,
  weekend: ({ date }) => [SATURDAY, SUNDAY].includes(weekdayOf(date)),
  mornings: ({ time }) => dayPart(time) === 'Morning',
  evenings: ({ time }) => dayPart(time) === 'Evening',
}

/** The mentors among these who have a slot at each time, as the asker is offered them; in their order. One statement. */
export async function freeAmong(
  source: Source,
  ids: readonly number[],
  options: SlotsFor,
): Promise<Record<FreeTime, number[]>> {
  const now = source.clock.now()
  const today = istDate(now)
  const days = { from: today, to: addDays(today, DAYS - 1) }
  const free: Record<FreeTime, number[]> = { today: [], week: [], weekend: [], mornings: [], evenings: [] }
  for (const [id, calendar] of await calendarsOf(source, ids, options)) {
    const slots = offeredSlots({ ...calendar, now, ...days })
    for (const time of FREE_TIMES) if (slots.some((slot) => IS_AT[time](slot, today))) free[time].push(id)
  }
  return free
}

/** Whose slots are worked out: the best ranked who take bookings and have weekly hours. */
export async function freeCandidates(
  { db }: Pick<Source, 'db'>,
  where: Prisma.MentorWhereInput,
  take = FREE_CANDIDATES,
): Promise<number[]> {
  const rows = await findMany(db, 'mentor', {
    where: { AND: [where, { available: true, availability: { some: { isActive: true } } }] },
    orderBy: RECOMMENDED,
    take,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}
