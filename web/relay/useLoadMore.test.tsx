import { act, renderHook } from '@testing-library/react'
import type { LoadMoreFn } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import { useLoadMore } from './useLoadMore.ts'

type Load = LoadMoreFn<OperationType>

test('a press that Relay ignores counts once the list has come', () => {
  const loadNext = vi.fn<Load>()
  // Relay does nothing while the list itself is under way, and calls back at once.
  loadNext.mockImplementationOnce((_, options) => {
    options?.onComplete?.(null)
    return { dispose() {} }
  })
  const pages = { loadNext, hasNext: true, isLoadingNext: false }
  const { result, rerender } = renderHook(() => useLoadMore(pages, { size: 10 }))
  act(() => result.current.onLoad())
  expect(result.current.busy).toBe(true)
  rerender()
  expect(loadNext).toHaveBeenCalledTimes(2)
  act(() => loadNext.mock.lastCall?.[1]?.onComplete?.(null))
  expect(result.current.busy).toBe(false)
  rerender()
  expect(loadNext).toHaveBeenCalledTimes(2)
})
