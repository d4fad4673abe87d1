import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { UnreadTitle } from './ChatLive.tsx'

const page = (title: string, count: number) => (
  <>
    <PageHead title={title} />
    <UnreadTitle count={count} />
  </>
)

test('the tab says how many messages are unread, whatever page is shown, and nothing at none', async () => {
  const { rerender } = render(page('Inbox', 3))
  expect(document.title).toBe('(3) Inbox - Plumbline')
  rerender(page('Ananya Iyer', 3))
  await vi.waitFor(() => expect(document.title).toBe('(3) Ananya Iyer - Plumbline'))
  rerender(page('Ananya Iyer', 120))
  expect(document.title).toBe('(99+) Ananya Iyer - Plumbline')
  rerender(page('Ananya Iyer', 0))
  expect(document.title).toBe('Ananya Iyer - Plumbline')
  rerender(page('Home', 0))
  expect(document.title).toBe('Home - Plumbline')
})

test('another page brings its own title element', async () => {
  const { rerender } = render(
    <>
      <PageHead key="one" title="Inbox" />
      <UnreadTitle count={1} />
    </>,
  )
  rerender(
    <>
      <PageHead key="two" title="Home" />
      <UnreadTitle count={1} />
    </>,
  )
  await vi.waitFor(() => expect(document.title).toBe('(1) Home - Plumbline'))
  rerender(<PageHead key="two" title="Home" />)
  expect(document.title).toBe('Home - Plumbline')
})
