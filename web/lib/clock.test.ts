// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const at = (milliseconds: number) => new Date(NOON + milliseconds).toISOString()
let clock: typeof import('./clock.ts')
const shows = () => clock.serverTime().toISOString()

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON })
  vi.resetModules()
  clock = await import('./clock.ts')
})
afterEach(() => void vi.useRealTimers())

test('runs ahead of a device that is behind, and behind one that is far ahead', async () => {
  clock.setServerTime(at(-3_600_000))
  expect(shows()).toBe(at(-3_600_000))
  clock.setServerTime(at(60_000))
  expect(shows()).toBe(at(60_000))
})

test('takes a reading that is a little old for an answer that was slow', () => {
  clock.setServerTime(at(-20_000))
  expect(shows()).toBe(at(0))
})

test('a reading that comes out of the store later, alone or between newer ones, says nothing', () => {
  clock.setServerTime(at(120_000))
  vi.setSystemTime(NOON + 50_000)
  clock.setServerTime(at(120_000))
  expect(shows()).toBe(at(170_000))
  clock.setServerTime(at(200_000))
  clock.setServerTime(at(120_000))
  expect(shows()).toBe(at(200_000))
})

test('shows the same time until the minute is over, and catches up when somebody looks again', () => {
  expect(clock.lastMinute()).toBeNull()
  clock.setServerTime(at(0))
  const listener = vi.fn<() => void>()
  const stop = clock.onMinute(listener)
  vi.advanceTimersByTime(59_000)
  expect([clock.lastMinute(), listener.mock.calls.length]).toEqual([NOON, 0])
  vi.advanceTimersByTime(1_000)
  expect([clock.lastMinute(), listener.mock.calls.length]).toEqual([NOON + 60_000, 1])
  stop()
  vi.advanceTimersByTime(600_000)
  expect(listener).toHaveBeenCalledTimes(1)
  clock.onMinute(listener)
  expect(clock.lastMinute()).toBe(NOON + 660_000)
})
