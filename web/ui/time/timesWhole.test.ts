// @vitest-environment node
import { expect, test } from 'vitest'
import { timesWhole } from './timesWhole.ts'

test.each([
  ['It is now on Sat 6 Dec, 7:30 pm IST.', 'It is now on Sat 6 Dec, 7:30_pm_IST.'],
  ['11:30 am - 12:15 pm IST', '11:30_am - 12:15_pm_IST'],
  ['10:30 - 11:15 am IST', '10:30 - 11:15_am_IST'],
  ['Mon-Fri, 9 AM-6 PM IST', 'Mon-Fri, 9_AM-6_PM_IST'],
  ['I am 20 amps short', 'I am 20 amps short'],
])('%s', (text, whole) => {
  expect(timesWhole(text)).toBe(whole.replaceAll('_', '\u00A0'))
})

test('what is no text stays as it is', () => {
  expect(timesWhole(null)).toBeNull()
})
