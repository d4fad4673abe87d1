import { graphql, readInlineData } from 'react-relay'
import { MINUTE_MS } from '../../../api/rules/time/durations.ts'
import { MINIMUM_NOTICE_MINUTES } from '../../../api/rules/constants.ts'
import { addDays, istDate, istTime, weekdayOf, type IstDate } from '../../../api/rules/time/time.ts'
import { slotsOfDay, type AvailabilityWindow } from '../../../api/rules/time/slots.ts'
import type { slotDays_mentor$key } from '../../__generated__/slotDays_mentor.graphql.ts'
import type { DayState } from '../../ui/time/CalendarDay.tsx'
import type { SlotChoice } from '../../ui/time/SlotGrid.tsx'

/** 0 is Sunday, as the rules count. */
const DAY_NUMBERS: Readonly<Record<string, number>> = {
  SUNDAY: 0,
  MONDAY: 1,
  TUESDAY: 2,
  WEDNESDAY: 3,
  THURSDAY: 4,
  FRIDAY: 5,
  SATURDAY: 6,
}

/** A mentor's slots of the next 30 days: those of the weekly hours, and which of them the server offers. */
export interface SlotDays {
  windows: readonly AvailabilityWindow[]
  /** ISO starts that the viewer can book, by day (IST), the one they hold included. */
  free: ReadonlyMap<IstDate, readonly string[]>
}

interface DayHours {
  weekday: string
  enabled: boolean
  startTime: string
  endTime: string
}

/** What the server says. */
export interface SlotSource {
  windows: readonly AvailabilityWindow[]
  /** ISO starts that can be booked. */
  starts: readonly string[]
}

const fragment = graphql`
  fragment slotDays_mentor on Mentor @inline @argumentDefinitions(ofPackage: { type: "Boolean", defaultValue: false }) {
    weeklyAvailability {
      weekday
      enabled
      startTime
      endTime
    }
    freeSlots(from: $from, to: $to, ofPackage: $ofPackage) {
      startsAt
    }
  }
`

/** A mentor's hours and what is open of them, from day `$from` to day `$to` of the query. */
export function readSlotSource(key: slotDays_mentor$key): SlotSource {
  const { weeklyAvailability, freeSlots } = readInlineData(fragment, key)
  return { windows: weeklyAvailability.map(windowOf), starts: freeSlots.map(({ startsAt }) => startsAt) }
}

/** `held` is the start of the viewer's own hold with this mentor: it never stands in its holder's way. */
export function slotDays({ windows, starts }: SlotSource, held: string | null): SlotDays {
  const offered = new Set(starts.map(isoText))
  if (held) offered.add(held)
  const free = new Map<IstDate, string[]>()
  for (const startsAt of [...offered].sort()) {
    const day = istDate(new Date(startsAt))
    free.set(day, [...(free.get(day) ?? []), startsAt])
  }
  return { windows, free }
}

/** One spelling of an instant, so that two can be compared as text. */
export function isoText(instant: string): string {
  return new Date(instant).toISOString()
}

/** One day of a mentor's week as the rules take it. */
export function windowOf({ weekday, enabled, startTime, endTime }: DayHours): AvailabilityWindow {
  return { dayOfWeek: DAY_NUMBERS[weekday] ?? -1, startTime, endTime, isActive: enabled }
}

/** Every slot of a day that is not too soon by now; what the server does not offer is taken. */
export function choicesOf({ windows, free }: SlotDays, date: IstDate, now: Date): SlotChoice[] {
  const offered = new Set(free.get(date))
  const earliest = now.getTime() + MINIMUM_NOTICE_MINUTES * MINUTE_MS
  const onGrid = slotsOfDay(windows, date)
    .filter(({ startsAt }) => startsAt.getTime() >= earliest)
    .map(({ startsAt }) => startsAt.toISOString())
  const all = [...new Set([...onGrid, ...offered])].sort()
  return all.map((startsAt) => ({ startsAt, taken: !offered.has(startsAt) }))
}

/** How the calendar draws a day: its free slots, fully booked, or closed. */
export function dayState({ windows, free }: SlotDays, date: IstDate): DayState {
  const count = free.get(date)?.length ?? 0
  if (count > 0) return count
  return slotsOfDay(windows, date).length > 0 ? 'full' : 'closed'
}

/** Whether the server offers this slot to the viewer. */
export function isFreeSlot({ free }: SlotDays, startsAt: string): boolean {
  return free.get(istDate(new Date(startsAt)))?.includes(startsAt) ?? false
}

/** The first day with a free slot; null when there is none. */
export function firstFreeDay({ free }: SlotDays): IstDate | null {
  return [...free.keys()].sort()[0] ?? null
}

/** Where the calendar begins: today's week is left out once nothing in it can be booked. */
export function firstWeekDay({ free }: SlotDays, today: IstDate): IstDate {
  const monday = addDays(today, 7 - ((weekdayOf(today) + 6) % 7))
  const hasDayLeft = [...free.keys()].some((day) => day >= today && day < monday)
  return hasDayLeft || free.size === 0 ? today : monday
}

/** From 11 pm to 6 am IST: worth asking whether am and pm were mixed up. */
export function isAtNight(startsAt: string): boolean {
  const time = istTime(new Date(startsAt))
  return time >= '23:00' || time < '06:00'
}
