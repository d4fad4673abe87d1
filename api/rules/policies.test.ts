import { expect, test } from 'vitest'
import { PLAN_CALLS, TERMS_VERSION } from './constants.ts'
import { formatStamp, PLAN_USED_UP_CALLS, PRIVACY_UPDATED, TERMS_UPDATED } from './policies.ts'

test('stamps are printed as published', () => {
  expect(formatStamp(TERMS_UPDATED)).toBe('7/29/2025')
  expect(formatStamp(PRIVACY_UPDATED)).toBe('6/19/2025')
})

test('the terms on the page are the version that people accept', () => expect(TERMS_UPDATED).toBe(TERMS_VERSION))

test('a month is used up with the last of its calls', () => expect(PLAN_USED_UP_CALLS).toBe(PLAN_CALLS))
