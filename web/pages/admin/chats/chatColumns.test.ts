// @vitest-environment node
import { expect, test } from 'vitest'
import { chatBadge } from './chatColumns.tsx'

const TODAY = '2026-11-22'
const badge = (endDate: string, isActive = true) => chatBadge({ endDate, isActive }, TODAY)

test.each([
  ['2026-11-20', 'Expired', 'flat'],
  ['2026-11-22', 'Expired', 'flat'],
  ['2026-11-23', 'Expiring, 1 day left', 'warn'],
  ['2026-11-25', 'Expiring, 3 days left', 'warn'],
  ['2026-11-26', 'Active, 4 days left', 'good'],
  ['2026-12-22', 'Active, 30 days left', 'good'],
])('access until %s reads %s', (endDate, text, tone) => {
  expect(badge(endDate)).toEqual({ text, tone })
})

test('a package that was cancelled has expired, whatever its end date', () => {
  expect(badge('2026-12-22', false).text).toBe('Expired')
})
