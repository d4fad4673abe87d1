import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { istInstant } from '../time/time.ts'
import {
  formatBookingDate,
  formatCount,
  formatDay,
  formatMonth,
  formatPastDay,
  formatRequestDate,
  formatRupees,
  formatShortDay,
  formatTime,
  formatTimeRange,
  formatWeekday,
  formatWhen,
  formatWhenFull,
  parseRupees,
  relativeTime,
  rupeesText,
} from './format.ts'

describe('money', () => {
  it.each([
    [0, '₹0'],
    [5, '₹0.05'],
    [49_950, '₹499.50'],
    [99_900, '₹999'],
    [149_900, '₹1,499'],
    [1_000_000, '₹10,000'],
    [12_345_600, '₹1,23,456'],
    [1_000_000_000, '₹1,00,00,000'],
    [-149_900, '-₹1,499'],
  ])('%i paise read %s', (paise, text) => {
    expect(formatRupees(paise)).toBe(text)
  })

  it('is grouped as the Indian locale groups it', () => {
    const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (paise) => {
        expect(formatRupees(paise)).toBe(rupees.format(paise / 100).replace(/\.00$/, ''))
      }),
    )
    const plain = new Intl.NumberFormat('en-IN')
    fc.assert(fc.property(fc.nat(), (count) => void expect(formatCount(count)).toBe(plain.format(count))))
  })

  it('has two places as text', () => {
    expect(rupeesText(30_000)).toBe('300.00')
    expect(rupeesText(18_970)).toBe('189.70')
    expect(rupeesText(7)).toBe('0.07')
  })

  it('comes back exactly from text and from number', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (paise) => {
        expect(parseRupees(rupeesText(paise))).toBe(paise)
        expect(parseRupees(paise / 100)).toBe(paise)
      }),
    )
  })

  it.each([
    ['300', 30_000],
    [' 300.5 ', 30_050],
    ['19.99', 1999],
    [19.99, 1999],
    [0.1, 10],
    [0, 0],
    [10_000_000, 1_000_000_000],
  ])('%s rupees are %i paise', (amount, paise) => {
    expect(parseRupees(amount)).toBe(paise)
  })

  it.each(['', 'abc', '-1', '1.234', '1,000', '0x10', '1e3', '10000000.01', '99999999999', '.', '1.', 'NaN', '٣'])(
    'refuses "%s"',
    (text) => {
      expect(parseRupees(text)).toBeNull()
    },
  )

  it.each([-1, -0.01, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e9, 1e21, 0.1 + 0.2])(
    'refuses the number %s',
    (amount) => {
      expect(parseRupees(amount)).toBeNull()
    },
  )
})

describe('when', () => {
  const saturday = istInstant('2026-11-28', '10:30')
  const now = istInstant('2026-11-21', '18:08')

  it('names the zone, and says today only in IST', () => {
    expect(formatWhen(istInstant('2026-12-05', '19:00'), now)).toBe('Sat 5 Dec, 7:00 pm IST')
    expect(formatWhen(istInstant('2026-11-21', '19:30'), now)).toBe('Today, 7:30 pm IST')
    expect(formatWhenFull(istInstant('2026-11-21', '19:30'))).toBe('Sat 21 Nov, 7:30 pm IST')
    // 00:15 IST is still the day before in UTC.
    expect(formatWhen(istInstant('2026-11-22', '00:15'), now)).toBe('Sun 22 Nov, 12:15 am IST')
    expect(formatWhen(istInstant('2026-11-22', '00:15'), istInstant('2026-11-22', '00:01'))).toBe('Today, 12:15 am IST')
  })

  it('writes times with their half of the day', () => {
    expect(formatTime(saturday)).toBe('10:30 am')
    expect(formatTime(istInstant('2026-11-28', '00:00'))).toBe('12:00 am')
    expect(formatTime(istInstant('2026-11-28', '12:00'))).toBe('12:00 pm')
    expect(formatTime(istInstant('2026-11-28', '23:59'))).toBe('11:59 pm')
  })

  it('writes a range with both halves only when they differ', () => {
    expect(formatTimeRange(saturday, istInstant('2026-11-28', '11:15'))).toBe('10:30 - 11:15 am IST')
    expect(formatTimeRange(istInstant('2026-11-28', '11:30'), istInstant('2026-11-28', '12:15'))).toBe(
      '11:30 am - 12:15 pm IST',
    )
    expect(formatTimeRange(istInstant('2026-11-28', '23:15'), istInstant('2026-11-28', '24:00'))).toBe(
      '11:15 pm - 12:00 am IST',
    )
  })

  it('writes dates in the specified styles', () => {
    expect(formatBookingDate('2026-11-28')).toBe('Sat, Nov 28, 2026')
    expect(formatDay('2026-11-28')).toBe('Saturday 28 November')
    expect(formatShortDay('2026-12-06')).toBe('Sun 6 Dec')
    expect(formatWeekday('2026-11-28')).toBe('Saturday')
    expect(formatMonth('2026-11')).toBe('November 2026')
    expect(formatRequestDate(istInstant('2026-11-28', '19:00'))).toBe('28 Nov 2026, 7:00 pm')
    expect(formatPastDay('2026-11-02')).toBe('2 Nov 2026')
  })

  it('writes booking dates as en-US does', () => {
    const style = {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    } as const
    const english = new Intl.DateTimeFormat('en-US', style)
    for (let day = 0; day < 400; day += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + day))
      expect(formatBookingDate(date.toISOString().slice(0, 10))).toBe(english.format(date))
    }
  })
})

describe('relativeTime', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const minute = 60_000
  const day = 24 * 60 * minute

  it.each([
    [-5 * minute, 'Just now'],
    [0, 'Just now'],
    [minute - 1, 'Just now'],
    [minute, '1 minute ago'],
    [60 * minute - 1, '59 minutes ago'],
    [60 * minute, '1 hour ago'],
    [3 * 60 * minute, '3 hours ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [7 * day - 1, '6 days ago'],
    [7 * day, '1 week ago'],
    [28 * day - 1, '3 weeks ago'],
    [28 * day, '1 month ago'],
    [59 * day, '1 month ago'],
    [60 * day, '2 months ago'],
    [800 * day, '26 months ago'],
  ])('%i ms before is %s', (milliseconds, text) => {
    expect(relativeTime(new Date(now.getTime() - milliseconds), now)).toBe(text)
  })
})
