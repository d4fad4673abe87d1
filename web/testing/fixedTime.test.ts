// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { NOW } from '../../api/testing/clock.ts'

test('the client is tested at one time, also after a test with another time', () => {
  const times = () => [new Date(), new Date(Date.now())]
  expect(times()).toEqual([NOW, NOW])
  vi.useFakeTimers({ now: new Date('2030-01-01T00:00:00Z') })
  expect(times()[0]).toEqual(new Date('2030-01-01T00:00:00Z'))
  vi.advanceTimersByTime(1_000)
  expect(times()[1]).toEqual(new Date('2030-01-01T00:00:01Z'))
  vi.useRealTimers()
  expect(times()).toEqual([NOW, NOW])
  expect(new Date()).toBeInstanceOf(Date)
  expect(new Date(2026, 10, 21).getMonth()).toBe(10)
})
