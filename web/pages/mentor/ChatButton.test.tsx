import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { commitLocalUpdate, graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ChatButtonTestQuery } from '../../__generated__/ChatButtonTestQuery.graphql.ts'
import { CONVERSATIONS } from '../../features/chat/conversationsTopic.ts'
import { serverTime } from '../../lib/clock.ts'
import { RequestError } from '../../lib/errors.ts'
import { currentToast, dismissToast } from '../../lib/toasts.ts'
import { connectionLost, noteEvent } from '../../relay/live.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { ChatButton, ChatDoor } from './ChatButton.tsx'

const preload = vi.hoisted(() => vi.fn())
vi.mock('./chat/ChatPane.tsx', async (original) => ({
  ...(await original<object>()),
  ChatPane: Object.assign(() => <section aria-label="The conversation" />, { preload }),
}))

const query = graphql`
  query ChatButtonTestQuery {
    mentor(id: 1) {
      ...ChatButton_mentor
    }
    viewer {
      type
    }
  }
`

function Profile({ queryRef }: { queryRef: PreloadedQuery<ChatButtonTestQuery> }) {
  const { mentor, viewer } = usePreloadedQuery<ChatButtonTestQuery>(query, queryRef)
  return mentor && <ChatButton mentorKey={mentor} viewerType={viewer?.type ?? null} />
}

const user = userEvent.setup()
const ananya = { id: 'mentor:1', databaseId: 1, name: 'Ananya Iyer', available: true, viewerConversation: null }
const conversation = { id: 'c3', databaseId: 3, unreadCount: 2, viewerSide: 'MENTEE' }
const plan = (databaseId: number, startDate: string, endDate: string, mentorId = 1) => ({
  node: {
    id: `p${databaseId}`,
    databaseId,
    startDate,
    endDate,
    mentor: { id: `mentor:${mentorId}`, databaseId: mentorId },
  },
})

/** By the server; the device is a day behind. */
const SERVER_NOW = '2026-11-22T04:30:00.000Z'

beforeAll(async () => void (await ChatDoor.load()))
beforeEach(connectionLost)
afterEach(() => {
  vi.useRealTimers()
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
})

interface Shown {
  /** Null for a visitor. */
  type?: string | null
  mentor?: object
  address?: string
}

async function show({ type = 'MENTEE', mentor = {}, address = '/mentor/1' }: Shown = {}) {
  // Awaited: what is open from the start waits for its code.
  const page = await act(async () =>
    renderScreen<ChatButtonTestQuery>({
      address,
      path: '/mentor/:id',
      query,
      variables: {},
      Screen: Profile,
      answer: { Query: () => ({ viewer: type && { id: 'viewer', type } }), Mentor: () => ({ ...ananya, ...mentor }) },
    }),
  )
  const asked = () =>
    page.environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === 'freshChatQuery')
  return {
    ...page,
    asked,
    /** Answers what the dialog asks. */
    async answers(given: object, plans: object[] = []): Promise<void> {
      await waitFor(() => expect(asked()).toHaveLength(1))
      const [operation] = asked()
      await act(async () =>
        page.environment.mock.resolve(
          operation!,
          MockPayloadGenerator.generate(operation!, {
            Query: () => ({ mentor: { ...ananya, ...given } }),
            Site: () => ({ now: SERVER_NOW }),
            Viewer: () => ({ id: 'viewer', type }),
            ViewerPlansConnection: () => ({ edges: plans }),
          }),
        ),
      )
      await waitFor(() => expect(screen.queryByText('Loading the chat')).toBeNull())
    },
  }
}

const button = () => screen.getByRole('button', { name: /^Chat with Ananya Iyer/, hidden: true })
const where = ({ router }: Pick<Awaited<ReturnType<typeof show>>, 'router'>) => router.state.location.search

test.each([
  [null, 'Chat with Ananya Iyer'],
  [{ ...conversation, unreadCount: 0 }, 'Chat with Ananya Iyer'],
  [conversation, 'Chat with Ananya Iyer, 2 unread'],
])('with the conversation %j it is called "%s"', async (viewerConversation, name) => {
  await show({ mentor: { viewerConversation } })
  expect(button().getAttribute('aria-label')).toBe(name)
})

test.each(['MENTOR', 'COMMUNITY'])('a member of type %s is told that chat is for mentees, and stays', async (type) => {
  const page = await show({ type, address: '/mentor/1?package=advanced' })
  await user.click(button())
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Access Restricted',
      description: 'Chat feature is only available for mentees.',
    }),
  )
  await waitFor(() => expect(where(page)).toBe('?package=advanced'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a visitor is told so too, and comes back to the chat after logging in', async () => {
  await show({ type: null, address: '/mentor/1?package=advanced' })
  await user.click(button())
  const dialog = await screen.findByRole('dialog', { name: 'Chat with Ananya Iyer' })
  expect(dialog.textContent).toContain('Access Restricted')
  expect(dialog.textContent).toContain('Chat feature is only available for mentees.')
  const link = screen.getByRole('link', { name: 'Log in' }).getAttribute('href') ?? ''
  const { searchParams } = new URL(link, 'https://own.example')
  expect([searchParams.get('as'), searchParams.get('returnTo')]).toEqual([
    'mentee',
    '/mentor/1?package=advanced&chat=open',
  ])
})

