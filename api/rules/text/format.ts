import { MAXIMUM_AMOUNT_PAISE } from '../constants.ts'
import { MINUTE_MS } from '../time/durations.ts'
import { dateOnly, istDate, istTime, type IstDate } from '../time/time.ts'

// Names are written out here: Intl would follow the host's locale data, which differs between server and browser.
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** `₹1,499`, `₹499.50`, `₹1,23,456`: Indian grouping, paise only when there are some. */
export function formatRupees(paise: number): string {
  const [rupees = '0', fraction = '00'] = rupeesText(Math.abs(paise)).split('.')
  return `${paise < 0 ? '-' : ''}₹${grouped(rupees)}${fraction === '00' ? '' : `.${fraction}`}`
}

/** `1,23,456`: a whole number, not negative, in Indian grouping. */
export function formatCount(count: number): string {
  return grouped(String(count))
}

function grouped(digits: string): string {
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return head === '' ? digits : `${head},${digits.slice(-3)}`
}

/** `300.00`: whole paise as rupees with two places, as the REST calls write money. */
export function rupeesText(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Paise of an amount in rupees, exactly; null unless it is 0 to 1,00,00,000 with at most two decimals. */
export function parseRupees(amount: string | number): number | null {
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(String(amount).trim())
  if (match === null) return null
  const paise = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return paise <= MAXIMUM_AMOUNT_PAISE ? paise : null
}

/** `10:30 am`, in IST. */
export function formatTime(instant: Date): string {
  return `${clock(instant)} ${period(instant)}`
}

/** `10:30 - 11:15 am IST`, or `11:30 am - 12:15 pm IST` over noon or midnight. */
export function formatTimeRange(from: Date, to: Date): string {
  const start = period(from) === period(to) ? clock(from) : formatTime(from)
  return `${start} - ${formatTime(to)} IST`
}

/** `Sat 6 Dec, 7:00 pm IST`, or `Today, 7:30 pm IST` when that is today in IST. */
export function formatWhen(instant: Date, now: Date): string {
  return istDate(instant) === istDate(now) ? `Today, ${formatTime(instant)} IST` : formatWhenFull(instant)
}

/** `Sat 28 Nov, 10:30 am IST`. */
export function formatWhenFull(instant: Date): string {
  return `${formatShortDay(istDate(instant))}, ${formatTime(instant)} IST`
}

/** `Sat 28 Nov`. */
export function formatShortDay(date: IstDate): string {
  const { weekday, day, month } = partsOf(date)
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`
}

/** `Saturday 28 November`. */
export function formatDay(date: IstDate): string {
  const { weekday, day, month } = partsOf(date)
  return `${weekday} ${day} ${month}`
}

export function formatWeekday(date: IstDate): string {
  return partsOf(date).weekday
}

/** `November 2026` for `2026-11`. */
export function formatMonth(yearAndMonth: string): string {
  const { month, year } = partsOf(`${yearAndMonth}-01`)
  return `${month} ${year}`
}

/** `Sat, Nov 28, 2026`: booking dates, in the style of en-US. */
export function formatBookingDate(date: IstDate): string {
  const { weekday, day, month, year } = partsOf(date)
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day}, ${year}`
}

/** `28 Nov`: a day of these weeks. */
export function formatDayMonth(date: IstDate): string {
  const { day, month } = partsOf(date)
  return `${day} ${month.slice(0, 3)}`
}

/** `28 Nov 2026`: the day of something past. */
export function formatPastDay(date: IstDate): string {
  const { day, month, year } = partsOf(date)
  return `${day} ${month.slice(0, 3)} ${year}`
}

/** `28 Nov 2026, 7:00 pm` in IST: request dates, in the style of en-IN. */
export function formatRequestDate(instant: Date): string {
  return `${formatPastDay(istDate(instant))}, ${formatTime(instant)}`
}

/** `Just now`, `5 minutes ago`, hours under 24, days under 7, weeks under 4, then months of 30 days. */
export function relativeTime(instant: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - instant.getTime()) / MINUTE_MS)
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return ago(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return ago(hours, 'hour')
  const days = Math.floor(hours / 24)
  if (days < 7) return ago(days, 'day')
  const weeks = Math.floor(days / 7)
  if (weeks < 4) return ago(weeks, 'week')
  // 28 and 29 days are no longer weeks and not yet a month of 30 days.
  return ago(Math.max(1, Math.floor(days / 30)), 'month')
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

function clock(instant: Date): string {
  const [hours = '', minutes = ''] = istTime(instant).split(':')
  return `${Number(hours) % 12 || 12}:${minutes}`
}

function period(instant: Date): string {
  return istTime(instant) < '12:00' ? 'am' : 'pm'
}

function partsOf(date: IstDate): { weekday: string; day: number; month: string; year: number } {
  const utc = dateOnly(date)
  return {
    weekday: WEEKDAYS[utc.getUTCDay()] ?? '',
    day: utc.getUTCDate(),
    month: MONTHS[utc.getUTCMonth()] ?? '',
    year: utc.getUTCFullYear(),
  }
}
