import { BOOKING_WINDOW_DAYS, MINIMUM_NOTICE_MINUTES, SESSION_MINUTES } from './constants.ts'
import { addDays, isIstDate, istDate, istInstant, istTime, minutesOf, timeOfMinutes, weekdayOf } from './time.ts'
import type { IstDate, IstTime } from './time.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** Bookable hours of one weekday in IST: 0 is Sunday, times are HH:mm, an end of 24:00 is midnight. */
export interface AvailabilityWindow {
  dayOfWeek: number
  startTime: string
  endTime: string
  isActive: boolean
}

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

/** What free slots are worked out from. */
export interface SlotSearch {
  windows: readonly AvailabilityWindow[]
  busy: readonly BusyRange[]
  now: Date
}

/** Every slot of a day, booked or not: back to back from the window's start; one that would overrun is dropped. */
export function slotsOfDay(windows: readonly AvailabilityWindow[], date: IstDate): Slot[] {
  const slots: Slot[] = []
  let free = 0
  for (const { start, end } of windowsOf(windows, weekdayOf(date))) {
    for (let minute = start; minute + SESSION_MINUTES <= end; minute += SESSION_MINUTES) {
      // Two windows of one day that overlap must not offer the same time twice.
      if (minute < free) continue
      slots.push(slotAt(date, minute))
      free = minute + SESSION_MINUTES
    }
  }
  return slots
}

function windowsOf(windows: readonly AvailabilityWindow[], weekday: number): { start: number; end: number }[] {
  return windows
    .filter((window) => window.isActive && window.dayOfWeek === weekday)
    .map((window) => ({ start: minutesOf(window.startTime), end: minutesOf(window.endTime) }))
    .sort((one, other) => one.start - other.start)
}

function slotAt(date: IstDate, minute: number): Slot {
  const time = timeOfMinutes(minute)
  const startsAt = istInstant(date, time)
  return { date, time, startsAt, endsAt: new Date(startsAt.getTime() + SESSION_MINUTES * MINUTE_MS) }
}

function* walk({ windows, busy, now, from, to }: SlotSearch & { from: IstDate; to: IstDate }): Generator<Slot> {
  const today = istDate(now)
  const lastDay = addDays(today, BOOKING_WINDOW_DAYS)
  const earliest = now.getTime() + MINIMUM_NOTICE_MINUTES * MINUTE_MS
  const end = to < lastDay ? to : lastDay
  for (let date = from > today ? from : today; date <= end; date = addDays(date, 1)) {
    for (const slot of slotsOfDay(windows, date)) {
      if (slot.startsAt.getTime() >= earliest && !busy.some((range) => overlaps(slot, range))) yield slot
    }
  }
}

/** Half-open: a slot may start where another ends. */
function overlaps(slot: Slot, range: BusyRange): boolean {
  return range.startsAt < slot.endsAt && slot.startsAt < range.endsAt
}

/**
 * Slots that can be booked at `now`, from day `from` to day `to` (IST, inclusive), soonest first: not past, not
 * under an hour ahead, not beyond today + 30 days, not busy.
 */
export function offeredSlots(search: SlotSearch & { from: IstDate; to: IstDate }): Slot[] {
  return [...walk(search)]
}

/** The first slot that can be booked at `now`; null when there is none in the booking window. */
export function nextOfferedSlot(search: SlotSearch): Slot | null {
  const from = istDate(search.now)
  const first = walk({ ...search, from, to: addDays(from, BOOKING_WINDOW_DAYS) }).next()
  return first.done === true ? null : first.value
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

/** `YYYY-MM-DD HH:mm`, how a booking stores its slot. */
export function slotText({ date, time }: Pick<Slot, 'date' | 'time'>): string {
  return `${date} ${time}`
}

/** The slot text of a session that starts then. */
export function slotTextAt(startsAt: Date): string {
  return slotText({ date: istDate(startsAt), time: istTime(startsAt) })
}

/** Start of `YYYY-MM-DD HH:mm` or `YYYY-MM-DD HH:mm - HH:mm`; null unless real, the range one session long. */
export function parseSlotText(text: string): Date | null {
  const [, date = '', time = '', end] =
    /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(?: - (\d{2}:\d{2}))?$/.exec(text.trim()) ?? []
  const minute = minutesOf(time)
  if (!isIstDate(date) || !(minute < DAY_MINUTES)) return null
  if (end !== undefined && minutesOf(end) % DAY_MINUTES !== (minute + SESSION_MINUTES) % DAY_MINUTES) return null
  return istInstant(date, time)
}
