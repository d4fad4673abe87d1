import { expect, test } from 'vitest'
import { dayHoursProblem, slotsBetween } from './dayHours.ts'
import { slotsOfDay } from './slots.ts'

const on = (startTime: string, endTime: string) => ({ enabled: true, startTime, endTime })

test('hours end after they start, and have room for a session', () => {
  expect(dayHoursProblem(on('18:00', '18:00'))).toBe('End time must be after start time')
  expect(dayHoursProblem(on('18:00', '09:00'))).toBe('End time must be after start time')
  expect(dayHoursProblem(on('18:00', '18:30'))).toBe('A session takes 45 minutes: give the day more time')
  expect(dayHoursProblem({ ...on('18:00', '18:30'), enabled: false })).toBeNull()
  expect(dayHoursProblem(on('23:00', '24:00'))).toBeNull()
})

test('as many slots are counted as are offered', () => {
  for (const [start, end] of [
    ['09:00', '17:00'],
    ['18:00', '21:00'],
    ['09:30', '10:00'],
    ['00:00', '24:00'],
  ] as const) {
    const window = { dayOfWeek: 1, startTime: start, endTime: end, isActive: true }
    expect(slotsBetween(on(start, end))).toBe(slotsOfDay([window], '2026-11-23').length)
  }
  expect(slotsBetween({ ...on('09:00', '17:00'), enabled: false })).toBe(0)
  expect(slotsBetween(on('17:00', '09:00'))).toBe(0)
})
