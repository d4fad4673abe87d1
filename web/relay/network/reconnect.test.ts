import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeCode, reconnectDelay, wait } from './reconnect.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Whether a wait is over. */
function watched(waiting: Promise<void>): () => boolean {
  let isOver = false
  void waiting.then(() => (isOver = true))
  return () => isOver
}

test('each failure waits longer than the one before, up to a minute, scattered over half of it', () => {
  const delays = [0, 1, 2, 3, 7, 19].map((retries) => reconnectDelay({ retries, random: () => 1 }))
  expect(delays).toEqual([500, 1_000, 2_000, 4_000, 60_000, 60_000])
  expect(reconnectDelay({ retries: 2, random: () => 0 })).toBe(1_000)
})

test('a server that asks for patience gets it', () => {
  for (const code of [1013, 4429]) expect(reconnectDelay({ retries: 0, code, random: () => 0 })).toBe(10_250)
})

test('a session that is not taken is tried once more, and then not before something changes', async () => {
  expect(reconnectDelay({ retries: 0, code: 4403, refusals: 1 })).toBe(2_000)
  const second = watched(wait(reconnectDelay({ retries: 1, code: 4403, refusals: 2 })))
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
  expect(second()).toBe(false)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(second()).toBe(true)
})

test('the network or the person being back ends the wait at once', async () => {
  const [one, other] = [watched(wait(60_000)), watched(wait(60_000))]
  await vi.advanceTimersByTimeAsync(9_000)
  expect([one(), other()]).toEqual([false, false])
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect([one(), other()]).toEqual([true, true])
})

test('only the closing of a connection has a code', () => {
  expect(closeCode({ code: 1006, reason: '' })).toBe(1006)
  for (const cause of [new Event('error'), null, [{ message: 'Away' }]]) expect(closeCode(cause)).toBeNull()
})
