// @vitest-environment node
import { expect, test } from 'vitest'
import { lastDayToRegister, workshopDate, workshopTime } from './workshopTimes.ts'

test('days and times are read in IST, in the style of en-IN', () => {
  expect([workshopDate('2026-12-05'), workshopDate('2027-01-31')]).toEqual(['Sat, 5 Dec 2026', 'Sun, 31 Jan 2027'])
  expect(['16:00', '00:05', '12:30'].map(workshopTime)).toEqual(['4:00 pm IST', '12:05 am IST', '12:30 pm IST'])
})

test('the last day to register is the one that ends when registration closes, also by a clock elsewhere', () => {
  expect(lastDayToRegister('2026-12-05T18:30:00.000Z')).toBe('Sat 5 Dec')
})
