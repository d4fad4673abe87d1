import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AfterFirst } from './AfterFirst.tsx'

afterEach(() => {
  vi.useRealTimers()
  document.documentElement.removeAttribute('data-new')
})

test.each([
  { isNew: true, first: 'skeleton' },
  // A place in the page may be gone back to.
  { isNew: false, first: 'content' },
])('first page of a new visit $isNew: the $first comes first', ({ isNew, first }) => {
  vi.useFakeTimers()
  document.documentElement.toggleAttribute('data-new', isNew)
  const { container } = render(<AfterFirst skeleton="skeleton">content</AfterFirst>)
  expect(container.textContent).toBe(first)
  act(() => vi.runAllTimers())
  expect(container.textContent).toBe('content')
})
