import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { comeBack, isWell, retryPause } from './comeBack.ts'
import { onSessionEnded } from './sessionEnded.ts'

beforeEach(() => {
  vi.useFakeTimers()
  isWell()
})
afterEach(() => vi.useRealTimers())

/** Whether a wait is over. */
function watched(waiting: Promise<void>): () => boolean {
  let isOver = false
  waiting.then(
    () => (isOver = true),
    () => undefined,
  )
  return () => isOver
}

test('each failure waits longer than the one before, up to a minute, scattered over half of it', () => {
  const pauses = [1, 2, 3, 4, 8, 20].map((failure) => retryPause(failure, { random: () => 1 }))
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 60_000, 60_000])
  expect(retryPause(3, { random: () => 0 })).toBe(1_000)
  expect(retryPause(1, { isPatient: true, random: () => 0 })).toBe(10_250)
})

test('all who wait come back at the same time, and the network being back ends the wait at once', async () => {
  const one = watched(comeBack({ code: 1006, reason: '' }))
  const other = watched(comeBack(new Event('error')))
  await vi.advanceTimersByTimeAsync(249)
  expect([one(), other()]).toEqual([false, false])
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([one(), other()]).toEqual([true, true])
})

test('a person who comes back ends the wait', async () => {
  const waiting = watched(comeBack({ code: 1013, reason: '' }))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(waiting()).toBe(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(waiting()).toBe(true)
})

test('a session that is not taken is told, tried once more, and then not before something changes', async () => {
  const ended = vi.fn<() => void>()
  const stop = onSessionEnded(ended)
  const forbidden = { code: 4403, reason: 'Forbidden' }
  const first = watched(comeBack(forbidden))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(first()).toBe(true)
  const second = watched(comeBack(forbidden))
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
  expect(second()).toBe(false)
  expect(ended).toHaveBeenCalledTimes(2)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(second()).toBe(true)
  stop()
})
