import { DAY_MS, MINUTE_MS } from './durations.ts'

/** A calendar day in Asia/Kolkata, YYYY-MM-DD. */
export type IstDate = string

/** A time of day in Asia/Kolkata, HH:mm; 24:00 only as the end of a window. */
export type IstTime = string

/** Asia/Kolkata has no daylight saving: a constant is exact, and spares the browser a zone database. */
const IST_OFFSET_MS = 330 * MINUTE_MS

/** Of the years 1000 to 2999: what follows from it is then still a date that the database knows. */
const DATE = /^[12]\d{3}-\d{2}-\d{2}$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const INSTANT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::([0-5]\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/i

/** Reads an IST wall clock with getUTC…, which no host's zone can bend. */
function wallClock(instant: Date): string {
  return new Date(instant.getTime() + IST_OFFSET_MS).toISOString()
}

/** The day it is in IST; RangeError on an invalid Date. */
export function istDate(instant: Date): IstDate {
  return wallClock(instant).slice(0, 10)
}

/** The time it is in IST, seconds dropped; RangeError on an invalid Date. */
export function istTime(instant: Date): IstTime {
  return wallClock(instant).slice(11, 16)
}

/** Minutes since midnight, 0 to 1440 (24:00); NaN when malformed. */
export function minutesOf(time: IstTime): number {
  if (time === '24:00') return 24 * 60
  return isIstTime(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : Number.NaN
}

export function timeOfMinutes(minutes: number): IstTime {
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0')
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`
}

/** The instant of a wall time in IST; 24:00 is the next midnight. An invalid Date when malformed. */
export function istInstant(date: IstDate, time: IstTime): Date {
  return new Date(dateOnly(date).getTime() + minutesOf(time) * MINUTE_MS - IST_OFFSET_MS)
}

/** UTC midnight of the day, as a `date` column takes it. An invalid Date when malformed. */
export function dateOnly(date: IstDate): Date {
  return new Date(isIstDate(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN)
}

/** The day of a `date` column's value. */
export function fromDateOnly(date: Date): IstDate {
  return date.toISOString().slice(0, 10)
}

/** The day `days` later, or earlier when negative. */
export function addDays(date: IstDate, days: number): IstDate {
  return fromDateOnly(new Date(dateOnly(date).getTime() + days * DAY_MS))
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IstDate, to: IstDate): number {
  return Math.round((dateOnly(to).getTime() - dateOnly(from).getTime()) / DAY_MS)
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(date: IstDate): number {
  return dateOnly(date).getUTCDay()
}

export function mondayOf(date: IstDate): IstDate {
  return addDays(date, -((weekdayOf(date) + 6) % 7))
}

/** The midnight in IST at or before an instant, both in milliseconds. */
export function midnightBefore(instant: number): number {
  return Math.floor((instant + IST_OFFSET_MS) / DAY_MS) * DAY_MS - IST_OFFSET_MS
}

/** 0 Sunday to 6 Saturday, of the day it is in IST at an instant in milliseconds. */
export function weekdayAt(instant: number): number {
  // 1 January 1970 was a Thursday.
  return (((Math.floor((instant + IST_OFFSET_MS) / DAY_MS) + 4) % 7) + 7) % 7
}

/** YYYY-MM-DD of a day that exists. */
export function isIstDate(text: string): boolean {
  if (!DATE.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** An instant of a year that days have. */
export function isKnownInstant(instant: Date): boolean {
  return !Number.isNaN(instant.getTime()) && DATE.test(instant.toISOString().slice(0, 10))
}

/** HH:mm from 00:00 to 23:59; 24:00 is no time of day. */
export function isIstTime(text: string): boolean {
  return TIME.test(text)
}

/** An ISO 8601 day or date-time; without a zone it is IST. Null when it is none or does not exist. */
export function parseInstant(text: string): Date | null {
  const [, date = '', time = '00:00', seconds = '0', fraction = '0', zone] = INSTANT.exec(text.trim()) ?? []
  if (!isIstDate(date) || !isIstTime(time)) return null
  const offset = zone === undefined ? IST_OFFSET_MS : offsetOf(zone)
  if (offset === null) return null
  const milliseconds = Number(seconds) * 1000 + Math.floor(Number(`0.${fraction}`) * 1000)
  return new Date(dateOnly(date).getTime() + minutesOf(time) * MINUTE_MS + milliseconds - offset)
}

function offsetOf(zone: string): number | null {
  if (zone.toUpperCase() === 'Z') return 0
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(-2))
  if (hours > 14 || minutes > 59) return null
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * MINUTE_MS
}
