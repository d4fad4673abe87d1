import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutoAdvance } from './useCarousel.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function advancing(every: number | null) {
  const onAdvance = vi.fn<() => void>()
  const hook = renderHook((now: { every: number | null }) => useAutoAdvance({ ...now, onAdvance }), {
    initialProps: { every },
  })
  return { onAdvance, ...hook }
}

test('advances at its pace', () => {
  const { onAdvance } = advancing(3500)
  vi.advanceTimersByTime(3499)
  expect(onAdvance).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1 + 3500)
  expect(onAdvance).toHaveBeenCalledTimes(2)
})

test('stands still while paused, and waits its full time afterwards', () => {
  const { onAdvance, rerender } = advancing(3500)
  vi.advanceTimersByTime(3000)
  rerender({ every: null })
  vi.advanceTimersByTime(60_000)
  rerender({ every: 3500 })
  vi.advanceTimersByTime(3499)
  expect(onAdvance).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onAdvance).toHaveBeenCalledTimes(1)
})

test('does nothing in the background or after it is gone', () => {
  const { onAdvance, unmount } = advancing(2000)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.advanceTimersByTime(10_000)
  hidden.mockReturnValue(false)
  unmount()
  vi.advanceTimersByTime(10_000)
  expect(onAdvance).not.toHaveBeenCalled()
})
