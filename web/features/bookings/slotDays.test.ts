import { describe, expect, it } from 'vitest'
import { istInstant } from '../../../api/rules/time/time.ts'
import { choicesOf, dayState, firstFreeDay, isAtNight, isFreeSlot, slotDays, windowOf } from './slotDays.ts'

const at = (date: string, time: string) => istInstant(date, time).toISOString()
const SATURDAY = '2026-11-28'
const windows = [
  windowOf({ weekday: 'SATURDAY', enabled: true, startTime: '09:00', endTime: '12:00' }),
  windowOf({ weekday: 'SUNDAY', enabled: false, startTime: '10:00', endTime: '14:00' }),
]
const source = {
  windows,
  starts: [at(SATURDAY, '11:15'), '2026-11-28T03:30:00Z'],
}
const now = istInstant('2026-11-21', '08:00')

describe('slots by day', () => {
  it('shows what the hours give, and strikes out what is not offered', () => {
    expect(choicesOf(slotDays(source, null), SATURDAY, now)).toEqual([
      { startsAt: at(SATURDAY, '09:00'), taken: false },
      { startsAt: at(SATURDAY, '09:45'), taken: true },
      { startsAt: at(SATURDAY, '10:30'), taken: true },
      { startsAt: at(SATURDAY, '11:15'), taken: false },
    ])
  })

  it('offers the slot that the viewer holds', () => {
    const held = at(SATURDAY, '10:30')
    const days = slotDays(source, held)
    expect(isFreeSlot(days, held)).toBe(true)
    expect(dayState(days, SATURDAY)).toBe(3)
    expect(isFreeSlot(slotDays(source, null), held)).toBe(false)
  })

  it('leaves out what starts within the hour instead of calling it taken', () => {
    const choices = choicesOf(slotDays(source, null), SATURDAY, istInstant(SATURDAY, '08:50'))
    expect(choices.map(({ startsAt }) => startsAt)).toEqual([
      at(SATURDAY, '09:00'),
      at(SATURDAY, '10:30'),
      at(SATURDAY, '11:15'),
    ])
  })

  it('tells fully booked days from days without hours', () => {
    const days = slotDays(source, null)
    expect(dayState(days, SATURDAY)).toBe(2)
    expect(dayState(days, '2026-12-05')).toBe('full')
    expect(dayState(days, '2026-11-29')).toBe('closed')
  })

  it('opens on the first free day', () => {
    expect(firstFreeDay(slotDays(source, null))).toBe(SATURDAY)
    expect(firstFreeDay(slotDays(source, at('2026-11-25', '09:00')))).toBe('2026-11-25')
    expect(firstFreeDay(slotDays({ windows, starts: [] }, null))).toBeNull()
  })

  it('knows the night, whatever the zone of the machine', () => {
    expect(['22:59', '23:00', '02:00', '05:59', '06:00'].map((time) => isAtNight(at(SATURDAY, time)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })
})
