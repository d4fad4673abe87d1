import { expect, test } from 'vitest'
import { bookingKindOf } from './bookingKind.ts'

const startsAt = new Date('2026-11-28T05:00:00Z')

test('a package has no time of its own; a call is a session that a package includes', () => {
  expect(bookingKindOf({ startsAt, sessionType: 'starter' })).toBe('session')
  expect(bookingKindOf({ startsAt, sessionType: 'trial' })).toBe('session')
  expect(bookingKindOf({ startsAt, sessionType: 'plan_call' })).toBe('call')
  expect(bookingKindOf({ startsAt: null, sessionType: 'starter' })).toBe('package')
  expect(bookingKindOf({ startsAt: null, sessionType: 'plan_call' })).toBe('package')
})
