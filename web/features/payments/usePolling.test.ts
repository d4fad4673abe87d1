// @vitest-environment node
import { expect, test } from 'vitest'
import { pollDelay } from './usePolling.ts'

test('the outcome of a payment is asked for every 3 s at first, then slower', () => {
  expect([0, 9, 10, 27, 28].map((attempt) => pollDelay(attempt, true))).toEqual([3_000, 3_000, 10_000, 10_000, 30_000])
  expect([0, 5, 6].map((attempt) => pollDelay(attempt, false))).toEqual([10_000, 10_000, 30_000])
})
