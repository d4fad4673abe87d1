import { expect, test } from 'vitest'
import { istInstant } from '../../../../api/rules/time/time.ts'
import { recentTime } from './recentTime.ts'

const now = istInstant('2026-11-21', '18:00')

test.each([
  ['2026-11-21', '16:12', '4:12 pm'],
  ['2026-11-21', '00:05', '12:05 am'],
  ['2026-11-20', '23:55', 'Fri'],
  ['2026-11-15', '09:00', 'Sun'],
  ['2026-11-14', '23:59', '14 Nov'],
  ['2025-12-31', '12:00', '31 Dec 2025'],
])('%s %s: %s', (date, time, shown) => {
  expect(recentTime(istInstant(date, time), now)).toBe(shown)
})
