// @vitest-environment node
import { expect, test } from 'vitest'
import { workshopDate, workshopTime } from './workshopTimes.ts'

test('days and times are read in IST, in the style of en-IN', () => {
  expect([workshopDate('2026-12-05'), workshopDate('2027-01-31')]).toEqual(['Sat, 5 Dec 2026', 'Sun, 31 Jan 2027'])
  expect(['16:00', '00:05', '12:30'].map(workshopTime)).toEqual(['4:00 pm IST', '12:05 am IST', '12:30 pm IST'])
})
