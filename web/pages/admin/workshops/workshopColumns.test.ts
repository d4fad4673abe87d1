// @vitest-environment node
import { expect, test } from 'vitest'
import { workshopStatus } from './workshopColumns.tsx'

const NOW = new Date('2026-12-05T12:00:00Z')
const status = (state: string, startsAt: string) => workshopStatus({ state, startsAt, duration: '2 hours' }, NOW).text

test('an approved workshop is active until it ends', () => {
  expect(status('APPROVED', '2026-12-06T10:30:00Z')).toBe('Active')
  expect(status('APPROVED', '2026-12-05T10:00:01Z')).toBe('Active')
  expect(status('APPROVED', '2026-12-05T10:00:00Z')).toBe('Past')
})

test('one that was not approved says so, whenever it would be', () => {
  for (const startsAt of ['2026-11-01T10:30:00Z', '2026-12-06T10:30:00Z'])
    expect(['PENDING', 'REJECTED', 'CANCELLED'].map((state) => status(state, startsAt))).toEqual([
      'Pending',
      'Rejected',
      'Cancelled',
    ])
})
