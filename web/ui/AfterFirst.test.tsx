import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { isFirstPage, isNewVisit } from '../lib/newVisit.ts'
import { AfterFirst } from './AfterFirst.tsx'

vi.mock('../lib/newVisit.ts', () => ({ isFirstPage: vi.fn<() => boolean>(), isNewVisit: vi.fn<() => boolean>() }))

const seen: string[] = []

function Part({ name }: { name: string }) {
  useEffect(() => void seen.push(name), [name])
  return name
}

test.each([
  { isNew: true, isFirst: true, comes: ['skeleton', 'content'] },
  // A place in the page may be gone back to.
  { isNew: true, isFirst: false, comes: ['content'] },
  { isNew: false, isFirst: true, comes: ['content'] },
])('new visit $isNew, first page $isFirst: $comes', ({ isNew, isFirst, comes }) => {
  vi.mocked(isNewVisit).mockReturnValue(isNew)
  vi.mocked(isFirstPage).mockReturnValue(isFirst)
  seen.length = 0
  const { container } = render(
    <AfterFirst skeleton={<Part name="skeleton" />}>
      <Part name="content" />
    </AfterFirst>,
  )
  expect(seen).toEqual(comes)
  expect(container.textContent).toBe('content')
})
