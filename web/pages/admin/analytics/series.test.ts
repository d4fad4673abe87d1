// @vitest-environment node
import { expect, test } from 'vitest'
import { weekName } from './series.ts'

test.each([
  ['2026-11-16', '16–22 Nov'],
  ['2026-11-30', '30 Nov–6 Dec'],
  ['2025-11-24', '24–30 Nov 2025'],
  ['2025-10-27', '27 Oct–2 Nov 2025'],
  ['2025-12-29', '29 Dec 2025–4 Jan 2026'],
])('the week from %s reads %s', (from, name) => {
  expect(weekName(from, '2026-11-22')).toBe(name)
})
