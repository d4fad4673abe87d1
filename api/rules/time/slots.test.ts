import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOOKING_WINDOW_DAYS, SESSION_MINUTES } from '../constants.ts'
import { dayPart, isOnGrid, nextOfferedSlot, offeredSlots, slotsOfDay, type AvailabilityWindow } from './slots.ts'
import { slotText, slotTextAt } from './slotText.ts'
import { parseSlotText } from './parseSlotText.ts'
import { addDays, istDate, istInstant, timeOfMinutes, weekdayOf } from './time.ts'

const SESSION_MS = SESSION_MINUTES * 60_000
const SATURDAY = '2026-11-28'
const window = (startTime: string, endTime: string, dayOfWeek = 6): AvailabilityWindow => ({
  dayOfWeek,
  startTime,
  endTime,
  isActive: true,
})
const everyDay = (startTime: string, endTime: string) =>
  Array.from({ length: 7 }, (_, dayOfWeek) => window(startTime, endTime, dayOfWeek))

/** A window of whole minutes, midnight at both ends included. */
const windows = fc
  .tuple(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }))
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)
/** Overlapping windows of one day too. */
const days = fc.array(windows, { maxLength: 3 })
const toWindow = ([start, end]: readonly [number, number]) => window(timeOfMinutes(start), timeOfMinutes(end))
const nows = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
})

describe('slotsOfDay', () => {
  it('is back to back and drops the one that would overrun', () => {
    expect(slotsOfDay([window('10:00', '12:20')], SATURDAY).map((slot) => slot.time)).toEqual([
      '10:00',
      '10:45',
      '11:30',
    ])
    expect(slotsOfDay([window('10:00', '12:15')], SATURDAY)).toHaveLength(3)
    expect(slotsOfDay([window('10:00', '12:14')], SATURDAY)).toHaveLength(2)
  })

  it('gives a window that says so sessions of its own length', () => {
    const hours = [{ ...window('10:00', '12:20'), minutes: 60 }]
    const slots = slotsOfDay(hours, SATURDAY)
    expect(slots.map(({ time, endsAt }) => [time, slotTextAt(endsAt)])).toEqual([
      ['10:00', '2026-11-28 11:00'],
      ['11:00', '2026-11-28 12:00'],
    ])
    const busy = [{ startsAt: slots[0]!.startsAt, endsAt: istInstant(SATURDAY, '10:50') }]
    const now = istInstant(SATURDAY, '08:00')
    expect(offeredSlots({ windows: hours, busy, now, from: SATURDAY, to: SATURDAY })).toEqual([slots[1]])
    expect(nextOfferedSlot({ windows: hours, busy, now })).toEqual(slots[1])
  })

  it('fills a day from midnight to midnight', () => {
    const slots = slotsOfDay([window('00:00', '24:00')], SATURDAY)
    expect(slots).toHaveLength(32)
    expect(slots[0]?.startsAt.toISOString()).toBe('2026-11-27T18:30:00.000Z')
    expect(slots.at(-1)).toMatchObject({ date: SATURDAY, time: '23:15' })
    expect(slots.at(-1)?.endsAt).toEqual(istInstant('2026-11-29', '00:00'))
  })

  it('has exactly as many as fit, all inside the window and on that day', () => {
    fc.assert(
      fc.property(windows, ([start, end]) => {
        const slots = slotsOfDay([toWindow([start, end])], SATURDAY)
        expect(slots).toHaveLength(Math.floor((end - start) / SESSION_MINUTES))
        for (const [index, slot] of slots.entries()) {
          expect(slot.startsAt).toEqual(istInstant(SATURDAY, timeOfMinutes(start + index * SESSION_MINUTES)))
          expect(slot.endsAt.getTime() - slot.startsAt.getTime()).toBe(SESSION_MS)
          expect(slot.endsAt <= istInstant(SATURDAY, timeOfMinutes(end))).toBe(true)
          expect(istDate(slot.startsAt)).toBe(SATURDAY)
        }
      }),
    )
  })

  it('never overlaps and never repeats, even when windows do', () => {
    fc.assert(
      fc.property(days, (day) => {
        const slots = slotsOfDay(day.map(toWindow), SATURDAY)
        for (const [index, slot] of slots.entries()) {
          const next = slots[index + 1]
          if (next) expect(slot.endsAt <= next.startsAt).toBe(true)
        }
      }),
    )
  })

  it('has none on another weekday, when switched off, or in a window turned around or malformed', () => {
    expect(slotsOfDay([window('10:00', '12:00', 5)], SATURDAY)).toEqual([])
    expect(slotsOfDay([{ ...window('10:00', '12:00'), isActive: false }], SATURDAY)).toEqual([])
    expect(slotsOfDay([window('12:00', '10:00')], SATURDAY)).toEqual([])
    expect(slotsOfDay([window('ten', '12:00'), window('10:00', '25:00')], SATURDAY)).toEqual([])
  })
})

