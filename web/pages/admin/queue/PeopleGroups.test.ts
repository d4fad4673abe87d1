import { expect, test } from 'vitest'
import { isOverdue } from './PeopleGroups.tsx'

const at = (day: string) => new Date(`${day}T12:00:00+05:30`)

// A Thursday, and the days after it.
test.each([
  ['2026-11-26', false],
  ['2026-11-27', false],
  ['2026-12-01', false],
  ['2026-12-02', true],
  ['2026-12-20', true],
])('an application of 26 November is overdue on %s: %s', (day, overdue) => {
  expect(isOverdue(at('2026-11-26'), at(day))).toBe(overdue)
})
