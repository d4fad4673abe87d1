import { getNamedType, isScalarType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../schema.ts'

function read(scalar: string, value: string): unknown {
  const type = getNamedType(schema.getType(scalar))
  if (!isScalarType(type)) throw new Error(`${scalar} is no scalar`)
  return type.parseValue(value)
}

test.each(['-271821-04-21T00:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:00Z', '+275760-09-13T00:00:00Z'])(
  '%s is no instant that sessions could be reckoned from',
  (text) => {
    expect(() => read('DateTime', text)).toThrow('DateTime must be ISO 8601')
  },
)

test.each(['0000-01-01', '9999-12-31'])('nor is %s a day', (text) => {
  expect(() => read('Date', text)).toThrow('Date must be a calendar day')
})

test('others are read', () => {
  expect(read('DateTime', '2026-11-28T10:30:00+05:30')).toEqual(new Date('2026-11-28T05:00:00Z'))
  expect(read('Date', '2026-11-28')).toBe('2026-11-28')
})

test('a text longer than any instant is not looked at, though a date could be read from it', () => {
  const padded = (length: number) => `28 Nov 2026 (T${'x'.repeat(length)}) 05:00 Z`
  expect(read('DateTime', padded(10))).toEqual(new Date('2026-11-28T05:00:00Z'))
  expect(() => read('DateTime', padded(100))).toThrow('DateTime must be ISO 8601')
})