describe('offeredSlots', () => {
  const now = istInstant(SATURDAY, '10:00')
  const search = { windows: everyDay('10:00', '13:00'), busy: [], now, from: SATURDAY, to: SATURDAY }

  it('needs an hour of notice, to the millisecond', () => {
    const times = (at: Date) => offeredSlots({ ...search, now: at }).map((slot) => slot.time)
    expect(times(istInstant(SATURDAY, '09:45'))).toEqual(['10:45', '11:30', '12:15'])
    expect(times(new Date(istInstant(SATURDAY, '09:45').getTime() + 1))).toEqual(['11:30', '12:15'])
    expect(times(istInstant(SATURDAY, '23:00'))).toEqual([])
  })

  it('ends with today + 30 days, whatever is asked', () => {
    const slots = offeredSlots({ ...search, from: '2000-01-01', to: '2099-01-01' })
    expect(slots[0]?.startsAt).toEqual(istInstant(SATURDAY, '11:30'))
    expect(slots.at(-1)?.date).toBe(addDays(SATURDAY, BOOKING_WINDOW_DAYS))
  })

  it('counts today in IST, also when UTC is still yesterday', () => {
    const late = istInstant('2026-11-29', '00:30')
    const slots = offeredSlots({ ...search, now: late, from: '2000-01-01', to: '2099-01-01' })
    expect(slots[0]?.date).toBe('2026-11-29')
    expect(slots.at(-1)?.date).toBe('2026-12-29')
  })

  it('lets a slot touch a busy range but not share a millisecond with it', () => {
    const times = (from: Date, to: Date) =>
      offeredSlots({
        ...search,
        now: istInstant('2026-11-27', '10:00'),
        busy: [{ startsAt: from, endsAt: to }],
      }).map((slot) => slot.time)
    const start = istInstant(SATURDAY, '10:45')
    const end = istInstant(SATURDAY, '11:30')
    expect(times(start, end)).toEqual(['10:00', '11:30', '12:15'])
    expect(times(new Date(start.getTime() - 1), end)).toEqual(['11:30', '12:15'])
    expect(times(start, new Date(end.getTime() + 1))).toEqual(['10:00', '12:15'])
  })

  it('leaves out exactly the busy, the past, the too soon and the too far', () => {
    const busyRanges = fc.array(
      fc
        .tuple(fc.integer({ min: -1440, max: 45 * 1440 }), fc.integer({ min: 1, max: 600 }))
        .map(([from, length]) => [from * 60_000, length * 60_000] as const),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(nows, windows, busyRanges, (at, [start, end], ranges) => {
        const open = everyDay(timeOfMinutes(start), timeOfMinutes(end))
        const busy = ranges.map(([from, length]) => ({
          startsAt: new Date(at.getTime() + from),
          endsAt: new Date(at.getTime() + from + length),
        }))
        const today = istDate(at)
        const expected = Array.from({ length: 40 }, (_, day) => slotsOfDay(open, addDays(today, day - 3)))
          .flat()
          .filter((slot) => slot.startsAt.getTime() - at.getTime() >= 3_600_000)
          .filter((slot) => slot.date <= addDays(today, 30))
          .filter((slot) =>
            busy.every(
              (range) =>
                range.endsAt.getTime() <= slot.startsAt.getTime() ||
                range.startsAt.getTime() >= slot.startsAt.getTime() + SESSION_MS,
            ),
          )
        const all = { windows: open, busy, now: at }
        expect(offeredSlots({ ...all, from: addDays(today, -3), to: addDays(today, 36) })).toEqual(expected)
        expect(nextOfferedSlot(all)).toEqual(expected[0] ?? null)
      }),
      { numRuns: 60 },
    )
  })

  it('finds no next slot without windows', () => {
    expect(nextOfferedSlot({ windows: [], busy: [], now })).toBeNull()
  })
})

