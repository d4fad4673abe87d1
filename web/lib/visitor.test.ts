// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isFresh, readLocation, writeLocation } from './visitor.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const DAY = 24 * 3_600_000

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('a check is kept under the documented key, in the documented shape', () => {
  writeLocation({ isEUUser: true, country: 'DE' }, NOON)
  expect(JSON.parse(localStorage.getItem('user-geolocation') ?? '')).toEqual({
    isEUUser: true,
    country: 'DE',
    timestamp: NOON,
  })
  expect(readLocation()).toEqual({ isEUUser: true, country: 'DE', timestamp: NOON })
})

test('a check that found nothing out is not kept', () => {
  writeLocation({ isEUUser: false, country: null }, NOON)
  expect(localStorage.length).toBe(0)
})

test.each([
  [NOON, true],
  [NOON - DAY + 1, true],
  [NOON - DAY, false],
  [NOON + 1, false],
])('one of %i is fresh at noon: %s', (timestamp, expected) => {
  expect(isFresh({ isEUUser: false, country: 'IN', timestamp }, NOON)).toBe(expected)
})

test.each(['', 'null', '[]', '{', '"DE"', '{"isEUUser":"yes","timestamp":1}', '{"isEUUser":true}'])(
  'what others left there counts as nothing: %s',
  (text) => {
    localStorage.setItem('user-geolocation', text)
    expect(readLocation()).toBeNull()
  },
)

test('a browser that forbids storing breaks nothing', () => {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid })
  writeLocation({ isEUUser: true, country: 'DE' }, NOON)
  expect(readLocation()).toBeNull()
})
