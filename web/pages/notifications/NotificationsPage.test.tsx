import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import query, { type NotificationsPageQuery } from '../../__generated__/NotificationsPageQuery.graphql.ts'
import type { NotificationCardMutation } from '../../__generated__/NotificationCardMutation.graphql.ts'
import type { MarkAllAsReadMutation } from '../../__generated__/MarkAllAsReadMutation.graphql.ts'
import { NOTIFICATIONS } from '../../features/notifications/notificationStore.ts'
import { currentToast } from '../../lib/toasts.ts'
import { noteEvent } from '../../relay/live.ts'
import { answerMutation, refused, type MutationAnswer } from '../../testing/answers.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { NotificationsPage } from './NotificationsPage.tsx'

const NOW = new Date('2026-11-21T06:30:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()

/** What the mutations answer of who asks. */
const VIEWER = {
  id: 'viewer:mentee:1',
  type: 'MENTEE' as const,
  unreadNotifications: 1,
  unreadMessages: 0,
  notifications: { edges: [] },
}

function notification(databaseId: number, more: object = {}) {
  return {
    id: `n${databaseId}`,
    databaseId,
    type: 'GENERAL',
    title: `Title ${databaseId}`,
    message: 'Message',
    link: null,
    isRead: true,
    createdAt: ago(0),
    ...more,
  }
}

function show(nodes: object[], { unread = 0, hasNextPage = false, type = 'MENTEE' } = {}) {
  return renderScreen<NotificationsPageQuery>({
    address: '/notifications',
    path: '/notifications',
    query,
    variables: {},
    Screen: NotificationsPage,
    answer: {
      Site: () => ({ now: NOW.toISOString() }),
      Viewer: () => ({ id: 'viewer:mentee:1', type, unreadNotifications: unread }),
      ViewerNotificationsConnection: () => ({
        edges: nodes.map((node) => ({ node })),
        pageInfo: { hasNextPage, endCursor: '1' },
      }),
    },
  })
}

test('each card says what it is about, how long ago, and whether it is new', async () => {
  show(
    [
      notification(7, { type: 'BOOKING', isRead: false, createdAt: ago(12), link: '/booking/12?confirmed=41' }),
      notification(6, { type: 'PAYMENT', createdAt: ago(60) }),
      notification(5, { type: 'WORKSHOP', createdAt: ago(48 * 60), link: '/workshop-registration/1' }),
      notification(4, { type: 'REQUEST_APPROVED', createdAt: ago(8 * 24 * 60) }),
      notification(3, { type: 'MADE_BY_A_NEWER_SERVER' }),
    ],
    { unread: 1 },
  )
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('All Notifications1 unread')
  const cards = screen.getAllByRole('listitem')
  const seen = cards.map((card) => card.textContent)
  expect(seen[0]).toMatch(/^BookingNew12 minutes agoTitle 7MessageView details Title 7/)
  expect(seen[1]).toMatch(/^Payment1 hour ago/)
  expect(seen[2]).toMatch(/^Workshop2 days ago/)
  expect(seen[3]).toMatch(/^General1 week ago/)
  expect(seen[4]).toMatch(/^General/)
  expect(within(cards[0]!).getByRole('link').getAttribute('href')).toBe('/booking/12?confirmed=41')
  expect(within(cards[1]!).queryByRole('link')).toBeNull()
  expect(within(cards[2]!).getByRole('link').getAttribute('href')).toBe('/workshop-registration/1')
  expect(within(cards[1]!).queryByRole('button', { name: /^Mark as read/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('nothing: says so, with a next step', async () => {
  show([])
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('No notifications')
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  expect((screen.getByRole('button', { name: 'Configure Settings (Coming Soon)' }) as HTMLButtonElement).disabled).toBe(
    true,
  )
})

test.each([
  ['MENTEE', /^Replies to your requests/, 'Find Mentors', '/find-mentors'],
  ['MENTOR', /^New requests and bookings/, 'Mentor Dashboard', '/mentor-dashboard'],
])('to a %s says what comes there for them', (type, text, label, to) => {
  show([], { type })
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(to)
})

test('with nothing unread the button for all stays, and does nothing', async () => {
  const { environment } = show([notification(2)])
  const button = await screen.findByRole('button', { name: 'Mark all as read' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  const names = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)
  expect(names).not.toContain('MarkAllAsReadMutation')
})

test('all are marked up to the newest on screen, which the answer does not list', async () => {
  const { environment } = show([notification(9, { isRead: false }), notification(8, { isRead: false })], { unread: 2 })
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  const operation = environment.mock.getMostRecentOperation()
  expect(operation.request.variables).toEqual({ input: { upTo: 9 } })
  await answerMutation<MarkAllAsReadMutation>(environment, {
    markAllNotificationsRead: { __typename: 'MarkAllNotificationsReadPayload', upTo: 8, viewer: VIEWER },
  })
  const cards = screen.getAllByRole('listitem')
  expect(within(cards[0]!).queryByText('New')).not.toBeNull()
  expect(within(cards[1]!).queryByText('New')).toBeNull()
})

/** The server's list, newest first, as the next question under way is answered with it. */
function answer({ environment }: ReturnType<typeof show>, nodes: object[], hasNextPage = false): void {
  const operation = environment.mock.getMostRecentOperation()
  act(() =>
    environment.mock.resolve(
      operation,
      MockPayloadGenerator.generate(operation, {
        Site: () => ({ now: NOW.toISOString() }),
        Viewer: () => ({ id: 'viewer:mentee:1', unreadNotifications: 0 }),
        ViewerNotificationsConnection: () => ({
          edges: nodes.map((node) => ({ node })),
          pageInfo: { hasNextPage, endCursor: '1' },
        }),
      }),
    ),
  )
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const reconnect = () => act(() => noteEvent(NOTIFICATIONS, 'STARTED'))
const asked = ({ environment }: ReturnType<typeof show>) =>
  // The page's own question, answered ahead, stays on the list.
  environment.mock
    .getAllOperations()
    .slice(1)
    .map(({ request }) => request.variables)

test('a deleted one is gone, also when another tab was first; one that the server keeps stays', async () => {
  const { environment } = show([notification(9), notification(8)])
  type Answer = MutationAnswer<NotificationCardMutation>['deleteNotification']
  async function remove(title: string, deleteNotification: Answer): Promise<void> {
    await userEvent.click(await screen.findByRole('button', { name: `Delete notification: ${title}` }))
    act(() => void dispatchEvent(new Event('pagehide')))
    await answerMutation<NotificationCardMutation>(environment, { deleteNotification })
  }
  await remove('Title 9', refused('NotSignedInError', 'Please log in to continue.'))
  expect(titles()).toEqual(['Title 9', 'Title 8'])
  expect(currentToast()).toMatchObject({ title: 'Notification not deleted', tone: 'destructive' })
  await remove('Title 9', { __typename: 'DeleteNotificationPayload', viewer: VIEWER })
  expect(titles()).toEqual(['Title 8'])
  await remove('Title 8', refused('NotFoundError', 'Notification not found'))
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No notifications')
})

test('when the connection is back the list is read again, as far as it was loaded', async () => {
  const shown = show([notification(2), notification(1)])
  await screen.findByText('Title 2')
  reconnect()
  expect(asked(shown)).toEqual([expect.objectContaining({ first: 20 })])
  answer(shown, [notification(3), notification(2), notification(1)])
  expect(titles()).toEqual(['Title 3', 'Title 2', 'Title 1'])
})

test('a refresh that fails leaves the list, says so once, and is tried again when the network is back', async () => {
  const shown = show([notification(2)])
  await screen.findByText('Title 2')
  for (const _time of [1, 2]) {
    reconnect()
    act(() => shown.environment.mock.rejectMostRecentOperation(new Error('No network')))
    expect(titles()).toEqual(['Title 2'])
    expect(screen.getAllByText('Couldn’t check for updates.')).toHaveLength(1)
  }
  act(() => void dispatchEvent(new Event('online')))
  answer(shown, [notification(3), notification(2)])
  expect(titles()).toEqual(['Title 3', 'Title 2'])
  expect(screen.queryByText('Couldn’t check for updates.')).toBeNull()
})

test('what was told while the answer was on its way has the list read once more', async () => {
  const shown = show([notification(2)])
  await screen.findByText('Title 2')
  reconnect()
  act(() => noteEvent(NOTIFICATIONS, 'DELETED'))
  answer(shown, [notification(2)])
  expect(asked(shown)).toHaveLength(1)
  answer(shown, [notification(1)])
  expect(titles()).toEqual(['Title 1'])
  expect(asked(shown)).toEqual([])
})

test('a press on Load more while the list is read again is not lost', async () => {
  const shown = show([notification(9), notification(8)], { hasNextPage: true })
  await screen.findByText('Title 9')
  reconnect()
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(asked(shown)).toHaveLength(1)
  answer(shown, [notification(9), notification(8)], true)
  expect(asked(shown)).toEqual([expect.objectContaining({ first: 20, after: '1' })])
  answer(shown, [notification(7)])
  expect(titles()).toEqual(['Title 9', 'Title 8', 'Title 7'])
  expect(document.activeElement?.textContent).toBe('All loaded')
})

test('a page that is loaded stays when the list is read again', async () => {
  const shown = show([notification(9), notification(8)], { hasNextPage: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  answer(shown, [notification(7), notification(6)], true)
  reconnect()
  answer(shown, [notification(10), notification(9), notification(8)], true)
  expect(titles()).toEqual(['Title 10', 'Title 9', 'Title 8', 'Title 7', 'Title 6'])
})

test('a deleted one goes at once with its place in the count, can be had back, and is deleted after that time', async () => {
  const shown = show([notification(2, { isRead: false }), notification(1)], { unread: 1 })
  const deletions = () => asked(shown).filter((variables) => 'input' in variables)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete notification: Title 2' }))
  expect(titles()).toEqual(['Title 1'])
  expect(document.activeElement?.textContent).toBe('Title 1')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All Notifications')
  expect(currentToast()).toMatchObject({ title: 'Notification deleted', action: { label: 'Undo' } })
  act(() => currentToast()?.action?.run())
  expect(titles()).toEqual(['Title 2', 'Title 1'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All Notifications1 unread')
  await userEvent.click(screen.getByRole('button', { name: 'Delete notification: Title 2' }))
  expect(deletions()).toEqual([])
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(deletions()).toEqual([{ input: { notificationId: 2 } }])
})

test('a deletion that the server refuses brings it back', async () => {
  const shown = show([notification(2)])
  await userEvent.click(await screen.findByRole('button', { name: 'Delete notification: Title 2' }))
  act(() => void dispatchEvent(new Event('pagehide')))
  await act(async () => shown.environment.mock.rejectMostRecentOperation(new Error('No network')))
  expect(titles()).toEqual(['Title 2'])
  expect(currentToast()).toMatchObject({ title: 'Notification not deleted' })
})