describe('host time zone', () => {
  it('has no influence', () => {
    const original = process.env['TZ']
    const offsets = new Set<number>()
    const read = (zone: string) => {
      process.env['TZ'] = zone
      offsets.add(new Date('2026-03-28T20:00:00Z').getTimezoneOffset())
      const now = new Date('2026-03-28T20:00:00Z')
      return JSON.stringify(
        offeredSlots({
          windows: everyDay('00:00', '24:00'),
          busy: [],
          now,
          from: '2026-03-28',
          to: '2026-04-27',
        }),
      )
    }
    try {
      const zones = ['UTC', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Kiritimati']
      expect(new Set(zones.map(read)).size).toBe(1)
      // Otherwise the zone never changed and the line above proves nothing.
      expect(offsets.size).toBe(zones.length)
    } finally {
      if (original === undefined) delete process.env['TZ']
      else process.env['TZ'] = original
    }
  })
})

describe('the grid', () => {
  it('holds every slot and nothing between', () => {
    fc.assert(
      fc.property(windows, fc.integer({ min: 0, max: 1439 }), ([start, end], minute) => {
        const on = minute >= start && minute + 45 <= end && (minute - start) % 45 === 0
        expect(isOnGrid([toWindow([start, end])], istInstant(SATURDAY, timeOfMinutes(minute)))).toBe(on)
      }),
    )
  })

  it('does not forgive a second', () => {
    const start = istInstant(SATURDAY, '10:00')
    expect(weekdayOf(SATURDAY)).toBe(6)
    expect(isOnGrid([window('10:00', '12:00')], start)).toBe(true)
    expect(isOnGrid([window('10:00', '12:00')], new Date(start.getTime() + 1000))).toBe(false)
  })
})

describe('slot text', () => {
  it('goes there and back', () => {
    const slot = { date: SATURDAY, time: '10:30' }
    expect(slotText(slot)).toBe('2026-11-28 10:30')
    expect(slotTextAt(istInstant(SATURDAY, '10:30'))).toBe('2026-11-28 10:30')
    expect(parseSlotText('2026-11-28 10:30')).toEqual(istInstant(SATURDAY, '10:30'))
    expect(parseSlotText('2026-11-28 10:30 - 11:15')).toEqual(istInstant(SATURDAY, '10:30'))
    expect(parseSlotText('2026-11-28 23:15 - 24:00')).toEqual(istInstant(SATURDAY, '23:15'))
    expect(parseSlotText('2026-11-28 23:15 - 00:00')).toEqual(istInstant(SATURDAY, '23:15'))
  })

  it.each([
    '',
    '10:30',
    '2026-11-31 10:30',
    '2026-11-28 24:00',
    '2026-11-28 10:30 - 12:30',
    '2026-11-28 10:30 - 99:99',
    '2026-11-28T10:30',
    "2026-11-28 10:30'; drop table bookings",
  ])('refuses "%s"', (text) => {
    expect(parseSlotText(text)).toBeNull()
  })

  it('groups by part of the day', () => {
    expect(['00:00', '11:59', '12:00', '16:59', '17:00', '23:15'].map(dayPart)).toEqual([
      'Morning',
      'Morning',
      'Afternoon',
      'Afternoon',
      'Evening',
      'Evening',
    ])
  })
})
