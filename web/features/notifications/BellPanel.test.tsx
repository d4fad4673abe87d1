import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import { BellPanel } from './BellPanel.tsx'
import { noteEvent } from '../../relay/live.ts'
import { NOTIFICATIONS } from './notificationStore.ts'

const NOW = '2026-11-21T06:30:00.000Z'

function Opened() {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(true)
  return (
    <>
      <button ref={button} type="button" onClick={() => setOpen(true)}>
        Bell
      </button>
      <BellPanel anchor={button} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

function show() {
  const environment = createMockEnvironment()
  const router = createMemoryRouter([{ path: '*', element: <Opened /> }], { initialEntries: ['/here'] })
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  return { environment, router }
}

type Shown = ReturnType<typeof show>

/** Answers the question under way with these, for a viewer of this kind. */
async function answer(
  { environment }: Shown,
  nodes: object[],
  type = 'MENTEE',
  conversations: object[] = [],
): Promise<void> {
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Site: () => ({ now: NOW }),
        Viewer: () => ({ id: 'viewer', type, unreadNotifications: nodes.length, unreadMessages: conversations.length }),
        ViewerConversationsConnection: () => ({ edges: conversations.map((node) => ({ node })) }),
        ViewerNotificationsConnection: () => ({ edges: nodes.map((node) => ({ node })) }),
      }),
    ),
  )
}

const notification = (databaseId: number, more: object = {}) => ({
  id: `n${databaseId}`,
  databaseId,
  type: 'GENERAL',
  title: `Title ${databaseId}`,
  message: 'Message',
  isRead: true,
  createdAt: NOW,
  mentorId: null,
  ...more,
})

test('says that it loads, then that there is nothing yet', async () => {
  const shown = show()
  expect(await screen.findByText('Loading notifications...')).not.toBeNull()
  await answer(shown, [])
  expect(screen.queryByText('Loading notifications...')).toBeNull()
  expect(screen.getByText('No notifications yet')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/notifications')
})

test('a failure says so and is tried again', async () => {
  const shown = show()
  await screen.findByText('Loading notifications...')
  await act(async () => shown.environment.mock.rejectMostRecentOperation(new Error('No')))
  expect(within(screen.getByRole('alert')).getByText('Something went wrong')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Loading notifications...')).not.toBeNull()
  await answer(shown, [notification(1)])
  expect(screen.getByRole('listitem').textContent).toContain('Title 1')
})

test.each([
  ['MENTEE', '/mentee-dashboard'],
  ['MENTOR', '/mentor-dashboard'],
])('a click goes by the type; for a %s a booking leads to %s', async (type, page) => {
  const shown = show()
  await screen.findByText('Loading notifications...')
  await answer(
    shown,
    [
      notification(5, { type: 'MENTORSHIP_REQUEST' }),
      notification(4, { type: 'REQUEST_APPROVED', mentorId: 12 }),
      notification(3, { type: 'BOOKING' }),
      notification(2, { type: 'PAYMENT' }),
      notification(1, { type: 'REQUEST_REJECTED' }),
    ],
    type,
  )
  const links = screen.getAllByRole('listitem').map((item) => within(item).queryByRole('link')?.getAttribute('href'))
  expect(links).toEqual(['/mentorship-requests', '/mentor/12', page, undefined, undefined])
})

const conversation = (databaseId: number, unreadCount: number, more: object = {}) => ({
  id: `c${databaseId}`,
  databaseId,
  unreadCount,
  viewerSide: 'MENTEE',
  lastActivityAt: NOW,
  plan: { mentor: { databaseId: 7, name: 'Ananya Iyer' }, mentee: { name: 'Vikram Patil' } },
  ...more,
})

test('unread messages stand on top, a row for each conversation, the newest first, and lead there', async () => {
  const shown = show()
  await screen.findByText('Loading notifications...')
  const mentor = { viewerSide: 'MENTOR', lastActivityAt: '2026-11-21T06:29:00.000Z' }
  await answer(shown, [notification(1)], 'MENTOR', [
    conversation(3, 0),
    conversation(4, 1, { lastActivityAt: '2026-11-21T06:00:00.000Z' }),
    conversation(5, 3, mentor),
  ])
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
    '3 new messages from Vikram Patil',
    '1 new message from Ananya Iyer',
    'Title 1',
  ])
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.slice(0, 2)).toEqual(['/mentor-dashboard?tab=inbox&conversation=5', '/mentor/7?chat=open'])
})

test('at most five conversations, also without a notification', async () => {
  const shown = show()
  await screen.findByText('Loading notifications...')
  await answer(
    shown,
    [],
    'MENTEE',
    [1, 2, 3, 4, 5, 6].map((id) => conversation(id, 1)),
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByText('No notifications yet')).toBeNull()
})

test('an unread one that leads nowhere is marked, and the panel closes with the focus on the bell', async () => {
  const shown = show()
  await screen.findByText('Loading notifications...')
  await answer(shown, [notification(8, { isRead: false })])
  await userEvent.click(screen.getByRole('button', { name: /^New: Title 8/ }))
  expect(shown.environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { notificationId: 8 } })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Bell')
  expect(shown.router.state.location.pathname).toBe('/here')
})

test('opened again it shows what it knows while it asks; an answer older than a change is asked for anew', async () => {
  const shown = show()
  await screen.findByText('Loading notifications...')
  await answer(shown, [notification(1)])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Bell' }))
  expect(screen.getByRole('listitem').textContent).toContain('Title 1')
  act(() => noteEvent(NOTIFICATIONS, 'DELETED'))
  await answer(shown, [notification(1)])
  await vi.waitFor(() => expect(shown.environment.mock.getAllOperations()).toHaveLength(1))
  await answer(shown, [notification(2), notification(1)])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(shown.environment.mock.getAllOperations()).toHaveLength(0)
})

test('opened again without a network it keeps what it knows, and says so quietly', async () => {
  const shown = show()
  await screen.findByText('Loading notifications...')
  await answer(shown, [notification(1)])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Bell' }))
  act(() => shown.environment.mock.rejectMostRecentOperation(new Error('No network')))
  expect(screen.getByRole('listitem').textContent).toContain('Title 1')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Couldn’t check for updates.')).not.toBeNull()
})