test('who has just logged in sees it load, whatever the store has of the visitor', async () => {
  const page = await show({ mentor: { viewerConversation: conversation } })
  // As a login does.
  commitLocalUpdate(page.environment, (store) => store.invalidateStore())
  await user.click(button())
  expect(await screen.findByText('Loading the chat')).toBeTruthy()
  await page.answers({ viewerConversation: conversation })
  expect(await screen.findByRole('region', { name: 'The conversation' })).toBeTruthy()
})

test('without a package: locked, with the way to buy it', async () => {
  const page = await show({ address: '/mentor/1?chat=open' })
  expect(await screen.findByText('Loading the chat')).toBeTruthy()
  await page.answers({})
  const words = screen.getByRole('dialog').textContent
  expect(words).toContain('Chat Locked')
  expect(words).toContain('Chat unlocks after purchasing the Advanced Mentorship Package.')
  expect(screen.getByRole('link', { name: 'Book the Advanced package' }).getAttribute('href')).toBe(
    '/booking/1?package=advanced',
  )
})

test('locked, of a mentor who cannot be booked now: says so instead', async () => {
  const page = await show({ address: '/mentor/1?chat=open' })
  await page.answers({ available: false })
  expect(screen.getByText('Ananya Iyer is busy and is not taking bookings right now.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  [conversation, 1],
  [null, 0],
])(
  'with the conversation %j the code of the chat is loaded %i times while the server is asked',
  async (known, times) => {
    preload.mockClear()
    const page = await show({ mentor: { viewerConversation: known }, address: '/mentor/1?chat=open' })
    await waitFor(() => expect(page.asked()).toHaveLength(1))
    expect(preload).toHaveBeenCalledTimes(times)
  },
)

test('the chat is in the address: going back closes it, and so does Escape', async () => {
  const page = await show({ mentor: { viewerConversation: conversation }, address: '/mentor/1?package=advanced' })
  await user.click(button())
  expect(where(page)).toBe('?package=advanced&chat=open')
  await page.answers({ viewerConversation: conversation })
  expect(await screen.findByRole('region', { name: 'The conversation' })).toBeTruthy()
  await act(() => page.router.navigate(-1))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(button())
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(where(page)).toBe('?package=advanced'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button())
  // No step is left that would open it again.
  await act(() => page.router.navigate(1))
  expect(where(page)).toBe('?package=advanced&chat=open')
})

test('opened by a link it closes in place: going back leads where the person came from', async () => {
  const page = await show({ address: '/mentor/1?chat=open&package=advanced' })
  await page.answers({ viewerConversation: conversation })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(where(page)).toBe('?package=advanced'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button()))
})

test('a failure says so and is tried again', async () => {
  const page = await show({ address: '/mentor/1?chat=open' })
  await waitFor(() => expect(page.asked()).toHaveLength(1))
  await act(async () => page.environment.mock.reject(page.asked()[0]!, new RequestError('broken', 'No')))
  expect(await screen.findByRole('alert')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await page.answers({ viewerConversation: conversation })
  expect(await screen.findByRole('region', { name: 'The conversation' })).toBeTruthy()
})

test('who has just paid reads access that was not there before', async () => {
  const page = await show({ address: '/mentor/1?chat=open' })
  await page.answers({})
  expect(screen.getByText('Chat Locked')).toBeTruthy()
  act(() => noteEvent(CONVERSATIONS, 'STARTED'))
  await page.answers({ viewerConversation: conversation })
  expect(await screen.findByRole('region', { name: 'The conversation' })).toBeTruthy()
  expect(screen.queryByText('Chat Locked')).toBeNull()
  expect(button().getAttribute('aria-label')).toBe('Chat with Ananya Iyer, 2 unread')
})

test('access is read every 30 seconds while no changes arrive, and not while they do', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const page = await show({ address: '/mentor/1?chat=open' })
  await page.answers({})
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await page.answers({})
  act(() => noteEvent(CONVERSATIONS, 'STARTED'))
  await page.answers({})
  await act(() => vi.advanceTimersByTimeAsync(90_000))
  expect(page.asked()).toHaveLength(0)
})

test('of several packages the newest is open, and an earlier one can be read', async () => {
  const page = await show({ address: '/mentor/1?chat=open' })
  const plans = [
    plan(3, '2026-11-01', '2026-12-01'),
    plan(2, '2026-10-01', '2026-10-31'),
    plan(1, '2026-10-01', '2026-10-31', 8),
  ]
  await page.answers({ viewerConversation: conversation }, plans)
  const select = screen.getByRole('combobox', { name: 'Conversation' })
  expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Package of 1 Nov 2026 to 30 Nov 2026',
    'Package of 1 Oct 2026 to 30 Oct 2026',
  ])
  await user.selectOptions(select, '2')
  await waitFor(() => {
    const { request } = page.environment.mock.getMostRecentOperation()
    expect([request.node.params.name, request.variables]).toEqual(['ChatDialogQuery', { id: 2 }])
  })
})

test('with one package there is nothing to choose', async () => {
  const page = await show({ address: '/mentor/1?chat=open' })
  await page.answers({ viewerConversation: conversation }, [plan(3, '2026-11-01', '2026-12-01')])
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('what the chat shows of time goes by the server, whatever day it is on the device', async () => {
  const page = await show({ mentor: { viewerConversation: conversation }, address: '/mentor/1?chat=open' })
  await page.answers({ viewerConversation: conversation })
  expect(serverTime().toISOString().slice(0, 10)).toBe(SERVER_NOW.slice(0, 10))
})
