import { DAY_MS, MINUTE_MS } from './durations.ts'
import { BOOKING_WINDOW_DAYS, MINIMUM_NOTICE_MINUTES, SESSION_MINUTES } from '../constants.ts'
import {
  istDate,
  istInstant,
  midnightBefore,
  minutesOf,
  timeOfMinutes,
  weekdayAt,
  weekdayOf,
  type IstDate,
  type IstTime,
} from './time.ts'

const DAY_MINUTES = 24 * 60

/** Bookable hours of one weekday in IST: 0 is Sunday, times are HH:mm, an end of 24:00 is midnight. */
export interface AvailabilityWindow {
  dayOfWeek: number
  startTime: string
  endTime: string
  isActive: boolean
  /** How long each of its sessions lasts, SESSION_MINUTES when missing. */
  minutes?: number
}

/** When a session that starts then ends. */
export const sessionEnd = (startsAt: Date, minutes: number = SESSION_MINUTES): Date =>
  new Date(startsAt.getTime() + minutes * MINUTE_MS)

/** One session's place in time; `date` and `time` are IST. */
export interface Slot {
  date: IstDate
  time: IstTime
  startsAt: Date
  endsAt: Date
}

/** A held or booked stretch, without its last instant. */
export interface BusyRange {
  startsAt: Date
  endsAt: Date
}

/** Days on which nothing is offered, both ends included. */
export interface DaysOffRange {
  startDate: IstDate
  endDate: IstDate
}

/** A range of days off as the stretch that they take: from the first midnight to the last, IST. */
export function daysOffBusy({ startDate, endDate }: DaysOffRange): BusyRange {
  return { startsAt: istInstant(startDate, '00:00'), endsAt: istInstant(endDate, '24:00') }
}

interface SlotSearch {
  windows: readonly AvailabilityWindow[]
  busy: readonly BusyRange[]
  /** Days off, as the stretches that they take; none when missing. */
  off?: readonly BusyRange[]
  now: Date
}

/** Every slot of a day, booked or not: back to back from the window's start; one that would overrun is dropped. */
export function slotsOfDay(windows: readonly AvailabilityWindow[], date: IstDate): Slot[] {
  const midnight = istInstant(date, '00:00').getTime()
  return sessionsOn(windows, weekdayOf(date)).map((session) => slotAt(date, midnight, session))
}

/** In minutes since midnight. */
interface Stretch {
  start: number
  end: number
}

/** The slots of a weekday, soonest first. */
function sessionsOn(windows: readonly AvailabilityWindow[], weekday: number): Stretch[] {
  const sessions: Stretch[] = []
  let free = 0
  for (const { start, end, minutes } of hoursOn(windows, weekday)) {
    for (let minute = start; minute + minutes <= end; minute += minutes) {
      // Two windows of one day that overlap must not offer the same time twice.
      if (minute < free) continue
      free = minute + minutes
      sessions.push({ start: minute, end: free })
    }
  }
  return sessions
}

function hoursOn(windows: readonly AvailabilityWindow[], weekday: number): (Stretch & { minutes: number })[] {
  return windows
    .filter((window) => window.isActive && window.dayOfWeek === weekday)
    .map(({ startTime, endTime, minutes = SESSION_MINUTES }) => ({
      start: minutesOf(startTime),
      end: minutesOf(endTime),
      minutes,
    }))
    .sort((one, other) => one.start - other.start)
}

const TIMES: readonly IstTime[] = Array.from({ length: DAY_MINUTES }, (_, minute) => timeOfMinutes(minute))

function slotAt(date: IstDate, midnight: number, { start, end }: Stretch): Slot {
  const at = (minute: number) => new Date(midnight + minute * MINUTE_MS)
  return { date, time: TIMES[start]!, startsAt: at(start), endsAt: at(end) }
}

/**
 * Slots that can be booked at `now` on the days that begin at the midnights from `first` to `last`, at most `most`.
 * In milliseconds and whole days throughout, which a fixed offset allows: a page of cards and a month of slots are
 * worked out at every request, and a text or a date for each slot that is passed over would be most of their time.
 */
function search({ windows, busy, off = [], now }: SlotSearch, first: number, last: number, most: number): Slot[] {
  const today = midnightBefore(now.getTime())
  const end = Math.min(last, today + BOOKING_WINDOW_DAYS * DAY_MS)
  const earliest = now.getTime() + MINIMUM_NOTICE_MINUTES * MINUTE_MS
  const isTaken = takenIn([...busy, ...off])
  const week: (readonly Stretch[] | undefined)[] = []
  const slots: Slot[] = []
  for (let midnight = Math.max(first, today); midnight <= end; midnight += DAY_MS) {
    const weekday = weekdayAt(midnight)
    let date: IstDate | null = null
    for (const session of (week[weekday] ??= sessionsOn(windows, weekday))) {
      const start = midnight + session.start * MINUTE_MS
      if (start < earliest || isTaken(start, midnight + session.end * MINUTE_MS)) continue
      slots.push(slotAt((date ??= istDate(new Date(midnight))), midnight, session))
      if (slots.length === most) return slots
    }
  }
  return slots
}

/**
 * Tells whether a stretch meets a busy range; half-open, so a slot may start where another ends. Asked with stretches
 * that come one after another: by then every range that begins before the stretch's end has been passed, and one of
 * them meets it when the latest end of them all lies behind its start.
 */
function takenIn(busy: readonly BusyRange[]): (start: number, end: number) => boolean {
  const ranges = busy
    .map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() }))
    .sort((one, other) => one.start - other.start)
  let passed = 0
  let latestEnd = Number.NEGATIVE_INFINITY
  return (start, end) => {
    for (; passed < ranges.length && ranges[passed]!.start < end; passed += 1)
      latestEnd = Math.max(latestEnd, ranges[passed]!.end)
    return latestEnd > start
  }
}

/** Slots that can be booked from day `from` to `to` (IST, both included), soonest first. */
export function offeredSlots({ from, to, ...given }: SlotSearch & { from: IstDate; to: IstDate }): Slot[] {
  const midnight = (date: IstDate) => istInstant(date, '00:00').getTime()
  return search(given, midnight(from), midnight(to), Number.POSITIVE_INFINITY)
}

/** The first slot that can be booked at `now`; null when there is none in the booking window. */
export function nextOfferedSlot(given: SlotSearch): Slot | null {
  return nextOfferedSlots(given, 1)[0] ?? null
}

/** The first `most` slots that can be booked at `now`, soonest first. */
export function nextOfferedSlots(given: SlotSearch, most: number): Slot[] {
  return search(given, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, most)
}

/** Whether a session starting then is one of the mentor's slots, free or not. */
export function isOnGrid(windows: readonly AvailabilityWindow[], startsAt: Date): boolean {
  return slotsOfDay(windows, istDate(startsAt)).some((slot) => slot.startsAt.getTime() === startsAt.getTime())
}

/** Where a slot is grouped: before noon, before 5 pm, later. */
export function dayPart(time: IstTime): 'Morning' | 'Afternoon' | 'Evening' {
  if (time < '12:00') return 'Morning'
  return time < '17:00' ? 'Afternoon' : 'Evening'
}
