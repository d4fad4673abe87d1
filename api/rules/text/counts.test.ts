import { expect, test } from 'vitest'
import { forCount, listText } from './counts.ts'

test.each([
  [0, '0 seats are taken.'],
  [1, '1 seat is taken.'],
  [123_456, '1,23,456 seats are taken.'],
])('a sentence for %i', (count, text) => {
  expect(forCount(count, '1 seat is taken.', (n) => `${n} seats are taken.`)).toBe(text)
})

test('a list', () => {
  expect(listText(['Name'])).toBe('Name')
  expect(listText(['Name', 'Email', 'Phone'])).toBe('Name, Email and Phone')
  expect(listText(['4 hours', '24 hours'], 'or')).toBe('4 hours or 24 hours')
})
