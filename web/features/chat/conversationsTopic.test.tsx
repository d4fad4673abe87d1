import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectionLost, noteEvent } from '../../relay/live.ts'
import { CONVERSATIONS, useMissedChats } from './conversationsTopic.ts'

beforeEach(() => {
  vi.useFakeTimers()
  noteEvent(CONVERSATIONS, 'STARTED')
})
afterEach(() => void vi.useRealTimers())

test('without a socket it reads every 30 seconds, but not while nobody can look or changes arrive', () => {
  const read = vi.fn<(isLive: boolean) => void>()
  const { unmount } = renderHook(() => useMissedChats(read))
  vi.advanceTimersByTime(120_000)
  expect(read).not.toHaveBeenCalled()
  connectionLost()
  vi.advanceTimersByTime(60_000)
  expect(read.mock.calls).toEqual([[false], [false]])
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  vi.advanceTimersByTime(60_000)
  expect(read).toHaveBeenCalledTimes(2)
  visibility.mockReturnValue('visible')
  noteEvent(CONVERSATIONS, 'STARTED')
  vi.advanceTimersByTime(60_000)
  expect(read).toHaveBeenCalledTimes(3)
  connectionLost()
  unmount()
  vi.advanceTimersByTime(60_000)
  expect(read).toHaveBeenCalledTimes(3)
})
