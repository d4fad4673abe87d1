import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { isFirstPage, isNewVisit } from '../lib/newVisit.ts'
import { AfterFirst } from './AfterFirst.tsx'

vi.mock('../lib/newVisit.ts', () => ({ isFirstPage: vi.fn<() => boolean>(), isNewVisit: vi.fn<() => boolean>() }))

afterEach(() => vi.useRealTimers())

test.each([
  { isNew: true, isFirst: true, first: 'skeleton' },
  // A place in the page may be gone back to.
  { isNew: true, isFirst: false, first: 'content' },
  { isNew: false, isFirst: true, first: 'content' },
])('new visit $isNew, first page $isFirst: the $first comes first', ({ isNew, isFirst, first }) => {
  vi.useFakeTimers()
  vi.mocked(isNewVisit).mockReturnValue(isNew)
  vi.mocked(isFirstPage).mockReturnValue(isFirst)
  const { container } = render(<AfterFirst skeleton="skeleton">content</AfterFirst>)
  expect(container.textContent).toBe(first)
  act(() => vi.runAllTimers())
  expect(container.textContent).toBe('content')
})
