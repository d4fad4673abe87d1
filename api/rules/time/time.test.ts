import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dateOnly,
  daysBetween,
  fromDateOnly,
  isIstDate,
  isIstTime,
  istDate,
  istInstant,
  istTime,
  minutesOf,
  parseInstant,
  timeOfMinutes,
  weekdayOf,
} from './time.ts'

const instants = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
})

describe('wall time in IST', () => {
  it('is five and a half hours ahead of UTC, over midnight and over New Year', () => {
    expect(istDate(new Date('2026-11-28T05:00:00Z'))).toBe('2026-11-28')
    expect(istTime(new Date('2026-11-28T05:00:00Z'))).toBe('10:30')
    expect(istDate(new Date('2026-12-31T18:29:59Z'))).toBe('2026-12-31')
    expect(istDate(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01')
    expect(istTime(new Date('2026-12-31T18:30:00Z'))).toBe('00:00')
  })

  it('agrees with the zone database at any instant', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Kolkata',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    fc.assert(
      fc.property(instants, (instant) => {
        expect(`${istDate(instant)} ${istTime(instant)}`).toBe(zone.format(instant))
      }),
    )
  })

  it('comes back to the same minute', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const minute = Math.floor(instant.getTime() / 60_000) * 60_000
        expect(istInstant(istDate(instant), istTime(instant)).getTime()).toBe(minute)
      }),
    )
  })

  it('takes 24:00 as the next midnight', () => {
    expect(istInstant('2026-11-28', '24:00')).toEqual(istInstant('2026-11-29', '00:00'))
    expect(istInstant('2026-11-28', '00:00').toISOString()).toBe('2026-11-27T18:30:00.000Z')
  })

  it('gives an invalid Date for malformed text', () => {
    expect(istInstant('2026-02-30', '10:00').getTime()).toBeNaN()
    expect(istInstant('2026-02-20', '25:00').getTime()).toBeNaN()
  })
})

describe('days', () => {
  it('are added and counted over months, leap days and every daylight-saving night', () => {
    expect(addDays('2026-11-28', 30)).toBe('2026-12-28')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (days) => {
        expect(daysBetween('2026-03-08', addDays('2026-03-08', days))).toBe(days)
      }),
    )
  })

  it('know their weekday', () => {
    expect(weekdayOf('2026-11-22')).toBe(0)
    expect(weekdayOf('2026-11-28')).toBe(6)
  })

  it('go to a date column and back', () => {
    expect(dateOnly('2026-11-28').toISOString()).toBe('2026-11-28T00:00:00.000Z')
    expect(fromDateOnly(dateOnly('2026-11-28'))).toBe('2026-11-28')
  })

  it.each(['2026-11-28', '2028-02-29', '1000-01-01', '2999-12-31'])('%s exists', (text) => {
    expect(isIstDate(text)).toBe(true)
  })

  // The last three are none that the database could reckon with.
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00',
    '',
    ' 2026-01-01',
    '0000-01-01',
    '0999-12-31',
    '9999-12-31',
  ])('"%s" does not', (text) => {
    expect(isIstDate(text)).toBe(false)
  })
})

describe('times', () => {
  it('run from 00:00 to 23:59', () => {
    expect(['00:00', '09:05', '23:59'].every((text) => isIstTime(text))).toBe(true)
    expect(['24:00', '9:00', '12:60', '12:00:00', '', '1200'].some((text) => isIstTime(text))).toBe(false)
  })

  it('are minutes and back, 24:00 included', () => {
    expect(minutesOf('24:00')).toBe(1440)
    expect(minutesOf('24:01')).toBeNaN()
    for (let minutes = 0; minutes <= 1440; minutes += 1) expect(minutesOf(timeOfMinutes(minutes))).toBe(minutes)
  })
})

describe('parseInstant', () => {
  it.each([
    ['2026-11-28T05:00:00Z', '2026-11-28T05:00:00.000Z'],
    ['2026-11-28T05:00:00.123456Z', '2026-11-28T05:00:00.123Z'],
    ['2026-11-28T10:30', '2026-11-28T05:00:00.000Z'],
    ['2026-11-28 10:30:15', '2026-11-28T05:00:15.000Z'],
    ['2026-11-28T10:30+05:30', '2026-11-28T05:00:00.000Z'],
    ['2026-11-28T00:00-0500', '2026-11-28T05:00:00.000Z'],
    ['2026-11-28', '2026-11-27T18:30:00.000Z'],
  ])('reads %s', (text, expected) => {
    expect(parseInstant(text)?.toISOString()).toBe(expected)
  })

  it.each(['', 'tomorrow', '2026-02-30T10:00', '2026-11-28T24:00', '2026-11-28T10:61', '2026-11-28T10:30+99:00', '1'])(
    'refuses "%s"',
    (text) => {
      expect(parseInstant(text)).toBeNull()
    },
  )

  it('reads what toISOString writes', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(parseInstant(instant.toISOString())).toEqual(instant)
      }),
    )
  })
})
