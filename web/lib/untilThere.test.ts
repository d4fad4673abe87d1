import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilThere } from './loadOnce.ts'

const GONE = new Error('Failed to fetch dynamically imported module')
const notice = () => document.getElementById('not-whole')!

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="not-whole" hidden></div>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a second try that works says nothing', async () => {
  const again = vi.fn(async () => 'code')
  const code = untilThere(GONE, again)
  expect(again).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(code).resolves.toBe('code')
  expect(notice().hidden).toBe(true)
})

test('a second failure is said, until the code is there', async () => {
  const again = vi.fn<() => Promise<string>>().mockRejectedValueOnce(GONE).mockResolvedValue('code')
  const code = untilThere(GONE, again)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(notice().hidden).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(code).resolves.toBe('code')
  expect(notice().hidden).toBe(true)
})

test('offline nothing is said, and the network brings it', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const again = vi.fn<() => Promise<string>>().mockRejectedValueOnce(GONE).mockResolvedValue('code')
  const code = untilThere(GONE, again)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(notice().hidden).toBe(true)
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect(code).resolves.toBe('code')
})
