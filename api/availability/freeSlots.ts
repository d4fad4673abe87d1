/** Which slots can be booked: readers and the booking itself ask the same functions. */
import { nextOfferedSlot, offeredSlots, type Slot } from '../rules/time/slots.ts'
import { takesPart } from '../rules/takesPart.ts'
import { daysBetween, type IstDate } from '../rules/time/time.ts'
import { ValidationError } from '../rules/userErrors.ts'
import { calendarsOf, type Calendar, type SlotsFor, type Source } from './calendars.ts'
import type { Prisma } from '../generated/prisma/client.ts'

export const LISTED = { status: 'accepted', isActive: true } as const satisfies Prisma.MentorWhereInput

const LONGEST_RANGE_DAYS = 31
const SLOTS_A_DAY = 12

/** A mentor's columns that decide whether there are slots at all. */
export type Bookable = NonNullable<Parameters<typeof takesPart>[0]> & { available: boolean }

/** Accepted, active and not Busy: everyone else offers no slots. */
export function isBookable(mentor: Bookable): boolean {
  return takesPart(mentor) && mentor.available
}

export function checkRange(from: IstDate, to: IstDate): void {
  const days = daysBetween(from, to) + 1
  if (days < 1) throw new ValidationError([{ path: 'to', message: 'The last day must not be before the first' }])
  if (days > LONGEST_RANGE_DAYS)
    throw new ValidationError([{ path: 'to', message: `Ask for at most ${LONGEST_RANGE_DAYS} days at once` }])
}

/** Slots to expect of a range: a day of nine hours has twelve. A range that is refused costs what the longest does. */
export function slotsExpected({ from, to }: { from: IstDate; to: IstDate }): number {
  const days = daysBetween(from, to) + 1
  return SLOTS_A_DAY * Math.min(Math.max(days, 0), LONGEST_RANGE_DAYS)
}

/** The slots of a calendar by range: each question is answered once, however many aliases ask it. */
const worked = new WeakMap<Calendar, Map<string, Slot[]>>()

export function slotsIn(calendar: Calendar, now: Date, from: IstDate, to: IstDate): readonly Slot[] {
  const known = worked.get(calendar) ?? new Map<string, Slot[]>()
  worked.set(calendar, known)
  const key = `${from} ${to}`
  const slots = known.get(key) ?? offeredSlots({ ...calendar, now, from, to })
  known.set(key, slots)
  return slots
}

/** The first free slot of each of these mentors, all of whom must be bookable; a mentor without one is left out. One statement. */
export async function nextFreeSlotsOf(
  source: Source,
  mentorIds: readonly number[],
  options: SlotsFor = {},
): Promise<Map<number, Slot>> {
  const calendars = await calendarsOf(source, mentorIds, options)
  const now = source.clock.now()
  const slots = new Map<number, Slot>()
  for (const [id, calendar] of calendars) {
    const slot = nextOfferedSlot({ ...calendar, now })
    if (slot) slots.set(id, slot)
  }
  return slots
}
