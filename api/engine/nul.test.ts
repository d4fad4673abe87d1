/** U+0000 is found in whatever is sent, however deep it stands. */
import { expect, test } from 'vitest'
import { hasNul } from './variables.ts'

test.each([
  ['a text', 'a\0', true],
  ['a list in a list', [['a'], ['b', 'c\0']], true],
  ['fields', { name: 'a', links: { first: '\0' } }, true],
  ['none', { name: 'a', count: 1, off: false, none: null, list: ['b'] }, false],
])('%s', (_name, values, has) => {
  expect(hasNul(values)).toBe(has)
})

test('a body that is nested deeper than the stack, or has more fields than a call has arguments', () => {
  const deep = (inner: string): unknown => JSON.parse(`${'{"a":['.repeat(60_000)}"${inner}"${']}'.repeat(60_000)}`)
  expect([hasNul(deep('b')), hasNul(deep(String.raw`\u0000`))]).toEqual([false, true])
  expect(hasNul(Array.from({ length: 500_000 }, () => 'a'))).toBe(false)
})
