// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RequestError } from '../lib/errors.ts'
import { Failure } from '../ui/feedback/Failure.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function goes(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  act(() => void dispatchEvent(new Event(state)))
}

test('says that one is offline, as long as one is', () => {
  render(<OfflineNotice />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  goes('offline')
  expect(status.textContent).toContain('You are offline.')
  goes('online')
  expect(status.textContent).toBe('')
})

test('what failed is tried again once the network is back, without a press', () => {
  vi.useFakeTimers()
  const retry = vi.fn<() => void>()
  render(<Failure error={new RequestError('offline', 'no network')} onRetry={retry} />)
  vi.advanceTimersByTime(10_000)
  expect(retry).not.toHaveBeenCalled()
  goes('online')
  vi.advanceTimersByTime(2_000)
  expect(retry).toHaveBeenCalledTimes(1)
})
