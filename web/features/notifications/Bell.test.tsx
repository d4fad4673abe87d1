import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { afterEach, expect, test, vi } from 'vitest'
import type { BellTestQuery } from '../../__generated__/BellTestQuery.graphql.ts'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { Bell } from './Bell.tsx'

vi.mock('./BellPanel.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module: https://example.test/assets/BellPanel-1.js')
})

const bellQuery = graphql`
  query BellTestQuery {
    viewer {
      ...Bell_viewer
    }
  }
`

function Header({ queryRef }: { queryRef: PreloadedQuery<BellTestQuery> }) {
  const { viewer } = usePreloadedQuery<BellTestQuery>(bellQuery, queryRef)
  return viewer && <Bell viewerKey={viewer} />
}

afterEach(() => {
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
})

function show(viewer: object): void {
  renderScreen<BellTestQuery>({
    address: '/',
    query: bellQuery,
    variables: {},
    Screen: Header,
    answer: { Viewer: () => viewer },
  })
}

test.each([
  [0, 0, 'Notifications', ''],
  [2, 0, 'Notifications, 2 unread', '2'],
  [0, 1, 'Notifications, 1 unread message', '1'],
  [2, 3, 'Notifications, 2 unread, 3 unread messages', '5'],
  [6, 4, 'Notifications, 6 unread, 4 unread messages', '9+'],
])('%s notifications and %s messages unread: "%s", on the badge "%s"', (notifications, messages, name, badge) => {
  show({ unreadNotifications: notifications, unreadMessages: messages })
  const bell = screen.getByRole('button', { name })
  expect(bell.querySelector('[aria-hidden="true"]:not(svg)')?.textContent ?? '').toBe(badge)
})

test('a panel that cannot be loaded is told in a toast, and the bell stays', async () => {
  show({ unreadNotifications: 12, unreadMessages: 0 })
  const bell = screen.getByRole('button', { name: 'Notifications, 12 unread' })
  await act(() => userEvent.setup().click(bell))
  await vi.waitFor(() => expect(currentToast()?.tone).toBe('destructive'))
  expect(bell.isConnected).toBe(true)
  expect(bell.getAttribute('aria-expanded')).toBe('false')
})
